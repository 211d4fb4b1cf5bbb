// Work that is done again and again beside the calls.

export interface RepeatedTask {
  /** Does it no more; settles when the round that is under way is done. */
  end(): Promise<void>;
}

/**
 * Does a piece of work, waits, and does it again. A round that fails is not the last one.
 * @param everyMs how long it waits after each round
 * @param log hears of each trouble once, however often it comes back
 */
export function repeatTask(
  work: () => Promise<void>,
  everyMs: number,
  log: (trouble: string) => void,
): RepeatedTask {
  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  let lastTrouble = '';
  const round = async () => {
    try {
      await work();
      lastTrouble = '';
    } catch (error) {
      const trouble = error instanceof Error ? error.message : `${error}`;
      if (trouble !== lastTrouble) log(trouble);
      lastTrouble = trouble;
    }
    if (!ended) next();
  };
  let running = Promise.resolve();
  const next = () => {
    timer = setTimeout(() => {
      running = round();
    }, everyMs);
  };
  next();
  return {
    end: () => {
      ended = true;
      clearTimeout(timer);
      return running;
    },
  };
}
