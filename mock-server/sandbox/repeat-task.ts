// Background tasks that run repeatedly.

export interface RepeatedTask {
  /** Stops the task; resolves when the current round is done. */
  end(): Promise<void>;
}

/**
 * Runs a task, waits, and runs it again, even if a round fails.
 * @param everyMs pause after each round
 * @param log logs each error once, even if it repeats
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
