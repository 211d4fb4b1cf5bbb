// Creates plausible requests of one operation, except for the field under test.
import type { Json, MediaType, Parameter } from '../document.ts';
import type { Operation } from '../operations.ts';
import type { FieldError } from '../schemas.ts';
import type { CaseBody, CaseRequest, Context, Place } from './case.ts';
import type { Making } from './edges.ts';
import type { Node } from './node.ts';

export interface Maker {
  making: Making;
  operation: Operation;
  context: Context;
  parameters: Located[];
  /** The declared bodies; undefined for an operation without one. */
  body: DeclaredBody | undefined;
  /** A plausible request with the value under test. */
  request(given?: RequestOverrides): CaseRequest;
  /** A value known by the caller, or the given one. */
  known(place: Omit<Place, 'operation'>): Json | undefined;
  /** A JSON value with the caller's known values, except in the field under test. */
  withKnown(json: Json, about?: Pick<RequestOverrides, 'testing' | 'isWrong'>, prefix?: string): Json;
  /** The errors found by the judge; undefined for a request it cannot read. */
  wrong(request: CaseRequest): FieldError[] | undefined;
}

export interface Located {
  parameter: Parameter;
  node: Node;
  pointer: string;
}

export interface DeclaredBody {
  type: string;
  media: MediaType;
  node: Node;
  required: boolean;
  /** The contract's examples. */
  examples: { name: string; value: Json }[];
  /** The default body; undefined for the first example, or the required properties. */
  plain?: Json;
  /** Fuller bodies that are known to be valid, used to test inner fields. */
  taken?: Json[];
}

/** Differences from the plausible request. */
export interface RequestOverrides {
  /** The field under test, for which the caller is not asked. */
  testing?: string;
  /** The caller is not asked for inner fields either. */
  isWrong?: boolean;
  /** By parameter name; null omits the parameter. */
  query?: Record<string, [string, string][] | null>;
  params?: Record<string, string>;
  headers?: Record<string, string | null>;
  /** Null omits the body; undefined keeps the plausible one. */
  body?: CaseBody | null;
  /** A JSON body whose leaves the caller may replace. */
  json?: Json;
}

/** The first example of the contract, otherwise a value with the required properties. */
export const plainJson = ({ plain, examples, node }: DeclaredBody, { samples }: Making): Json | undefined =>
  plain ?? examples[0]?.value ?? samples.one(node);
