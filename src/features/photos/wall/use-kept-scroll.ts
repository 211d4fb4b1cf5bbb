import { useRouterState } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

/** By entry of the history. */
const positions = new Map<string, number>();

/**
 * Comes back to where somebody was. The router restores a position when a page is shown, and while the wall is on its
 * way its page is too short for that.
 */
export function useKeptScroll(): void {
  const key = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  useLayoutEffect(() => {
    const kept = positions.get(key);
    if (kept !== undefined) scrollTo({ top: kept, behavior: 'instant' });
    const note = () => positions.set(key, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key]);
}
