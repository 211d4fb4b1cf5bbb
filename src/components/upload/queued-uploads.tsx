import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useSyncExternalStore } from 'react';
import { formatPercent } from '~/lib/format';
import { Button } from '~/ui/button';
import { countUploads } from './count-uploads';
import { progressOf } from './progress-of';
import { Summary } from './summary';
import styles from './upload.module.css';
import {
  awaitsConnection,
  isRetryable,
  isUnderway,
  isUnfinished,
  type Upload,
  type UploadQueue,
} from './upload-queue';
import { UploadRow } from './upload-row';

interface QueuedUploadsProps<Type> {
  queue: Omit<UploadQueue<Type>, 'add'>;
  /** What a file is uploaded as, beside its size. */
  noteOf: (upload: Upload<Type>) => string;
  /** The number of chosen files that cannot be uploaded. */
  unusable?: number;
  /** Where all of them are uploaded to. */
  place?: string | undefined;
  /** Whether trying again what failed is what is left to do. */
  isNext?: boolean;
  /** Below the summary. */
  children?: ReactNode;
}

/** The files of a queue with their status. */
export function QueuedUploads<Type>(props: QueuedUploadsProps<Type>) {
  const { queue, noteOf, unusable = 0, place, isNext = true, children } = props;
  const { t, i18n } = useLingui();
  const uploads = useSyncExternalStore(queue.subscribe, queue.list);
  if (uploads.length === 0) return null;
  const refused = uploads.filter((upload) => upload.state.status === 'refused' && !awaitsConnection(upload));
  const failed = refused.filter(isRetryable);
  const canceled = uploads.filter(({ state }) => state.status === 'cancelled');
  const open = uploads.filter(isUnderway);
  const { done, existing, underway } = countUploads(uploads);
  const progress = progressOf(uploads);
  // The files that were added last come first. No row moves while files are sent, because the user may be
  // about to cancel one; what failed comes first once all was tried, and stays there until all is done.
  const isFirstTry = open.some(({ isRetry }) => !isRetry);
  const isOver = open.length + refused.length === 0;
  const isFirst = (upload: Upload<Type>) => upload.isRetry || refused.includes(upload);
  const top = isOver || isFirstTry ? [] : uploads.filter(isFirst);
  const rows = [...new Set([...top, ...uploads.toSorted((one, other) => other.batch - one.batch)])];
  // The second click of a double click on "Cancel all" is none on the button that comes in its place.
  const retry =
    (some: readonly Upload<Type>[]) =>
    ({ detail }: { detail: number }) => {
      if (detail < 2) for (const { id } of some) queue.retry(id);
    };
  return (
    <>
      <div className={styles.head}>
        <div className={styles.summary}>
          <Summary uploads={uploads} unusable={unusable} place={place} />
          {failed.length > 0 && (
            <Button
              variant={isNext && open.length === 0 ? 'primary' : 'secondary'}
              size="s"
              onClick={retry(failed)}
            >
              {failed.length > 1 ? <Trans>Try all again</Trans> : <Trans>Try again</Trans>}
            </Button>
          )}
          {/* A file that was canceled on purpose is not sent along with those that failed. */}
          {canceled.length > 0 && (
            <Button variant="secondary" size="s" onClick={retry(canceled)}>
              <Plural value={canceled.length} one="Upload # canceled file" other="Upload # canceled files" />
            </Button>
          )}
          {uploads.some(isUnfinished) && (
            <Button variant="secondary" size="s" onClick={() => queue.cancelAll()}>
              <Trans>Cancel all</Trans>
            </Button>
          )}
        </div>
        {underway > 0 && done + existing + underway > 1 && (
          <div className={styles.overall}>
            <progress className={styles.bar} {...progress} aria-label={t`Progress of all uploads`} />
            <span aria-hidden>{formatPercent(progress.value / progress.max, i18n.locale)}</span>
          </div>
        )}
        {children}
      </div>
      <ul className={styles.list}>
        {rows.map((upload) => (
          <UploadRow key={upload.id} upload={upload} note={noteOf(upload)} queue={queue} />
        ))}
      </ul>
    </>
  );
}
