// What the commands that judge something report, whatever it is written as: on a terminal, for a machine, for a forge.
import type { RequestClass } from '../../src/contract/finding.ts';
import type { Place } from '../contract/source.ts';

/** `note` never fails a run. */
export type Severity = 'error' | 'warning' | 'note';

/** One thing found, however often it was met. */
export interface ReportFinding {
  /** The same in every run in which the same rule is broken in the same way at the same operation. */
  fingerprint: string;
  /** In kebab case: `accepted-invalid`, `schema`, `property-removed`. */
  kind: string;
  severity: Severity;
  /** One sentence, without values that only this run has. */
  says: string;
  operation?: { id: string; method: string; path: string };
  status?: number;
  /** The class of the request that was answered, where the fingerprint tells them apart. */
  requestClass?: RequestClass;
  /** Where in the answer or the request: a JSON pointer into a body, `header:Name`, or a field. */
  at?: string;
  expected?: string;
  actual?: string;
  /** The rule of the contract, as a JSON pointer into the bundled document. */
  rule: string;
  /** Where the author wrote that rule. */
  place?: Place;
  /** A command line that sends the same request; secrets are names of environment variables. */
  curl?: string;
  /** The beginning of the answer, secrets masked. */
  excerpt?: string;
  /** What was being tried. */
  tried?: string;
  /** How often it was met. */
  count: number;
  /** The operations it concerns, by id or method and path, where they are several. */
  affects?: string[];
  /** Why it does not count, where a file of accepted findings has it. */
  accepted?: { reason: string; until: string };
}

/** A sum or share that a reader wants beside the findings: `operations reached`, `95 of 98`. */
export interface ReportFigure {
  name: string;
  value: string;
}

export interface Report {
  /** The command: `drift`, `contract:diff`. */
  tool: string;
  version: string;
  /** What was held against what: the target and the contract. */
  subject: string;
  /** One sentence. */
  verdict: string;
  exitCode: number;
  findings: ReportFinding[];
  figures: ReportFigure[];
  /** Sentences a reader must know to trust the verdict: what was left out and why, what could not be cleaned up. */
  remarks: string[];
  /** What people call `expected` and `actual` here, where other words fit better: `before` and `after`. */
  words?: { expected: string; actual: string };
}

export const FORMATS = ['human', 'json', 'junit', 'sarif', 'md'] as const;
export type Format = (typeof FORMATS)[number];
