/** The progress of a bulk action. */
export interface Progress {
  done: number;
  total: number;
}

export interface Run {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** The contract's maximum for one call. */
const AT_ONCE = 200;

/**
 * Runs an action on many photos in chunks. Completed chunks are kept when it is canceled.
 * @returns the responses so far
 */
export async function runInChunks<T>(
  ids: readonly string[],
  call: (ids: string[]) => Promise<T>,
  { signal, onProgress }: Run,
): Promise<T[]> {
  const answers: T[] = [];
  for (let at = 0; at < ids.length && !signal.aborted; at += AT_ONCE) {
    onProgress({ done: at, total: ids.length });
    answers.push(await call(ids.slice(at, at + AT_ONCE)));
  }
  return answers;
}

/** Processes many items, a few at a time. @returns the results so far */
export async function runEach<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  { signal, onProgress }: Run,
  atOnce = 4,
): Promise<R[]> {
  const outcomes: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length && !signal.aborted) {
      const item = items[next];
      next += 1;
      if (item === undefined) continue;
      outcomes.push(await work(item));
      onProgress({ done: outcomes.length, total: items.length });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcomes;
}
