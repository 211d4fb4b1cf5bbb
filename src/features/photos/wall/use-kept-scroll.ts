import { useRouterState } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

/** By history entry. */
const positions = new Map<string, number>();

/**
 * Restores the scroll position. The router restores it when a page is first shown, when the wall
 * may be too short.
 */
export function useKeptScroll(): void {
  const key = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  useLayoutEffect(() => {
    const kept = positions.get(key);
    if (kept !== undefined) scrollTo({ top: kept, behavior: 'instant' });
    // During navigation, the router scrolls to the top while the wall may still be mounted.
    const note = () => window.history.state?.__TSR_key === key && positions.set(key, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key]);
}
