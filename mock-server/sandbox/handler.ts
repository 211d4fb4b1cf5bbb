// The input and the result of a handler, typed by the contract.
import type { Kysely } from 'kysely';
import type { FieldError } from '../../scripts/contract/schemas.ts';
import type { operations } from '../../src/api/generated/schema.d.ts';
import type { PaymentTokens } from '../payment-service/tokens.ts';
import type { Domains } from './account/domains.ts';
import type { Actor } from './authentication.ts';
import type { Draft } from './media/files.ts';
import type { Media } from './media/media.ts';
import type { FileReader, Received } from './media/receive.ts';
import type { People } from './people.ts';
import type { LocationScope } from './store/location-scope.ts';
import type { OwnTables, Tables } from './store/tables.ts';

export type OperationId = keyof operations;

type Parameters<Id extends OperationId, In extends 'path' | 'query'> = NonNullable<
  operations[Id]['parameters'][In] extends infer P | undefined ? P : never
>;
/**
 * Query parameters with the contract's defaults: every list has `page` and `show`, and some can be
 * sorted.
 */
type Query<Id extends OperationId> = Parameters<Id, 'query'> &
  Required<Pick<Parameters<Id, 'query'>, Defaulted<Id>>>;
type Defaulted<Id extends OperationId> = keyof Parameters<Id, 'query'> & ('page' | 'show' | 'sort');
type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** The input of every handler: one valid request. */
interface CallInput<Id extends OperationId> {
  params: Parameters<Id, 'path'>;
  query: Query<Id>;
  /** Undefined if the contract declares no JSON body. */
  body: JsonOf<operations[Id]['requestBody']>;
  /**
   * Reads a multipart body, once. Its files are media unless read otherwise. Files that the handler
   * does not keep are removed after the call.
   */
  receive(): Promise<Pick<Received, 'files' | 'texts'>>;
  receive<F extends Draft>(read: FileReader<F>): Promise<Pick<Received<F>, 'files' | 'texts'>>;
  /**
   * Validates a JSON body against an operation: for a row of a file, or a body that was trimmed.
   */
  judged(id: OperationId, body: unknown): FieldError[];
  media: Media;
  /** The payment service's secrets and tokens. */
  payments: PaymentTokens;
  now: Date;
  /** IP address of the client, as seen by the front door. */
  clientAddress: string;
  /** The app's origin as seen by the client, to which providers redirect their users. */
  appOrigin: string;
  /** The origin of the public site that serves all accounts. */
  guestOrigin: string;
  domains: Domains;
  /**
   * Refuses the call if it is based on another version of the record. Must run in the transaction that changes the
   * record, with its row locked.
   * @param read reads the record as the caller sees it
   * @throws Refusal 412
   */
  requireVersion(read: () => Promise<{ version: string }>): Promise<void>;
  /** The idempotency key of the call; undefined if none was sent or the contract declares none. */
  key: string | undefined;
  /** Logs one line. */
  log(line: string): void;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

/** An authorized call by a signed-in user. */
export interface Call<Id extends OperationId> extends CallInput<Id> {
  actor: Actor;
  /** The account of the call. `db` shows only its rows, limited by `scope`. */
  accountId: string;
  /** Set for a Manager and a Location, who see only the rows of their locations. */
  scope: LocationScope | undefined;
  db: Kysely<OwnTables>;
  /**
   * All rows of the account, ignoring the scope. For rules that apply to the whole account; must
   * not be shown.
   */
  unscopedDb: Kysely<OwnTables>;
  /** The account's sign-ins at the identity provider. */
  people: People;
}

/** A call by a booth, authenticated by its key. */
export interface DeviceCall<Id extends OperationId> extends CallInput<Id> {
  device: { id: string; locationId: string | null; sessionId: string | null };
  accountId: string;
  db: Kysely<OwnTables>;
}

/** A call without a sign-in, which has access to all accounts. */
export interface OpenCall<Id extends OperationId> extends CallInput<Id> {
  all: Kysely<Tables>;
  /** The body as sent, to verify its signature. */
  rawBody: Uint8Array;
  /** Returns a request header by name. */
  header(name: string): string | null;
  /** The browser's cookies. */
  cookie: string | null;
  /** The guest's pass for a gallery. */
  guestPass: string | null;
  /** The account of the own domain on which a guest sees the page; null on the standard host. */
  guestAccountId: string | null;
  /** The sign-ins of an account. */
  peopleOf(accountId: string): People;
}

/** An administrator's call about all accounts. */
export interface AdminCall<Id extends OperationId>
  extends Omit<OpenCall<Id>, 'guestPass' | 'guestAccountId' | 'peopleOf'> {
  actor: Actor;
  /** The sign-ins of all accounts. */
  people: People<Kysely<Tables>>;
}

/** A call about several accounts: all for an administrator, its own for an Enterprise. */
export interface AccountsCall<Id extends OperationId> extends CallInput<Id> {
  all: Kysely<Tables>;
  /** The Enterprise whose accounts may be shown; null for an administrator, who may see all. */
  enterpriseId: string | null;
}

type Answer<Responses> = Responses extends { 200: infer Ok } ? JsonOf<Ok> : never;
type Answering<Id extends OperationId, C> = (call: C) => Promise<Ok<Id> | WithCookie<Ok<Id>> | Redirect>;
type Ok<Id extends OperationId> = Answer<operations[Id]['responses']>;

/** The only response that is not JSON: a redirect, if the contract declares a 302. */
export class Redirect {
  readonly location: string;
  constructor(location: string) {
    this.location = location;
  }
}

/** A JSON response that also sets a cookie. */
export class WithCookie<Body> {
  readonly body: Body;
  readonly cookie: string;
  constructor(body: Body, cookie: string) {
    this.body = body;
    this.cookie = cookie;
  }
}

/** @throws Refusal for the problems that the contract declares */
export type Handler<Id extends OperationId> = Answering<Id, Call<Id>>;
export type Handlers = { [Id in OperationId]?: Handler<Id> };
export type DeviceHandlers = { [Id in OperationId]?: Answering<Id, DeviceCall<Id>> };
/** Only for operations with exactly the roles admin and Enterprise. */
export type AccountsHandlers = { [Id in OperationId]?: Answering<Id, AccountsCall<Id>> };
/** Only for operations with the role admin alone. */
export type AdminHandlers = { [Id in OperationId]?: Answering<Id, AdminCall<Id>> };
/** Only for operations without authentication. */
export type OpenHandlers = { [Id in OperationId]?: Answering<Id, OpenCall<Id>> };
