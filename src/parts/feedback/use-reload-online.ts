import { useEffect } from 'react';
import { isBackgroundBusy, onBackgroundTask } from '~/session/background-task';

/** Loads the page again once it can: the browser remembers a failed import until then. Uploads are finished first. */
export function useReloadOnline(): void {
  useEffect(() => {
    const reload = () => {
      if (navigator.onLine && !isBackgroundBusy()) location.reload();
    };
    addEventListener('online', reload);
    const stop = onBackgroundTask(reload);
    return () => {
      removeEventListener('online', reload);
      stop();
    };
  }, []);
}
