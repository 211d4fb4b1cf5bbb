/** What an answer can have wrong. A browser and a tool that see the same fault call it the same. */
export type FindingKind =
  | 'undeclared-status'
  | 'undeclared-media-type'
  | 'unreadable-body'
  | 'schema'
  | 'undeclared-property'
  | 'missing-header'
  | 'header';

/** One disagreement between an answer and the contract. */
export interface Finding {
  kind: FindingKind;
  operationId: string;
  status: number;
  /** Where in the answer, as a JSON pointer into the body or `header:Name`; empty for the answer as a whole. */
  at: string;
  /** Which rule it breaks, as a JSON pointer into the bundled contract. */
  rule: string;
  /** One sentence: what the contract asks and what was found. It never repeats a value of the answer. */
  says: string;
}

/**
 * The class of the request that was answered: a plain one, one that tries what the contract allows (`valid`) or forbids
 * (`invalid`), one that cannot be read (`malformed`), or one that is written to do harm (`hostile`).
 */
export type RequestClass = 'plain' | 'valid' | 'invalid' | 'malformed' | 'hostile';

/**
 * Identifies a finding from run to run, and between a browser and a tool: which rule is broken, in which way, at which
 * operation, with which status, by which class of request. Entries of lists count as one, however many are wrong.
 * @param finding what is not about an answer has no status
 * @returns 16 hexadecimal digits
 */
export function fingerprintOf(finding: {
  kind: string;
  operationId: string;
  rule: string;
  at?: string;
  status?: number;
  /** `plain` unless given. */
  requestClass?: RequestClass;
}): string {
  const { status, requestClass = 'plain' } = finding;
  const at = (finding.at ?? '').replace(/\/\d+(?=\/|$)/g, '/*');
  const answer = status === undefined ? [] : [`${status}`, requestClass];
  const text = [finding.kind, finding.operationId, finding.rule, at, ...answer].join('\n');
  return [hash(text, 0x811c9dc5), hash(text, 0x1b873593)]
    .map((n) => n.toString(16).padStart(8, '0'))
    .join('');
}

/** FNV-1a, in 32 bits: no browser needs to wait for it. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
