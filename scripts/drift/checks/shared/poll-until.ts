// A write may take a moment to become visible elsewhere.

/** Delays before each retry, in milliseconds. */
const WAITS = [150, 500, 1200, 2000];

/**
 * Repeats a request for a while until its result is right.
 * @returns the last result
 */
export async function pollUntil<T>(
  run: { waits?: readonly number[]; ended?: string | undefined },
  ask: () => Promise<T>,
  isRight: (one: T) => boolean,
): Promise<T> {
  let last = await ask();
  for (const wait of run.waits ?? WAITS) {
    // After the end of a run, no result can change.
    if (isRight(last) || run.ended !== undefined) return last;
    await new Promise((done) => setTimeout(done, wait));
    last = await ask();
  }
  return last;
}
