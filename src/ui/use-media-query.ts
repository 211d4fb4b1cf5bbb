import { useSyncExternalStore } from 'react';

/** Whether a media query matches, now and after each change. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listen) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listen);
      return () => media.removeEventListener('change', listen);
    },
    () => window.matchMedia(query).matches,
  );
}
