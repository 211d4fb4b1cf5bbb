// What a mutant of the checker is: one of its checks, and what stands there instead.
import type { Part } from './whole.ts';

export interface Mutant {
  /** What the checker does no longer. */
  says: string;
  /** Below `scripts/drift`. */
  file: string;
  /** Stands there once. */
  from: string;
  to: string;
  /** What of the lab can notice it. */
  parts: readonly Part[];
  /** The foreign service that can, with a plant or as an honest one, in place of the lab. */
  foreign?: [service: string, plant?: string];
}

/** One that a foreign service shows. */
export const elsewhere = (
  file: string,
  says: string,
  from: string,
  to: string,
  ...foreign: [service: string, plant?: string]
): Mutant => ({ says, file, from, to, parts: [], foreign });
