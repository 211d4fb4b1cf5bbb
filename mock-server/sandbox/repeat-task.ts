// Background tasks that run repeatedly.

export interface RepeatedTask {
  /** When the current round began, in milliseconds since 1970; undefined between rounds. */
  readonly busySince?: number | undefined;
  /** Stops the task; resolves when the current round is done. */
  end(): Promise<void>;
}

/**
 * Runs a task, waits, and runs it again, even if a round fails.
 * @param work gets a signal that is aborted by `end`, for rounds that take long
 * @param everyMs pause after each round
 * @param log logs each error once, even if it repeats
 */
export function repeatTask(
  work: (ending: AbortSignal) => Promise<void>,
  everyMs: number,
  log: (trouble: string) => void,
): RepeatedTask {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let lastTrouble = '';
  let busySince: number | undefined;
  const round = async () => {
    busySince = Date.now();
    try {
      await work(ending.signal);
      lastTrouble = '';
    } catch (error) {
      const trouble = error instanceof Error ? error.message : `${error}`;
      if (trouble !== lastTrouble) log(trouble);
      lastTrouble = trouble;
    }
    busySince = undefined;
    if (!ending.signal.aborted) next();
  };
  let running = Promise.resolve();
  const next = () => {
    timer = setTimeout(() => {
      running = round();
    }, everyMs);
  };
  next();
  return {
    get busySince() {
      return busySince;
    },
    end: () => {
      ending.abort();
      clearTimeout(timer);
      return running;
    },
  };
}
