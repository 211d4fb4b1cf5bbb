// What the generators hand out: one request, what it is to prove, and what must become of it.
import type { Json } from '../document.ts';
import type { Operation } from '../operations.ts';

/**
 * - `valid` agrees with the contract.
 * - `invalid` agrees but for one thing, which `broken` names.
 * - `malformed` cannot be read as what the contract declares: broken JSON, a wrong media type, too many bytes.
 * - `hostile` is written to do harm, and may be right by the contract.
 */
export type CaseKind = 'valid' | 'invalid' | 'malformed' | 'hostile';

export interface Case {
  operation: Operation;
  kind: CaseKind;
  /** Unique within the operation, and the same in every run. */
  name: string;
  request: CaseRequest;
  /** The keyword that this case is about, as a JSON pointer into the bundled document. */
  rule?: string;
  /** The parameter, or the path into the body, that this case is about: `page`, `address.line1`, `tags.0`. */
  field?: string;
  /** The one thing that is wrong. A problem that answers it must name the field. */
  broken?: { field: string; keyword: string };
  /** `either` where the contract does not decide it; a server must still answer, and never with 5xx. */
  expects: 'accepted' | 'refused' | 'either';
}

export interface CaseRequest {
  /** In capitals. */
  method: string;
  /** Concrete and escaped, without the server's prefix. */
  path: string;
  /** What the path's blanks hold, not escaped. */
  params: Record<string, string>;
  query: [name: string, text: string][];
  /** Without the content type, which the body brings. */
  headers: Record<string, string>;
  body?: CaseBody;
}

/** `type` is the content type to send, none when undefined; a boundary is added to that of parts. */
export type CaseBody = { type: string | undefined } & (
  | { json: Json }
  | { form: [name: string, text: string][] }
  | { parts: BodyPart[] }
  /** A text as a whole. */
  | { text: string }
  /** A file as a whole. */
  | { file: SampleFile }
  /** Bytes of any kind; large ones are made when they are needed. */
  | { raw: () => Uint8Array }
);

/** The JSON of a request's body, undefined where it has another kind or none. */
export const jsonIn = ({ body }: Pick<CaseRequest, 'body'>): Json | undefined =>
  body && 'json' in body ? body.json : undefined;

export type BodyPart = { name: string } & ({ text: string; type?: string } | { file: SampleFile });

export interface SampleFile {
  /** What the sender calls it. */
  name: string;
  type: string;
  bytes: () => Uint8Array;
  /** Its size, known without making it. */
  size: number;
}

/** A value of a request that is not what the case is about. */
export interface Place {
  operation: Operation;
  in: 'path' | 'query' | 'header' | 'cookie' | 'body';
  /** As a problem names it: `id`, `locationIds.0`. */
  field: string;
  /** What the case is about; empty for none in particular. */
  testing: string;
}

/** What the caller knows better than the contract: ids of records that exist, values that nobody has used yet. */
export interface Context {
  /** Asked for each place of each case. Undefined leaves what the contract's examples and schemas give. */
  value?(place: Place): Json | undefined;
}

export interface CaseOptions {
  context?: Context;
  /** The same seed gives the same cases. */
  seed?: number;
  /**
   * At most so many cases, of all kinds together or of each kind, chosen by the seed so that they differ as much as
   * they can.
   */
  limit?: number | Record<CaseKind, number>;
}
