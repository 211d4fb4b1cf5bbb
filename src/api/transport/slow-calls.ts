// Calls have no time limit (product-spec section 9), so one may hang. After some seconds the user is told, and can
// cancel it.
import { Store } from '@tanstack/react-store';

const SLOW_MS = 8000;

/** The calls that take long. */
export const slowCalls = new Store<readonly AbortController[]>([]);

/** Aborts the calls that take long. */
export function cancelSlowCalls(): void {
  for (const call of slowCalls.get()) call.abort();
}

/** Watches a call until `end`. Its signal aborts when the user cancels it. */
export function watchCall(): { signal: AbortSignal; end: () => void } {
  const call = new AbortController();
  const timer = setTimeout(() => slowCalls.setState((calls) => [...calls, call]), SLOW_MS);
  return {
    signal: call.signal,
    end() {
      clearTimeout(timer);
      if (slowCalls.get().includes(call))
        slowCalls.setState((calls) => calls.filter((other) => other !== call));
    },
  };
}
