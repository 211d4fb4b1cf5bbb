// What a foreign server consists of.
import type { Upload } from './body.ts';
import type { Json } from './contract.ts';
import type { Changes, Complaint, Values } from './rules.ts';

export interface Call {
  /** The operation's id. */
  operation: string;
  /** Who calls, by the name of a user type; empty when nobody had to say. */
  actor: string;
  path: Values;
  query: Values;
  header: Values;
  body: Json;
  files: Record<string, Upload>;
  /** Where the server says it is, for links. */
  origin: string;
}

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  /** Written as JSON. */
  body?: Json;
  /** Sent as it is, instead of a body. */
  raw?: string | Uint8Array;
  /** `application/json` unless said otherwise. */
  type?: string;
}

/** A request as it came, which a plant may change before anything looks at it. */
export interface RawCall {
  method: string;
  blanks: Record<string, string>;
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

/** As most servers answer them. */
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

/** A deliberate drift of a server. */
export interface Plant<Store = unknown> {
  id: string;
  kind: 'response' | 'behaviour';
  /** Whether a client that only reads can tell. */
  readVisible: boolean;
  /** The operation that is at fault. */
  operation: string;
  /** Others at which it is as right to report it. */
  also?: string[];
  says: string;
  /** What the server asks of a request to the operation instead of what its contract says. */
  rules?: Changes;
  /** Around all of the operation: before credentials and values are looked at. */
  outside?(call: RawCall, next: Next, store: Store): Promise<Answer>;
  /** Around the work itself: the request is right. */
  inside?(call: Call, next: Next, store: Store): Promise<Answer>;
  /** A method that the path takes besides. */
  accepts?: string;
}

export interface Handlers {
  [operation: string]: (call: Call) => Answer | Promise<Answer>;
}

export interface Credential {
  /** What holds it: `bearer`, `basic` (`user:password`), `cookie:NAME`, `query:NAME`, or the header's name. */
  in: string;
  value: string;
  /** The security scheme that it belongs to, where the contract has several; else its user type says all. */
  scheme?: string;
  /** What it may do by that scheme. */
  scopes?: string[];
}

/** One server in the making: what it remembers and how it answers. */
export interface Running<Store> {
  store: Store;
  handlers: Handlers;
  /** A refusal in the form that the contract has for it. */
  refuse(why: Refusal, complaints: Complaint[]): Answer;
  /** Answers before anybody is asked who they are; undefined lets the request pass. */
  gate?(): Answer | undefined;
  /** Ends what goes on in the background. */
  stop?(): void;
}

export interface Service<Store> {
  name: string;
  contract: URL;
  /** By user type, or by scheme; the first may do everything, or nearly. Empty where nobody is asked. */
  credentials: Record<string, Credential>;
  open(seed: number): Running<Store>;
  plants: Plant<Store>[];
}
