// A generated case: one request, its purpose, and the expected outcome.
import type { Json } from '../document.ts';
import type { Operation } from '../operations.ts';

/**
 * - `valid` conforms to the contract.
 * - `invalid` conforms except for one error, which `broken` names.
 * - `malformed` cannot be parsed as declared: broken JSON, a wrong media type, too many bytes.
 * - `hostile` is an attack, and may conform to the contract.
 */
export type CaseKind = 'valid' | 'invalid' | 'malformed' | 'hostile';

/** What a case tries, where callers choose by it. */
export type CaseVariant =
  // Values.
  | 'null'
  | 'lowest'
  | 'highest'
  | 'length'
  | 'pattern-text'
  | 'many-languages'
  | 'entry-count'
  | 'only-required'
  | 'every-property'
  | 'example'
  | 'surrounding-spaces'
  | 'two-unit-characters'
  | 'seldom-format'
  | 'trailing-line-feed'
  | 'extra-letter'
  | 'other-letter'
  | 'other-case'
  | 'impossible-date'
  | 'out-of-range'
  | 'empty-text'
  | 'odd-number'
  | 'repeated-parameter'
  | 'two-files'
  // Malformed requests.
  | 'broken-escape'
  | 'not-json'
  | 'truncated'
  | 'trailing-comma'
  | 'empty-body'
  | 'other-json-type'
  | 'other-media-type'
  | 'not-multipart'
  | 'other-file-type'
  // Attacks.
  | 'nul'
  | 'lone-surrogate'
  | 'sql'
  | 'control-characters'
  | 'prototype-name'
  | 'pattern-signs'
  | 'large-number';

/** A branch of a choice, and the field that the choice describes. */
export interface Branch {
  field: string;
  name: string;
}

export interface Case {
  operation: Operation;
  kind: CaseKind;
  variant?: CaseVariant;
  /** The optional property that it adds or leaves out. */
  property?: string;
  /** The outermost branch that its value belongs to. */
  branch?: Branch;
  /** Unique within the operation, and stable across runs. */
  name: string;
  request: CaseRequest;
  /** The keyword under test, as a JSON pointer into the bundled document. */
  rule?: string;
  /** The parameter or body path under test: `page`, `address.line1`, `tags.0`. */
  field?: string;
  /** The only error. The problem response must name the field. */
  broken?: { field: string; keyword: string };
  /** `either` if the contract leaves it open; the server must still respond, and never with 5xx. */
  expects: 'accepted' | 'refused' | 'either';
}

export interface CaseRequest {
  /** In upper case. */
  method: string;
  /** Concrete and percent-encoded, without the server's prefix. */
  path: string;
  /** The path parameters, not encoded. */
  params: Record<string, string>;
  query: [name: string, text: string][];
  /** Without the content type, which the body contains. */
  headers: Record<string, string>;
  body?: CaseBody;
}

/** `type` is the content type to send, none when undefined; the multipart boundary is appended. */
export type CaseBody = { type: string | undefined } & (
  | { json: Json }
  | { form: [name: string, text: string][] }
  | { parts: BodyPart[] }
  /** A whole text. */
  | { text: string }
  /** A whole file. */
  | { file: SampleFile }
  /** Arbitrary bytes, created lazily because they may be large. */
  | { raw: () => Uint8Array }
);

/** The JSON of a request's body; undefined for another kind of body or none. */
export const jsonIn = ({ body }: Pick<CaseRequest, 'body'>): Json | undefined =>
  body && 'json' in body ? body.json : undefined;

export type BodyPart = { name: string } & ({ text: string; type?: string } | { file: SampleFile });

export interface SampleFile {
  /** The file name. */
  name: string;
  type: string;
  bytes: () => Uint8Array;
  /** Its size, known without creating it. */
  size: number;
}

/** A value of the request that is not under test. */
export interface Place {
  operation: Operation;
  in: 'path' | 'query' | 'header' | 'cookie' | 'body';
  /** The field name in problems: `id`, `locationIds.0`. */
  field: string;
  /** The field under test; empty for none in particular. */
  testing: string;
}

/** Values that only the caller knows: ids of existing records, unused unique values. */
export interface Context {
  /** Called for each location of each case. Undefined keeps the value from the contract's examples and schemas. */
  value?(place: Place): Json | undefined;
}

export interface CaseOptions {
  context?: Context;
  /** The same seed produces the same cases. */
  seed?: number;
  /**
   * The maximum number of cases, in total or of each kind, chosen by the seed so that they differ as much as
   * possible.
   */
  limit?: number | Record<CaseKind, number>;
}
