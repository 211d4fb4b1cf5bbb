import { setTimeout as sleep } from 'node:timers/promises';

export interface Pace {
  /** Resolves in call order when the next request may start, or at once when the run is stopped. */
  turn(): Promise<void>;
  /** Pauses all requests because the target asked for it. */
  hold(ms: number): void;
}

/** @param perSecond requests per second, evenly spaced; undefined for no limit */
export function createPace(perSecond: number | undefined, stopped: AbortSignal): Pace {
  const interval = perSecond === undefined ? 0 : 1000 / perSecond;
  let next = 0;
  let queue = Promise.resolve();

  async function wait(): Promise<void> {
    // A pause may have started meanwhile.
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
