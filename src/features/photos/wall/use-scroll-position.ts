import { useRouter, useRouterState } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

/** By history entry. */
const positions = new Map<string, number>();

/**
 * Restores the scroll position. The router restores it when a page is first shown, when the wall
 * may be too short; and it scrolls to the top after a way back from a page that had not been shown yet.
 */
export function useScrollPosition(): void {
  const router = useRouter();
  const key = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  useLayoutEffect(() => {
    const kept = positions.get(key);
    const restore = () => kept !== undefined && scrollTo({ top: kept, behavior: 'instant' });
    restore();
    // After the router's own listener, and only for the way back.
    const stop = router.subscribe('onRendered', () => {
      stop();
      restore();
    });
    // During navigation, the router scrolls to the top while the wall may still be mounted.
    const note = () => window.history.state?.__TSR_key === key && positions.set(key, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => {
      stop();
      removeEventListener('scroll', note);
    };
  }, [key, router]);
}
