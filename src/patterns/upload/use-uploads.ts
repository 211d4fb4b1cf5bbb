import { useSelector } from '@tanstack/react-store';
import { useEffect } from 'react';
import type { Upload, UploadQueue } from './upload-queue';
import { uploadView } from './upload-view';

/** The files of a queue. What waits for the network continues with it; the rest is canceled with the component. */
export function useUploads<Target>(queue: UploadQueue<Target>): readonly Upload<Target>[] {
  useEffect(() => {
    const resume = () => queue.retry(uploadView(queue.uploads.get()).ids.offline);
    window.addEventListener('online', resume);
    return () => {
      window.removeEventListener('online', resume);
      queue.cancel(uploadView(queue.uploads.get()).ids.unfinished);
    };
  }, [queue]);
  return useSelector(queue.uploads);
}
