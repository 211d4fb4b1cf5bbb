// What a handler is given and what it must give back, both from the contract.
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
/** Query parameters with the contract's defaults filled in: every list has `page` and `show`, and some have an order. */
type Query<Id extends OperationId> = Parameters<Id, 'query'> &
  Required<Pick<Parameters<Id, 'query'>, Defaulted<Id>>>;
type Defaulted<Id extends OperationId> = keyof Parameters<Id, 'query'> & ('page' | 'show' | 'sort');
type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** What every handler gets: one request, judged right by the contract. */
interface CallInput<Id extends OperationId> {
  params: Parameters<Id, 'path'>;
  query: Query<Id>;
  /** Undefined where the contract declares no JSON body. */
  body: JsonOf<operations[Id]['requestBody']>;
  /**
   * Reads a multipart body, once. Its files are media, unless they are read as something else. Those that no handler
   * keeps are removed after the call.
   */
  receive(): Promise<Pick<Received, 'files' | 'texts'>>;
  receive<F extends Draft>(read: FileReader<F>): Promise<Pick<Received<F>, 'files' | 'texts'>>;
  /** What the contract has against a JSON body of an operation: for a row of a file, and what was trimmed on the way. */
  judged(id: OperationId, body: unknown): FieldError[];
  media: Media;
  /** The payment service's secrets and tokens. */
  payments: PaymentTokens;
  now: Date;
  /** IP address of the client, as the front door saw it. */
  clientAddress: string;
  /** The origin of the app, as seen by the client: where providers send their users back. */
  appOrigin: string;
  /** The origin of the public site that serves all accounts. */
  guestOrigin: string;
  domains: Domains;
  /** What the caller sent so that the call can be repeated; undefined where it sent none, or the contract takes none. */
  key: string | undefined;
  /** Takes one line for whoever watches the sandbox. */
  log(line: string): void;
  /** Aborted when whoever asked has left. */
  signal: AbortSignal;
}

/** A call by somebody who is signed in and may make it. */
export interface Call<Id extends OperationId> extends CallInput<Id> {
  actor: Actor;
  /** The account acted upon. `db` shows its rows only, and within them only those that `scope` leaves. */
  accountId: string;
  /** Set for a Manager and a Location: they see the rows of their locations. */
  scope: LocationScope | undefined;
  db: Kysely<OwnTables>;
  /** All rows of the account, whatever the scope. For rules that hold for the account as a whole: nothing of it is shown. */
  unscopedDb: Kysely<OwnTables>;
  /** The sign-ins of the account, at the identity provider. */
  people: People;
}

/** A call by a booth, with the credential that linking gave it. */
export interface DeviceCall<Id extends OperationId> extends CallInput<Id> {
  device: { id: string; locationId: string | null; sessionId: string | null };
  accountId: string;
  db: Kysely<OwnTables>;
}

/** A call that needs no sign-in: it sees everything. */
export interface OpenCall<Id extends OperationId> extends CallInput<Id> {
  all: Kysely<Tables>;
  /** The body as it was sent, for checking its signature. */
  rawBody: Uint8Array;
  /** A header of the request, by its name. */
  header(name: string): string | null;
  /** The cookies that a browser has sent. */
  cookie: string | null;
  /** The pass for a gallery that a guest has sent. */
  guestPass: string | null;
  /** The account of the own domain on which a guest sees the page; null on the standard host. */
  guestAccountId: string | null;
  /** The sign-ins of an account. */
  peopleOf(accountId: string): People;
}

/** A call of an administrator about all accounts. */
export interface AdminCall<Id extends OperationId>
  extends Omit<OpenCall<Id>, 'guestPass' | 'guestAccountId' | 'peopleOf'> {
  actor: Actor;
  /** The sign-ins of all accounts. */
  people: People<Kysely<Tables>>;
}

/** A call about several accounts: an administrator's about all, an Enterprise's about those that belong to it. */
export interface AccountsCall<Id extends OperationId> extends CallInput<Id> {
  all: Kysely<Tables>;
  /** The Enterprise whose accounts may be shown; null for an administrator, who may see any. */
  enterpriseId: string | null;
}

type Answer<Responses> = Responses extends { 200: infer Ok } ? JsonOf<Ok> : never;
type Answering<Id extends OperationId, C> = (call: C) => Promise<Ok<Id> | WithCookie<Ok<Id>> | Redirect>;
type Ok<Id extends OperationId> = Answer<operations[Id]['responses']>;

/** The one answer that is not JSON: the address to go to, where the contract declares a 302. */
export class Redirect {
  readonly location: string;
  constructor(location: string) {
    this.location = location;
  }
}

/** A JSON answer that also sets a cookie. */
export class WithCookie<Body> {
  readonly body: Body;
  readonly cookie: string;
  constructor(body: Body, cookie: string) {
    this.body = body;
    this.cookie = cookie;
  }
}

/** @throws Refusal where the contract declares a problem */
export type Handler<Id extends OperationId> = Answering<Id, Call<Id>>;
export type Handlers = { [Id in OperationId]?: Handler<Id> };
export type DeviceHandlers = { [Id in OperationId]?: Answering<Id, DeviceCall<Id>> };
/** Only for operations that name the admin role and Enterprise, and no other. */
export type AccountsHandlers = { [Id in OperationId]?: Answering<Id, AccountsCall<Id>> };
/** Only for operations that name the admin role alone. */
export type AdminHandlers = { [Id in OperationId]?: Answering<Id, AdminCall<Id>> };
/** Only for operations that anybody may call. */
export type OpenHandlers = { [Id in OperationId]?: Answering<Id, OpenCall<Id>> };
