// What makes whole requests of one operation: everything plausible but for what a case is about.
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
  /** What a body may be; undefined for an operation that takes none. */
  body: DeclaredBody | undefined;
  /** A plausible request, with what a case is about set in. */
  request(given?: Given): CaseRequest;
  /** A value that the caller knows, or the one given. */
  known(place: Omit<Place, 'operation'>): Json | undefined;
  /** A JSON value with what the caller knows set in, except in what is tested. */
  withKnown(json: Json, about?: Pick<Given, 'testing' | 'isWrong'>, prefix?: string): Json;
  /** What the judge finds wrong; undefined for what it cannot read. */
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
  /** The contract's own examples. */
  examples: { name: string; value: Json }[];
  /** What is sent where a case is about something else; undefined for the first example, or what is required. */
  plain?: Json;
  /** What is known to be right, and has more in it: what stands inside of that is tested there. */
  taken?: Json[];
}

/** What a request differs in from the plausible one. */
export interface Given {
  /** The field that the case is about: the caller is not asked for it. */
  testing?: string;
  /** Nor is it asked for what is inside of that field. */
  isWrong?: boolean;
  /** By the parameter's name; null leaves it out. */
  query?: Record<string, [string, string][] | null>;
  params?: Record<string, string>;
  headers?: Record<string, string | null>;
  /** Null leaves it out; undefined takes the plausible one. */
  body?: CaseBody | null;
  /** A body of JSON, whose leaves the caller may replace. */
  json?: Json;
}

/** The first example of the contract, else a value with what is required. */
export const plainJson = ({ plain, examples, node }: DeclaredBody, { samples }: Making): Json | undefined =>
  plain ?? examples[0]?.value ?? samples.one(node);
