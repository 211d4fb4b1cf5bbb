/** Follows a run of many calls. */
export interface Run {
  /** Once aborted, no more calls start; completed ones are kept. */
  signal?: AbortSignal | undefined;
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/**
 * Makes a call for each item, so many at once. A failed call rejects the run.
 * @returns the results so far, in the order in which they came
 */
export async function runEach<T, R>(
  items: readonly T[],
  call: (item: T) => Promise<R>,
  { concurrency = 1, signal, onProgress }: Run & { concurrency?: number } = {},
): Promise<R[]> {
  const results: R[] = [];
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) {
      if (signal?.aborted) return;
      results.push(await call(item));
      onProgress?.(results.length, items.length);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}

/** The contract's maximum of ids in one call. */
const SIZE = 200;

/** Makes a call for each batch of items, one after the other. @returns the results so far */
export async function runInBatches<T, R>(
  items: readonly T[],
  call: (batch: T[]) => Promise<R>,
  { signal, onProgress }: Run = {},
): Promise<R[]> {
  const batches = Array.from({ length: Math.ceil(items.length / SIZE) }, (_, i) =>
    items.slice(i * SIZE, (i + 1) * SIZE),
  );
  return runEach(batches, call, {
    signal,
    onProgress: (done) => onProgress?.(Math.min(done * SIZE, items.length), items.length),
  });
}

/** The response of the contract's bulk calls. */
export interface BulkOutcome<Refusal> {
  changed: string[];
  missing: string[];
  refused: Refusal[];
}

/** A bulk change of any number of records, in several calls. */
export async function changeInBatches<Refusal>(
  ids: readonly string[],
  call: (ids: string[]) => Promise<BulkOutcome<Refusal>>,
  run?: Run,
): Promise<BulkOutcome<Refusal>> {
  const outcomes = await runInBatches(ids, call, run);
  return {
    changed: outcomes.flatMap(({ changed }) => changed),
    missing: outcomes.flatMap(({ missing }) => missing),
    refused: outcomes.flatMap(({ refused }) => refused),
  };
}
