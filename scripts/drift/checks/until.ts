// What a server writes in one place takes a moment to be read in another.

/** Milliseconds before each time it is asked again. */
const WAITS = [150, 500, 1200, 2000];

/**
 * Asks again for a while, as long as it is not as it should be.
 * @returns the last answer
 */
export async function until<T>(
  run: { waits?: readonly number[]; ended?: string | undefined },
  ask: () => Promise<T>,
  isRight: (one: T) => boolean,
): Promise<T> {
  let last = await ask();
  for (const wait of run.waits ?? WAITS) {
    // What is not asked any more does not become right.
    if (isRight(last) || run.ended !== undefined) return last;
    await new Promise((done) => setTimeout(done, wait));
    last = await ask();
  }
  return last;
}
