import { useEffect } from 'react';
import { hasUnsavedBackground } from '~/session/background-task';

/** Loads the page again once it can: the browser remembers a failed import until then. Uploads are finished first. */
export function useReloadOnline(): void {
  useEffect(() => {
    const reload = () => {
      if (navigator.onLine && !hasUnsavedBackground.get()) location.reload();
    };
    addEventListener('online', reload);
    const { unsubscribe } = hasUnsavedBackground.subscribe(reload);
    return () => {
      removeEventListener('online', reload);
      unsubscribe();
    };
  }, []);
}
