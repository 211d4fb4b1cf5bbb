// Authorizes a signed-in user, a booth or a guest, and limits each to their own rows of the
// database.
import type { IncomingMessage } from 'node:http';
import type { Kysely } from 'kysely';
import type { Operation } from '../../scripts/contract/operations.ts';
import { actingOn, checkRole, readActor } from './authentication.ts';
import { deviceOf } from './device-key.ts';
import type { AccountsCall, AdminCall, Call, DeviceCall, OpenCall, OperationId } from './handler.ts';
import { type AllHandlers, kindOf } from './handlers.ts';
import type { PeopleOf } from './people.ts';
import { ownRows } from './store/own-rows.ts';
import type { Tables } from './store/tables.ts';
import type { Verify } from './tokens.ts';

/** A request to the API. `pathname` is without the server's prefix. */
export interface ApiRequest {
  method: string;
  pathname: string;
  query: URLSearchParams;
  headers: Headers;
  incoming: IncomingMessage;
}

type Entered =
  | Pick<Call<OperationId>, 'actor' | 'accountId' | 'scope' | 'db' | 'unscopedDb' | 'people'>
  | Pick<DeviceCall<OperationId>, 'device' | 'accountId' | 'db'>
  | Pick<AccountsCall<OperationId>, 'all' | 'enterpriseId'>
  | Pick<AdminCall<OperationId>, 'all' | 'peopleOf' | 'actor'>
  | Pick<OpenCall<OperationId>, 'all' | 'cookie' | 'signature' | 'guestPass' | 'peopleOf'>;

/**
 * Checks whether the caller may make this call.
 * @returns the second step, which runs after validation and determines the rows to act on
 * @throws Refusal 401 or 403, as does the second step
 */
export async function authorizeRequest(
  { query, headers }: ApiRequest,
  operation: Operation,
  handlers: AllHandlers,
  { verify, db }: { verify: Verify; db: Kysely<Tables> },
): Promise<(peopleOf: PeopleOf) => Promise<Entered>> {
  const kind = kindOf(handlers, operation.id);
  const open = (people: PeopleOf) => ({
    all: db,
    cookie: headers.get('cookie'),
    signature: headers.get('x-signature'),
    guestPass: headers.get('x-guest-pass'),
    peopleOf: (accountId: string) => people((all) => ownRows(all, accountId)),
  });
  if (kind === 'open') return async (peopleOf) => open(peopleOf);
  if (kind === 'device') {
    const { accountId, ...device } = await deviceOf(headers.get('x-device-key'), db);
    return async () => ({ device, accountId, db: ownRows(db, accountId) });
  }
  const uid = query.get('uid');
  const visitor = await readActor(headers.get('authorization'), uid, verify, db);
  const { actor } = visitor;
  checkRole(actor, operation, uid);
  return async (peopleOf) => {
    if (kind === 'admin') {
      const { all, peopleOf: people } = open(peopleOf);
      return { all, peopleOf: people, actor };
    }
    const accountId = await actingOn(visitor, uid, headers.get('x-referral') ?? undefined, db);
    if (kind === 'accounts') return { all: db, enterpriseId: actor.admin ? null : (actor.accountId ?? '') };
    const { scope } = actor;
    const unscopedDb = ownRows(db, accountId);
    const people = peopleOf((all) => ownRows(all, accountId));
    return {
      actor,
      accountId,
      scope,
      db: scope ? ownRows(db, accountId, scope) : unscopedDb,
      unscopedDb,
      people,
    };
  };
}
