// The report of all checking commands, in any format.
import type { RequestClass } from '../../src/response-check/finding.ts';
import type { Place } from '../contract/source.ts';

/** `note` never fails a run. */
export type Severity = 'error' | 'warning' | 'note';

/** A finding, merged over all its occurrences. */
export interface ReportFinding {
  /** The same in every run for the same violation of the same rule at the same operation. */
  fingerprint: string;
  /** Findings with the same cause are read as one; its fingerprint if missing. */
  cause?: string;
  /** In kebab case: `accepted-invalid`, `schema`, `property-removed`. */
  kind: string;
  severity: Severity;
  /** Whether it may explain the other findings, so that it comes first. */
  isFatal?: true;
  /** One sentence without values of this run. */
  says: string;
  operation?: { id: string; method: string; path: string };
  status?: number;
  /** The request class, if the fingerprint includes it. */
  requestClass?: RequestClass;
  /** Location in the response or request: a JSON pointer into a body, `header:Name`, or a field. */
  at?: string;
  expected?: string;
  actual?: string;
  /** JSON pointer of the rule in the bundled contract. */
  rule: string;
  /** Source location of that rule. */
  place?: Place;
  /** A command line that repeats the request, with environment variables for secrets. */
  curl?: string;
  /** The beginning of the response, with masked secrets. */
  excerpt?: string;
  /** What was tried. */
  tried?: string;
  /** Number of occurrences. */
  count: number;
  /** Affected operations, by id or by method and path, if there are several. */
  affects?: string[];
  /** The reason from the file of accepted findings. */
  accepted?: { reason: string; until: string };
}

/** A figure beside the findings: `operations reached`, `95 of 98`. */
export interface ReportFigure {
  name: string;
  value: string;
}

export interface Report {
  /** The command: `drift`, `contract:diff`. */
  tool: string;
  version: string;
  /** What was compared: the target and the contract. */
  subject: string;
  /** One sentence. */
  verdict: string;
  exitCode: number;
  findings: ReportFinding[];
  /** The kinds of findings, the worst first. */
  kinds?: readonly string[];
  /** What the run changed on the target and could not restore. */
  harm?: string[];
  figures: ReportFigure[];
  /** Sentences that qualify the verdict: what was skipped and why, and what could not be cleaned up. */
  remarks: string[];
  /** Other labels for `expected` and `actual`: `before` and `after`. */
  words?: { expected: string; actual: string };
}

export const FORMATS = ['human', 'json', 'junit', 'sarif', 'md'] as const;
export type Format = (typeof FORMATS)[number];
