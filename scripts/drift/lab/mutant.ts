// A mutant of the checker: it replaces one of its checks.
import type { Part } from './whole.ts';

export interface Mutant {
  /** What the mutant no longer does. */
  says: string;
  /** Relative to `scripts/drift`. */
  file: string;
  /** Occurs exactly once. */
  from: string;
  to: string;
  /** The parts of the lab that can reveal it. */
  parts: readonly Part[];
  /** The fixture service that reveals it instead of the lab, with the fault if one is needed. */
  fixture?: [service: string, fault?: string];
}

/** A mutant that a fixture service reveals. */
export const elsewhere = (
  file: string,
  says: string,
  from: string,
  to: string,
  ...fixture: [service: string, fault?: string]
): Mutant => ({ says, file, from, to, parts: [], fixture });
