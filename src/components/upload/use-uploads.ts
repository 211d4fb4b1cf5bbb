import { useEffect, useSyncExternalStore } from 'react';
import { awaitsConnection, type Upload, type UploadQueue } from './upload-queue';

/** The files of a queue. What waits for the network continues with it; the rest is canceled with the component. */
export function useUploads<Type>(queue: UploadQueue<Type>): readonly Upload<Type>[] {
  useEffect(() => {
    const resume = () => {
      for (const upload of queue.list()) if (awaitsConnection(upload)) queue.retry(upload.id);
    };
    window.addEventListener('online', resume);
    return () => {
      window.removeEventListener('online', resume);
      queue.cancelAll();
    };
  }, [queue]);
  return useSyncExternalStore(queue.subscribe, queue.list);
}
