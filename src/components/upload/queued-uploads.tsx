import { Trans } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '~/ui/button';
import { Summary } from './summary';
import styles from './upload.module.css';
import { isUnderway, type UploadQueue } from './upload-queue';
import { UploadRow } from './upload-row';

interface QueuedUploadsProps<Type> {
  queue: Omit<UploadQueue<Type>, 'add'>;
  /** Names what a file is uploaded as. */
  kindOf?: (type: Type) => string;
}

/** The files of a queue with their status. */
export function QueuedUploads<Type>({ queue, kindOf }: QueuedUploadsProps<Type>) {
  const uploads = useSyncExternalStore(queue.subscribe, queue.list);
  // What waits for the network continues with it.
  useEffect(() => {
    const resume = () => {
      for (const { id, state } of queue.list())
        if (state.status === 'refused' && state.offline) queue.retry(id);
    };
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [queue]);
  if (uploads.length === 0) return null;
  return (
    <>
      <div className={styles.summary}>
        <Summary uploads={uploads} />
        {uploads.some(isUnderway) && (
          <Button variant="subtle" size="s" onClick={() => queue.cancelAll()}>
            <Trans>Cancel all</Trans>
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} kind={kindOf?.(upload.type)} queue={queue} />
        ))}
      </ul>
    </>
  );
}
