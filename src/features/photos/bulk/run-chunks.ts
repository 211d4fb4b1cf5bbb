/** How far work on many photos is. */
export interface Progress {
  done: number;
  total: number;
}

export interface Run {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** The contract's most for one call. */
const AT_ONCE = 200;

/**
 * Does something to many photos, a call for as many as it takes. What is done when it is called off stays done.
 * @returns the answers so far
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

/** Does something to each of many things, a few at a time. @returns the outcomes so far */
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
