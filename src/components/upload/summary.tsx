import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheck } from '@tabler/icons-react';
import styles from './upload.module.css';
import {
  awaitsConnection,
  isExisting,
  isRetryable,
  isUnderway,
  isUploaded,
  type Upload,
} from './upload-queue';

interface SummaryProps {
  uploads: readonly Upload<unknown>[];
  /** The number of chosen files that cannot be uploaded. */
  unusable: number;
  /** Where all of them are uploaded to. */
  place: string | undefined;
}

/** The overall progress, announced when it changes. */
export function Summary({ uploads, unusable, place }: SummaryProps) {
  const { t } = useLingui();
  const count = (isCounted: (upload: Upload<unknown>) => boolean) => uploads.filter(isCounted).length;
  const done = count(isUploaded);
  const existing = count(isExisting);
  const canceled = count(({ state }) => state.status === 'cancelled');
  const waiting = count(awaitsConnection);
  const failed = count(isRetryable) - canceled - waiting;
  const underway = count(isUnderway);
  /** They are sent, and the bar says so. */
  const checked = count(({ state }) => state.status === 'sending' && state.sent === 1);
  const total = done + canceled + waiting + failed + underway;
  const impossible = uploads.length - total - existing + unusable;
  const isOver = done + existing > 0 && done + canceled === total;
  const parts = [];
  if (done + underway > 0) parts.push(t`${done} of ${total} uploaded`);
  if (existing > 0) parts.push(t`${existing} already there`);
  if (checked > 0) parts.push(t`${checked} finishing`);
  if (failed > 0) parts.push(t`${failed} failed`);
  if (canceled > 0) parts.push(t`${canceled} canceled`);
  if (waiting > 0) parts.push(t`${waiting} waiting`);
  if (impossible > 0)
    parts.push(
      t`${plural(impossible, { one: "# file can't be uploaded", other: "# files can't be uploaded" })}`,
    );
  return (
    <div role="status" tabIndex={-1} data-next-focus className={styles.progress}>
      {waiting > 0 && (
        <p>
          <Trans>You're offline. The uploads continue when you're online again.</Trans>
        </p>
      )}
      <p className={styles.counts} data-done={isOver || undefined}>
        {isOver && impossible === 0 && <IconCircleCheck size={18} aria-hidden />}
        {/* A number stays beside its word. */}
        {parts.map((part) => part.replace(' ', '\u00a0')).join(', ')}
      </p>
      {place && <p>{place}</p>}
    </div>
  );
}
