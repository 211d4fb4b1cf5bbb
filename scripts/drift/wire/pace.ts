import { setTimeout as sleep } from 'node:timers/promises';

export interface Pace {
  /** Resolves when the next request may start, or at once when the run is stopped; in the order of asking. */
  turn(): Promise<void>;
  /** Nobody starts for so long, in milliseconds: the target asked for it. */
  hold(ms: number): void;
}

/** @param perSecond starts in a second, at even distances; undefined for no limit */
export function createPace(perSecond: number | undefined, stopped: AbortSignal): Pace {
  const interval = perSecond === undefined ? 0 : 1000 / perSecond;
  let next = 0;
  let queue = Promise.resolve();

  async function wait(): Promise<void> {
    // A hold may have come while it slept.
    for (let ms = next - performance.now(); ms > 0 && !stopped.aborted; ms = next - performance.now()) {
      await sleep(ms, undefined, { signal: stopped }).catch((error: unknown) => {
        if (!stopped.aborted) throw error;
      });
    }
    next = Math.max(next, performance.now()) + interval;
  }

  return {
    turn() {
      queue = queue.then(wait);
      return queue;
    },
    hold(ms) {
      next = Math.max(next, performance.now() + ms);
    },
  };
}
