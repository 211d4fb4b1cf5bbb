import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Button } from '~/ui/button';
import { Summary } from './summary';
import styles from './upload.module.css';
import { awaitsConnection, isRetryable, isUnderway, type UploadQueue } from './upload-queue';
import { UploadRow } from './upload-row';

interface QueuedUploadsProps<Type> {
  queue: Omit<UploadQueue<Type>, 'add'>;
  /** Names what a file is uploaded as. */
  kindOf?: (type: Type) => string;
  /** The number of chosen files that cannot be uploaded. */
  unusable?: number;
  /** Between the summary and the files. */
  children?: ReactNode;
}

/** The files of a queue with their status. */
export function QueuedUploads<Type>(props: QueuedUploadsProps<Type>) {
  const { queue, kindOf, unusable = 0, children } = props;
  const uploads = useSyncExternalStore(queue.subscribe, queue.list);
  // What waits for the network continues with it.
  useEffect(() => {
    const resume = () => {
      for (const upload of queue.list()) if (awaitsConnection(upload)) queue.retry(upload.id);
    };
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [queue]);
  if (uploads.length === 0) return null;
  const failed = uploads.filter(
    (upload) => upload.state.status === 'refused' && isRetryable(upload) && !awaitsConnection(upload),
  );
  // What failed comes first once all was tried, and stays there while it is sent again.
  const isFirstTry = uploads.some((upload) => isUnderway(upload) && !upload.isRetry);
  const first = uploads.filter((upload) => upload.isRetry || failed.includes(upload));
  const rows = isFirstTry ? uploads : [...new Set([...first, ...uploads])];
  return (
    <>
      <div className={styles.summary}>
        <Summary uploads={uploads} unusable={unusable} />
        {failed.length > 1 && (
          <Button variant="secondary" size="s" onClick={() => failed.map(({ id }) => queue.retry(id))}>
            <Trans>Try all again</Trans>
          </Button>
        )}
        {uploads.some(isUnderway) && (
          <Button variant="secondary" size="s" onClick={() => queue.cancelAll()}>
            <Trans>Cancel all</Trans>
          </Button>
        )}
      </div>
      {children}
      <ul className={styles.list}>
        {rows.map((upload) => (
          <UploadRow key={upload.id} upload={upload} kind={kindOf?.(upload.type)} queue={queue} />
        ))}
      </ul>
    </>
  );
}
