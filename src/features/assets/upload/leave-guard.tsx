import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';

// Rarely needed, and an overlay: it comes when it is.
const LeaveDialog = lazy(() =>
  import('./leave-dialog').then(({ LeaveDialog }) => ({ default: LeaveDialog })),
);

/** Leaving would stop what is still being sent: asks first. Closing the tab asks in the browser's own words. */
export function LeaveGuard({ busy }: { busy: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => busy && current.pathname !== next.pathname,
    enableBeforeUnload: busy,
    withResolver: true,
  });
  // When everything is there, there is nothing left to ask.
  useEffect(() => {
    if (status === 'blocked' && !busy) proceed();
  }, [status, busy, proceed]);
  if (status !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveDialog onStay={reset} onLeave={proceed} />
    </Suspense>
  );
}
