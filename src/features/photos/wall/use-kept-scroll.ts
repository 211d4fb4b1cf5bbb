import { useRouterState } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

/** By history entry. */
const positions = new Map<string, number>();

/**
 * Restores the scroll position. The router does so when a page is first shown, when a wall that still loads is too short.
 */
export function useKeptScroll(): void {
  const key = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  useLayoutEffect(() => {
    const kept = positions.get(key);
    if (kept !== undefined) scrollTo({ top: kept, behavior: 'instant' });
    // On the way to another page the router scrolls up, while the wall may still be there.
    const note = () => window.history.state?.__TSR_key === key && positions.set(key, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key]);
}
