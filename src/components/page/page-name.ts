import { useEffect } from 'react';
import { createListeners } from '~/lib/listeners';

const listeners = createListeners();
let current: string | null = null;

/** The name of what the page shows, for the title of the tab. */
export const pageName = { subscribe: listeners.subscribe, current: () => current };

/** Names the page for as long as it is on the screen. */
export function usePageName(name: string): void {
  useEffect(() => {
    current = name;
    listeners.notify();
    return () => {
      current = null;
      listeners.notify();
    };
  }, [name]);
}
