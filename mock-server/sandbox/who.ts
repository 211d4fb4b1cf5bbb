// Who is calling, and on which account they may act.
import type { Kysely } from 'kysely';
import type { Operation } from '../../scripts/contract/operations.ts';
import type { components } from '../../src/api/generated/schema.d.ts';
import { newAccount } from './account.ts';
import { refuse, refuseFields } from './refusal.ts';
import type { Tables } from './store/tables.ts';
import type { Verify } from './tokens.ts';

type UserType = components['schemas']['UserType'];

/** The names that the contract's `security` uses, by the claim's number. */
const ROLES: Record<UserType, string> = { 0: 'Regular', 1: 'Manager', 2: 'Location', 3: 'Enterprise' };

export interface Actor {
  uid: string;
  userType: UserType;
  admin: boolean;
  /** Their own account. Undefined for a Manager or a Location that nobody has given one. */
  accountId: string | undefined;
  email: string | undefined;
  name: string | undefined;
}

const SIGN_IN = 'Sign in and send the token as a bearer.';

/**
 * Reads the bearer.
 * @throws Refusal 401 when there is none, it is not valid, or it was revoked
 */
export async function readActor(
  authorization: string | null,
  verify: Verify,
  db: Kysely<Tables>,
): Promise<Actor> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw refuse(401, SIGN_IN);
  const claims = await verify(token).catch(() => {
    throw refuse(401, SIGN_IN);
  });
  // A provider takes ids that the contract does not; what such a user made could not be shown.
  if (!isUid(claims.sub)) throw refuse(403, 'This user has an id that is not known here.');
  // The emulator renews a token without asking whether it was revoked; so does a token that is still good by itself.
  if (await isRevoked(db, claims.sub, claims.iat)) throw refuse(401, 'You were signed out. Sign in again.');
  const userType = claims.user_type ?? 0;
  if (!isUserType(userType)) throw refuse(403, 'This user has a type that is not known here.');
  const owns = userType === 0 || userType === 3;
  return {
    uid: claims.sub,
    userType,
    admin: claims.admin === true,
    accountId: isUid(claims.account) ? claims.account : owns ? claims.sub : undefined,
    email: text(claims.email),
    name: text(claims.name),
  };
}

/** As the contract has it: `Uid`. */
const isUid = (claim: unknown): claim is string =>
  typeof claim === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/.test(claim);

const isUserType = (claim: unknown): claim is UserType =>
  claim === 0 || claim === 1 || claim === 2 || claim === 3;

const text = (claim: unknown) => (typeof claim === 'string' && claim !== '' ? claim : undefined);

/** @param issued when the token was made, in seconds since 1970 */
async function isRevoked(db: Kysely<Tables>, uid: string, issued: number): Promise<boolean> {
  const identity = await db
    .selectFrom('identities')
    .select('record')
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (!identity) return false;
  const { record } = identity;
  return record === null || record.disabled === true || issued < Number(record.validSince ?? 0);
}

const VIEWING_AS = ['Enterprise', 'admin'];

/**
 * Whether this actor may make this call at all; on which account is asked after that.
 * @param uid the account to act upon, when the call names one
 * @throws Refusal 403
 */
export function checkRole(actor: Actor, operation: Pick<Operation, 'roles'>, uid: string | null): void {
  const own = [ROLES[actor.userType], ...(actor.admin ? ['admin'] : [])];
  const viewing = own.filter((role) => VIEWING_AS.includes(role));
  if (uid !== null && viewing.length === 0) {
    throw refuse(403, 'Only an administrator or an enterprise may act on another account. Leave out uid.');
  }
  // On the account of somebody else an administrator is that and nothing more.
  const roles = uid === null || uid === actor.accountId ? own : viewing;
  if (!roles.some((role) => operation.roles.includes(role))) {
    throw refuse(403, 'The owner of the account can do this, or give you the permission.');
  }
}

/**
 * The account acted upon. The account of somebody new is made here, at their first call.
 * @param referral who sent them
 * @throws Refusal 403; 422 when an administrator names an account that does not exist
 */
export async function actingOn(
  actor: Actor,
  uid: string | null,
  referral: string | undefined,
  db: Kysely<Tables>,
): Promise<string> {
  const wanted = uid ?? actor.accountId;
  if (wanted === undefined) throw refuse(403, 'Nobody has given you an account yet. Ask the owner.');
  const account = await db
    .selectFrom('accounts')
    .select('enterpriseId')
    .where('id', '=', wanted)
    .executeTakeFirst();

  if (wanted === actor.accountId) {
    if (account) return wanted;
    if (wanted !== actor.uid) throw refuse(403, 'Your account does not exist any more.');
    const { uid: id, userType, email, name } = actor;
    await db
      .insertInto('accounts')
      .values(newAccount({ id, userType, email, name, referral }, new Date()))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return wanted;
  }
  if (actor.admin) {
    if (!account) throw refuseFields([{ field: 'uid', message: 'There is no such account.' }]);
    return wanted;
  }
  if (actor.userType === 3 && account && account.enterpriseId === actor.accountId) return wanted;
  throw refuse(403, 'This account is not one of yours.');
}
