import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheck } from '@tabler/icons-react';
import { countUploads } from './count-uploads';
import styles from './upload.module.css';
import type { Upload } from './upload-queue';

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
  const { impossible: refused, ...counts } = countUploads(uploads);
  const { done, existing, canceled, waiting, failed, underway, total } = counts;
  /** They are sent, and the bar says so. */
  const checked = uploads.filter(({ state }) => state.status === 'sending' && state.sent === 1).length;
  const impossible = refused + unusable;
  const isOver = done + existing > 0 && done === total;
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
