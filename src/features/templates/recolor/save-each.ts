export interface Failure<T> {
  item: T;
  error: unknown;
}

interface Run<T> {
  save: (item: T) => Promise<unknown>;
  signal: AbortSignal;
  /** @param done how many were tried */
  onProgress: (done: number) => void;
}

/** Saves one after the other. A failure does not keep the others from being saved. */
export async function saveEach<T>(
  items: readonly T[],
  { save, signal, onProgress }: Run<T>,
): Promise<{ failures: Failure<T>[]; untried: T[] }> {
  const failures: Failure<T>[] = [];
  for (const [i, item] of items.entries()) {
    if (signal.aborted) return { failures, untried: items.slice(i) };
    try {
      await save(item);
    } catch (error) {
      failures.push({ item, error });
    }
    onProgress(i + 1);
  }
  return { failures, untried: [] };
}
