// What a handler is given and what it must give back, both from the contract.
import type { Kysely } from 'kysely';
import type { operations } from '../../src/api/generated/schema.d.ts';
import type { Media } from './media/media.ts';
import type { Received } from './media/receive.ts';
import type { OwnTables } from './store/tables.ts';
import type { Actor } from './who.ts';

export type OperationId = keyof operations;

type Parameters<Id extends OperationId, In extends 'path' | 'query'> = NonNullable<
  operations[Id]['parameters'][In] extends infer P | undefined ? P : never
>;

/** Query parameters with the contract's defaults filled in: every list has `page` and `show`. */
type Query<Id extends OperationId> = Parameters<Id, 'query'> &
  Required<Pick<Parameters<Id, 'query'>, Defaulted<Id>>>;
type Defaulted<Id extends OperationId> = keyof Parameters<Id, 'query'> & ('page' | 'show');

type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** One call, judged right by the contract, by somebody who may make it. */
export interface Call<Id extends OperationId> {
  actor: Actor;
  /** The account acted upon. `db` shows its rows only. */
  accountId: string;
  db: Kysely<OwnTables>;
  params: Parameters<Id, 'path'>;
  query: Query<Id>;
  /** Undefined where the contract declares no JSON body. */
  body: JsonOf<operations[Id]['requestBody']>;
  /** Reads a multipart body, once. Files that no handler keeps are removed after the call. */
  receive(): Promise<Pick<Received, 'files' | 'texts'>>;
  media: Media;
  now: Date;
}

/** @throws Refusal where the contract declares a problem */
export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<Answer<operations[Id]['responses']>>;

type Answer<Responses> = Responses extends { 200: infer Ok } ? JsonOf<Ok> : never;

export type Handlers = { [Id in OperationId]?: Handler<Id> };
