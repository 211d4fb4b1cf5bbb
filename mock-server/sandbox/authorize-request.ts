// Authorizes a signed-in user, a booth or a guest, and limits each to their own rows of the
// database.
import type { IncomingMessage } from 'node:http';
import type { Kysely } from 'kysely';
import type { Operation } from '../../scripts/contract/operations.ts';
import type { Domains } from './account/domains.ts';
import { recordViewingChanges, type ViewingChanges } from './accounts/viewing-changes.ts';
import { requireViewing } from './accounts/viewings.ts';
import { actingOn, checkRole, readActor } from './authentication.ts';
import { deviceOf } from './device-key.ts';
import type { AccountsCall, AdminCall, Call, DeviceCall, OpenCall, OperationId } from './handler.ts';
import { type AllHandlers, handlerOf, kindOf } from './handlers.ts';
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

/** Operations that need no viewing, although they are called with the account as `uid`. */
const WITHOUT_VIEWING = [
  // About the user and not the account: ending one's own sign-ins is never refused.
  'deleteSignIns',
  // Figures, which name no person. The admin area shows them for every account.
  ...['getAnalyticsSummary', 'getAnalyticsSeries', 'getAnalyticsBreakdown'],
];

interface AboutAccount {
  /** The account's own domain for guest pages, if it is verified. */
  guestDomain?: string | null;
  /** Of an administrator who views the account. */
  viewingChanges?: ViewingChanges | undefined;
}

type Entered = AboutAccount & EnteredCall;

type EnteredCall =
  | Pick<Call<OperationId>, 'actor' | 'accountId' | 'scope' | 'db' | 'unscopedDb' | 'people'>
  | Pick<DeviceCall<OperationId>, 'device' | 'accountId' | 'db'>
  | Pick<AccountsCall<OperationId>, 'all' | 'enterpriseId'>
  | Pick<AdminCall<OperationId>, 'all' | 'people' | 'actor'>
  | Pick<OpenCall<OperationId>, 'all' | 'cookie' | 'header' | 'guestPass' | 'guestAccountId' | 'peopleOf'>;

/**
 * Checks whether the caller may make this call.
 * @returns the second step, which runs after validation and determines the rows to act on
 * @throws Refusal 401 or 403, as does the second step
 */
export async function authorizeRequest(
  { query, headers }: ApiRequest,
  operation: Operation,
  handlers: AllHandlers,
  { verify, db, domains }: { verify: Verify; db: Kysely<Tables>; domains: Domains },
): Promise<(peopleOf: PeopleOf) => Promise<Entered>> {
  const kind = kindOf(handlers, operation.id);
  const site = headers.get('x-guest-site');
  const open = (people: PeopleOf) => ({
    all: db,
    cookie: headers.get('cookie'),
    header: (name: string) => headers.get(name),
    guestPass: headers.get('x-guest-pass'),
    peopleOf: (accountId: string) => people((all) => ownRows(all, accountId)),
  });
  if (kind === 'open') {
    return async (peopleOf) => ({
      ...open(peopleOf),
      // An unknown domain is no account's.
      guestAccountId: site === null ? null : ((await domains.accountOf(site)) ?? ''),
    });
  }
  if (kind === 'device') {
    const { accountId, guestDomain, ...device } = await deviceOf(headers.get('x-device-key'), db);
    return async () => ({ device, accountId, guestDomain, db: ownRows(db, accountId) });
  }
  const uid = query.get('uid');
  const visitor = await readActor(headers.get('authorization'), uid, verify, db);
  const { actor } = visitor;
  checkRole(actor, operation, uid);
  // An administrator's own calls name the account in their path, and their writes are entries of the audit log.
  const isAboutAccount = kind === 'own' && !WITHOUT_VIEWING.includes(operation.id);
  const isViewing = uid !== null && actor.admin && visitor.isViewing && isAboutAccount;
  const isWrite = operation.effect === 'write';
  const reason = isViewing ? await requireViewing(db, { admin: actor, accountId: uid, isWrite }) : undefined;
  return async (peopleOf) => {
    if (kind === 'admin') return { all: db, people: peopleOf((all) => all), actor };
    const accountId = await actingOn(visitor, uid, headers.get('x-referral') ?? undefined, db);
    if (kind === 'accounts') return { all: db, enterpriseId: actor.admin ? null : (actor.accountId ?? '') };
    const { scope } = actor;
    const viewingChanges =
      reason === undefined || !isWrite
        ? undefined
        : recordViewingChanges(db, peopleOf, { admin: actor, accountId, reason }, (id) =>
            handlerOf(handlers, id),
          );
    const all = viewingChanges?.db ?? db;
    const unscopedDb = ownRows(all, accountId);
    return {
      actor,
      accountId,
      scope,
      db: scope ? ownRows(all, accountId, scope) : unscopedDb,
      unscopedDb,
      people: viewingChanges?.people ?? peopleOf((trx) => ownRows(trx, accountId)),
      viewingChanges,
      guestDomain: visitor.account?.guestDomain ?? null,
    };
  };
}
