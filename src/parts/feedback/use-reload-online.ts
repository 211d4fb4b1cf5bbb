import { useEffect } from 'react';
import { backgroundBusy } from '~/session/background-task';

/** Loads the page again once it can: the browser remembers a failed import until then. Uploads are finished first. */
export function useReloadOnline(): void {
  useEffect(() => {
    const reload = () => {
      if (navigator.onLine && !backgroundBusy.get()) location.reload();
    };
    addEventListener('online', reload);
    const { unsubscribe } = backgroundBusy.subscribe(reload);
    return () => {
      removeEventListener('online', reload);
      unsubscribe();
    };
  }, []);
}
