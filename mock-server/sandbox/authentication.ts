// Identifies the caller, and the account they may act on.
import { errors } from 'jose';
import { type Kysely, sql } from 'kysely';
import type { Operation } from '../../scripts/contract/operations.ts';
import type { components } from '../../src/api/generated/schema.d.ts';
import { problem } from '../problems.ts';
import { newAccount } from './new-account.ts';
import { Refusal, refuse, refuseFields } from './refusal.ts';
import type { LocationScope } from './store/location-scope.ts';
import type { Tables } from './store/tables.ts';
import { KeysUnavailable, type Verify } from './tokens.ts';

type UserType = components['schemas']['UserType'];
type Permissions = components['schemas']['ManagerPermissions'];
type Claims = Awaited<ReturnType<Verify>>;

/** The role names in the contract's `security`, by the number in the claim. */
const ROLES: Record<UserType, string> = { 0: 'Regular', 1: 'Manager', 2: 'Location', 3: 'Enterprise' };

export interface Actor {
  uid: string;
  userType: UserType;
  admin: boolean;
  /** The user's account. Undefined for a Manager or a Location without one. */
  accountId: string | undefined;
  /**
   * Whether the token contains the account. A token without it belongs to a user who is still
   * signing up.
   */
  hasAccount: boolean;
  email: string | undefined;
  emailVerified: boolean;
  name: string | undefined;
  /** Limits a Location, or a Manager without all locations, to the rows of these locations. */
  scope: LocationScope | undefined;
  /** Additional permissions of a Manager; null for all other roles. */
  permissions: Permissions | null;
}

/** A signed-in user, and the stored data of the account they request. */
export interface Visitor {
  actor: Actor;
  /** The requested account, if it exists. */
  account: { enterpriseId: string | null; lastActiveAt: Date | null; guestDomain: string | null } | undefined;
  /** Whether the account is neither the caller's own nor their enterprise's. */
  isViewing: boolean;
  /** The time of their own last call; recorded for a Manager only. */
  lastActiveAt: Date | null;
}

const SIGN_IN = 'You were signed out. Sign in again.';

const notNow = () =>
  new Refusal(
    problem(503, "Your sign-in can't be verified right now. Try again in a moment.", undefined, {
      'retry-after': '5',
    }),
  );

/**
 * Verifies the bearer token, and reads in one query everything that determines what its user may
 * do.
 * @param uid the account to act on, when the call names one
 * @throws Refusal 401 when the token is missing, invalid or revoked; 403 for a user without access;
 * 503 when it cannot be verified now, which must not sign the user out
 */
export async function readActor(
  authorization: string | null,
  uid: string | null,
  verify: Verify,
  db: Kysely<Tables>,
): Promise<Visitor> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw refuse(401, SIGN_IN);
  const claims = await verify(token).catch((error: unknown) => {
    if (error instanceof errors.JOSEError) throw refuse(401, SIGN_IN);
    if (error instanceof KeysUnavailable) throw notNow();
    throw error;
  });
  // Providers accept ids that the contract does not allow, and their records could not be shown.
  if (!isUid(claims.sub)) throw refuse(403, 'The user id is unknown.');
  const userType = claims.user_type ?? 0;
  if (!isUserType(userType)) throw refuse(403, 'The user type is unknown.');
  const owns = userType === 0 || userType === 3;
  const accountId = isUid(claims.account) ? claims.account : owns ? claims.sub : undefined;
  // An invalid id cannot be looked up; validation reports it later.
  const asked = uid !== null && isUid(uid) ? uid : accountId;
  const stored = await lookUp(db, claims.sub, asked ?? '');
  // The emulator renews revoked tokens, and a token is valid until it expires, so revocation is
  // checked here.
  if (isRevoked(stored.identity, claims)) throw refuse(401, 'You were signed out. Sign in again.');
  const { account } = stored;
  const isOwn = asked === accountId || (userType === 3 && account?.enterpriseId === accountId);
  return {
    account,
    isViewing: account !== undefined && !isOwn,
    lastActiveAt: stored.manager?.lastActiveAt ?? null,
    actor: {
      uid: claims.sub,
      userType,
      admin: claims.admin === true,
      accountId,
      hasAccount: isUid(claims.account),
      email: text(claims.email),
      emailVerified: claims.email_verified === true,
      name: text(claims.name),
      ...staffOf(claims.sub, userType, accountId, stored),
    },
  };
}

/** Whether it is a `Uid` of the contract. */
const isUid = (claim: unknown): claim is string =>
  typeof claim === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/.test(claim);

const isUserType = (claim: unknown): claim is UserType =>
  claim === 0 || claim === 1 || claim === 2 || claim === 3;

const text = (claim: unknown) => (typeof claim === 'string' && claim !== '' ? claim : undefined);

interface Stored {
  identity: { record: Record<string, unknown> | null; endedAt: Date | null } | undefined;
  account: Visitor['account'];
  manager:
    | {
        accountId: string;
        status: string;
        permissions: Permissions;
        lastActiveAt: Date | null;
        allLocations: boolean;
        locationIds: string[];
      }
    | undefined;
  location: { accountId: string; status: string } | undefined;
}

async function lookUp(db: Kysely<Tables>, uid: string, account: string): Promise<Stored> {
  const row = await db
    .selectFrom(sql<{ one: number }>`(select 1 as one)`.as('always'))
    .leftJoin('identities as i', (join) => join.on('i.uid', '=', uid))
    .leftJoin('accounts as a', (join) => join.on('a.id', '=', account))
    .leftJoin('guestDomains as d', (join) =>
      join.onRef('d.accountId', '=', 'a.id').on('d.verifiedAt', 'is not', null),
    )
    .leftJoin('managers as m', (join) => join.on('m.id', '=', uid))
    .leftJoin('locations as l', (join) => join.on('l.id', '=', uid))
    .select(['i.uid', 'i.record', 'i.endedAt', 'a.id', 'a.enterpriseId', 'a.lastActiveAt', 'd.domain'])
    .select(['m.accountId as managed', 'm.status as managerStatus', 'm.permissions', 'm.allLocations'])
    .select('m.lastActiveAt as managerActiveAt')
    .select(['l.accountId as stands', 'l.status as locationStatus'])
    .select((eb) =>
      eb
        .selectFrom('managerLocations as ml')
        .whereRef('ml.managerId', '=', 'm.id')
        .select(({ fn }) => fn.agg<string[] | null>('array_agg', ['ml.locationId']).as('ids'))
        .as('locationIds'),
    )
    .executeTakeFirstOrThrow();
  const { managed, managerStatus, permissions, stands, locationStatus } = row;
  return {
    identity: row.uid === null ? undefined : { record: row.record, endedAt: row.endedAt },
    account:
      row.id === null
        ? undefined
        : { enterpriseId: row.enterpriseId, lastActiveAt: row.lastActiveAt, guestDomain: row.domain },
    manager:
      managed && managerStatus && permissions
        ? {
            accountId: managed,
            status: managerStatus,
            permissions,
            lastActiveAt: row.managerActiveAt,
            allLocations: row.allLocations ?? false,
            locationIds: row.locationIds ?? [],
          }
        : undefined,
    location: stands && locationStatus ? { accountId: stands, status: locationStatus } : undefined,
  };
}

/**
 * A revocation by another person ends earlier sign-ins, however often their tokens were renewed; a
 * change by the user ends earlier tokens only.
 */
function isRevoked(identity: Stored['identity'], { iat, auth_time: signedIn }: Claims): boolean {
  if (!identity) return false;
  const { record, endedAt } = identity;
  if (record === null || record.disabled === true || iat < Number(record.validSince ?? 0)) return true;
  return endedAt !== null && Number(signedIn) * 1000 < endedAt.getTime();
}

/**
 * The locations of a Manager or a Location. The stored data decide about their access, not the
 * token.
 */
function staffOf(
  uid: string,
  userType: UserType,
  accountId: string | undefined,
  { manager, location }: Stored,
): Pick<Actor, 'scope' | 'permissions'> {
  if (userType === 1) {
    if (manager?.accountId !== accountId || manager?.status !== 'active') throw noPlace();
    const { allLocations, locationIds, permissions } = manager;
    return { scope: allLocations ? undefined : { uid, locationIds }, permissions };
  }
  if (userType === 2) {
    if (location?.accountId !== accountId || location?.status !== 'active') throw noPlace();
    return { scope: { uid, locationIds: [uid] }, permissions: null };
  }
  return { scope: undefined, permissions: null };
}

const noPlace = () => refuse(403, "You don't have access to this account yet. Ask the owner.");

const VIEWING_AS = ['Enterprise', 'admin'];

/**
 * Checks the role of the caller; `actingOn` then checks the account.
 * @param uid the account to act on, when the call names one
 * @throws Refusal 403
 */
export function checkRole(
  actor: Actor,
  operation: Pick<Operation, 'roles' | 'permission'>,
  uid: string | null,
): void {
  const own = [ROLES[actor.userType], ...(actor.admin ? ['admin'] : [])];
  const viewing = own.filter((role) => VIEWING_AS.includes(role));
  if (uid !== null && viewing.length === 0) {
    throw refuse(403, 'Only an administrator or an enterprise can act on another account. Remove uid.');
  }
  // On another account, an administrator has no other role.
  const roles = uid === null || uid === actor.accountId ? own : viewing;
  const { permission } = operation;
  const lacks =
    actor.permissions !== null && permission !== null && !actor.permissions[permission as keyof Permissions];
  if (lacks || !roles.some((role) => operation.roles.includes(role))) {
    throw refuse(403, "You don't have permission to do this. Ask the owner of the account.");
  }
}

/**
 * The account to act on. A new user's account is created at their first call.
 * @param referral the referrer's code
 * @throws Refusal 403; 422 when an administrator names an account that does not exist
 */
export async function actingOn(
  visitor: Visitor,
  uid: string | null,
  referral: string | undefined,
  db: Kysely<Tables>,
): Promise<string> {
  const { actor, account } = visitor;
  const wanted = uid ?? actor.accountId;
  if (wanted === undefined) throw refuse(403, "You don't have an account yet. Ask the owner.");
  if (wanted === actor.accountId) {
    if (account) {
      await noteActivity(visitor, account, db);
      return wanted;
    }
    if (wanted !== actor.uid) throw refuse(403, 'Your account no longer exists.');
    const { uid: id, userType, email, name } = actor;
    await db
      .insertInto('accounts')
      .values(newAccount({ id, userType, email, name, referral }, new Date()))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return wanted;
  }
  if (actor.admin) {
    if (!account) throw refuseFields([{ field: 'uid', message: 'This account does not exist.' }]);
    return wanted;
  }
  if (actor.userType === 3 && account && account.enterpriseId === actor.accountId) return wanted;
  throw refuse(403, "This account doesn't belong to you.");
}

const ACTIVITY_MS = 5 * 60_000;

/** Records activity in the account, at most every five minutes. */
async function noteActivity(
  { actor: { uid, userType, accountId }, lastActiveAt }: Visitor,
  account: { lastActiveAt: Date | null },
  db: Kysely<Tables>,
): Promise<void> {
  const now = new Date();
  const isDue = (noted: Date | null) => !noted || now.getTime() - noted.getTime() >= ACTIVITY_MS;
  if (isDue(account.lastActiveAt)) {
    await db
      .updateTable('accounts')
      .set({ lastActiveAt: now })
      .where('id', '=', accountId ?? '')
      .execute();
  }
  if (userType === 1 && isDue(lastActiveAt)) {
    await db.updateTable('managers').set({ lastActiveAt: now }).where('id', '=', uid).execute();
  }
}
