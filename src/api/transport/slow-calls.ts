// Calls have no time limit (product-spec section 9), so one may hang. After some seconds the user is told, and can
// cancel it.
import { createListeners } from '~/lib/listeners';

const SLOW_MS = 8000;

const slow = new Set<AbortController>();
const listeners = createListeners();

export const onSlowCalls = listeners.subscribe;

/** The number of calls that take long. */
export const slowCalls = (): number => slow.size;

/** Aborts the calls that take long. */
export function cancelSlowCalls(): void {
  for (const call of slow) call.abort();
}

/** Watches a call until `end`. Its signal aborts when the user cancels it. */
export function watchCall(): { signal: AbortSignal; end: () => void } {
  const call = new AbortController();
  const timer = setTimeout(() => {
    slow.add(call);
    listeners.notify();
  }, SLOW_MS);
  return {
    signal: call.signal,
    end() {
      clearTimeout(timer);
      if (slow.delete(call)) listeners.notify();
    },
  };
}
