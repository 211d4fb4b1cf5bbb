/** The kinds of violations. Browser and tools use the same names. */
export type FindingKind =
  | 'undeclared-status'
  | 'undeclared-media-type'
  | 'unreadable-body'
  | 'undeclared-body'
  | 'schema'
  | 'undeclared-property'
  | 'missing-header'
  | 'header';

/** One violation of the contract by a response. */
export interface Finding {
  kind: FindingKind;
  operationId: string;
  status: number;
  /**
   * The place in the response, as a JSON pointer into the body or `header:Name`; empty for the
   * whole response.
   */
  at: string;
  /** The violated rule, as a JSON pointer into the bundled contract. */
  rule: string;
  /**
   * One sentence: what the contract requires and what was found. Contains no value of the response.
   */
  says: string;
  /** What the contract declares, and what was found, if both are short. */
  expected?: string;
  actual?: string;
}

/**
 * The class of the request: a plain one, one that tries what the contract allows (`valid`) or
 * forbids (`invalid`), an unreadable one (`malformed`), or a harmful one (`hostile`).
 */
export type RequestClass = 'plain' | 'valid' | 'invalid' | 'malformed' | 'hostile';

/** Of these, one class of request may fail where the others work. Other findings are about what an answer looks like. */
const OF_ITS_REQUEST = ['server-error', 'no-answer', 'undeclared-status'];

/** Whether the class of request tells findings of a kind apart. */
export const hasRequestClass = (kind: string): boolean => OF_ITS_REQUEST.includes(kind);

/**
 * Identifies a finding across runs, browsers and tools: the violated rule, how, the operation, the
 * status, and where it matters the class of request. All entries of a list count as one.
 * @param finding without a status if it is not about a response
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
  const answer =
    status === undefined ? [] : [`${status}`, ...(hasRequestClass(finding.kind) ? [requestClass] : [])];
  const text = [finding.kind, finding.operationId, finding.rule, at, ...answer].join('\n');
  return [hash(text, 0x811c9dc5), hash(text, 0x1b873593)]
    .map((n) => n.toString(16).padStart(8, '0'))
    .join('');
}

/** FNV-1a with 32 bits, which is synchronous in browsers. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
