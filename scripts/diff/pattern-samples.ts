import fc from 'fast-check';
import { readPattern } from '../contract/patterns.ts';

const COUNT = 300;

/** Whether every sample of a pattern matches another pattern; false if no samples can be generated. */
export function isWithin(inner: string, outer: string): boolean {
  try {
    const pattern = readPattern(outer);
    const samples = fc.sample(fc.stringMatching(readPattern(inner)), { seed: 1, numRuns: COUNT });
    return samples.every((text) => pattern.test(text));
  } catch {
    // A pattern that is invalid, or has lookaround.
    return false;
  }
}
