import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import type { LeaveWords } from './leave-dialog';

// Rarely needed, and an overlay: it comes when it is.
const LeaveDialog = lazy(() =>
  import('./leave-dialog').then(({ LeaveDialog }) => ({ default: LeaveDialog })),
);

export interface Place {
  pathname: string;
  search: object;
}

interface LeaveGuardProps {
  /** Whether leaving would lose something. */
  busy: boolean;
  words: LeaveWords;
  /** Whether another search of the same path is another place too. */
  bySearch?: boolean;
  /** Whether a place still shows what would be lost, as another tab of the same form does. */
  contains?: (place: Place) => boolean;
}

/** Leaving would lose something: asks first. Closing the tab asks in the browser's own words. */
export function LeaveGuard({ busy, words, bySearch = false, contains }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      busy &&
      !contains?.(next) &&
      (current.pathname !== next.pathname ||
        (bySearch && JSON.stringify(current.search) !== JSON.stringify(next.search))),
    enableBeforeUnload: busy,
    withResolver: true,
  });
  // When nothing can be lost any more, there is nothing left to ask.
  useEffect(() => {
    if (status === 'blocked' && !busy) proceed();
  }, [status, busy, proceed]);
  if (status !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveDialog words={words} onStay={reset} onLeave={proceed} />
    </Suspense>
  );
}
