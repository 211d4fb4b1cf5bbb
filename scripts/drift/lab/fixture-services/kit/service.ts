// The parts of a fixture service.
import type { Upload } from './body.ts';
import type { Json } from './contract.ts';
import type { Changes, Complaint, Values } from './rules.ts';

export interface Call {
  /** The operation's id. */
  operation: string;
  /** The caller's user type; empty for public operations. */
  actor: string;
  path: Values;
  query: Values;
  header: Values;
  body: Json;
  files: Record<string, Upload>;
  /** The server's address, for links. */
  origin: string;
}

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: Json;
  /** Sent unchanged instead of a body. */
  raw?: string | Uint8Array;
  /** Defaults to `application/json`. */
  type?: string;
}

/** A received request that a fault may change before it is handled. */
export interface RawCall {
  method: string;
  pathParameters: Record<string, string>;
  search: URLSearchParams;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
}

export type Refusal =
  | 'no such path'
  | 'no such method'
  | 'credentials'
  | 'role'
  | 'parameters'
  | 'malformed'
  | 'media type'
  | 'too large'
  | 'body';

/** The statuses most servers use. */
export const USUAL_STATUSES: Record<Refusal, number> = {
  'no such path': 404,
  'no such method': 405,
  credentials: 401,
  role: 403,
  parameters: 422,
  malformed: 400,
  'media type': 415,
  'too large': 413,
  body: 422,
};

type Next = () => Promise<Answer>;

/** A deliberate fault of a service. */
export interface SeededFault<Store = unknown> {
  id: string;
  kind: 'response' | 'behaviour';
  /** Whether reading reveals it. */
  readVisible: boolean;
  /** The faulty operation. */
  operation: string;
  /** Other operations where it may be reported. */
  also?: string[];
  says: string;
  /** Changes the operation's validation rules. */
  rules?: Changes;
  /** Wraps the whole operation, before authentication and validation. */
  outside?(call: RawCall, next: Next, store: Store): Promise<Answer>;
  /** Wraps the work of a valid request. */
  inside?(call: Call, next: Next, store: Store): Promise<Answer>;
  /** An additional method that the path accepts. */
  accepts?: string;
}

export interface Handlers {
  [operation: string]: (call: Call) => Answer | Promise<Answer>;
}

export interface Credential {
  /** Where it is sent: `bearer`, `basic` (`user:password`), `cookie:NAME`, `query:NAME`, or a header name. */
  in: string;
  value: string;
  /** The security scheme, if the contract has several; otherwise the user type is enough. */
  scheme?: string;
  /** The scopes it holds. */
  scopes?: string[];
}

/** A running service: its state and handlers. */
export interface Running<Store> {
  store: Store;
  handlers: Handlers;
  /** An error response in the contract's format. */
  refuse(why: Refusal, complaints: Complaint[]): Answer;
  /** Responds before authentication; undefined lets the request pass. */
  gate?(): Answer | undefined;
  /** Stops background work. */
  stop?(): void;
}

export interface Service<Store> {
  name: string;
  contract: URL;
  /** By user type or scheme; the first has almost all rights. Empty for a public service. */
  credentials: Record<string, Credential>;
  open(seed: number): Running<Store>;
  faults: SeededFault<Store>[];
}
