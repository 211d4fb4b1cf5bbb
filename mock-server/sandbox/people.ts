// The sign-ins of an account: those of its owner, locations and managers. They exist at the
// identity provider, and are changed together with their rows: both or neither.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { problem } from '../problems.ts';
import type { Identity, IdentityChange } from './identity.ts';
import { IdentityAway, IdentityRefused } from './identity-calls.ts';
import { notFound, Refusal, refuseFields } from './refusal.ts';
import type { OwnTables, Tables } from './store/tables.ts';

/** A new user at the identity provider. */
export interface NewPerson {
  uid: string;
  email: string;
  /** Without a password, the user cannot sign in yet. */
  password?: string;
  displayName: string | undefined;
  /** A disabled user can neither sign in nor reset the password. */
  disabled?: boolean;
  claims: { user_type: 0 | 1 | 2; account: string };
}

export interface PersonChange {
  email?: string | undefined;
  password?: string | undefined;
  disabled?: boolean | undefined;
  /** Ends all sign-ins without another change. */
  signOut?: boolean;
  /** Replaces all claims. They appear in the next token. */
  claims?: { user_type: 0; account: string; admin?: true };
}

/** Writes the rows of the change; an error undoes the whole change. */
type Store<T, Db> = (db: Db) => Promise<T>;

/**
 * Each resolves once the change is durable. All throw a Refusal 503, without any change, when the
 * provider does not respond.
 */
export interface People<Db = Kysely<OwnTables>> {
  /** @throws EmailTaken */
  add<T>(person: NewPerson, store: Store<T, Db>): Promise<T>;
  /**
   * Ends all sign-ins, unless the change only allows signing in again or sets claims.
   * @throws EmailTaken
   */
  change<T>(uid: string, change: PersonChange, store: Store<T, Db>): Promise<T>;
  remove<T>(uid: string, store: Store<T, Db>): Promise<T>;
}

/** Another user signs in with this address. */
export class EmailTaken extends Error {
  override name = 'EmailTaken';
}

/** Creates `People` from a function that selects the part of the database to change together with the sign-ins. */
export type PeopleOf = <Db>(own: (all: Kysely<Tables>) => Db) => People<Db>;

/**
 * @param emulator the provider's origin; undefined if the front door sent none, and then changes
 * fail
 */
export function createPeople(identity: Identity, emulator: string | undefined): PeopleOf {
  const origin =
    emulator !== undefined && /^http:\/\/127\.0\.0\.1:\d+$/.test(emulator) ? emulator : undefined;
  // The first request after a kill completes what it interrupted. A failure surfaces when a user is
  // changed.
  if (origin) identity.settle(origin).catch(() => undefined);

  return <Db>(own: (all: Kysely<Tables>) => Db): People<Db> => {
    const change = async <T>(what: Omit<IdentityChange<T>, 'store'>, store: Store<T, Db>): Promise<T> => {
      if (!origin) throw away();
      try {
        return await identity.change(origin, { ...what, store: (all) => store(own(all)) });
      } catch (error) {
        throw asRefusal(error);
      }
    };

    return {
      add: ({ uid, claims, ...person }, store) => {
        const begin: IdentityChange<unknown>['begin'] = async (calls) => {
          await calls.create({ localId: uid, emailVerified: true, ...person });
          await calls.update(uid, { customAttributes: JSON.stringify(claims) });
        };
        return change({ uid, email: person.email, begin }, store);
      },

      change: async (uid, { email, password, disabled, signOut, claims }, store) => {
        const ends = email !== undefined || password !== undefined || disabled === true || signOut === true;
        const endedAt = ends ? nextSecond() : undefined;
        const begin: IdentityChange<unknown>['begin'] = (calls) =>
          calls.update(uid, {
            ...(email !== undefined && { email, emailVerified: true }),
            ...(password !== undefined && { password }),
            ...(disabled !== undefined && { disableUser: disabled }),
            ...(claims && { customAttributes: JSON.stringify(claims) }),
            ...(endedAt && { validSince: `${endedAt.getTime() / 1000}` }),
          });
        const stored = await change({ uid, email, begin, endedAt }, store);
        if (endedAt) await sleep(Math.max(0, endedAt.getTime() - Date.now()));
        return stored;
      },

      remove: (uid, store) => change({ uid, begin: (calls) => calls.remove(uid) }, store),
    };
  };
}

/**
 * Tokens contain whole seconds only. A change ends all tokens from its own second, and is
 * acknowledged in the next second, so that sign-ins after it stay valid.
 */
const nextSecond = () => new Date((Math.floor(Date.now() / 1000) + 1) * 1000);

const away = () =>
  new Refusal(
    problem(
      503,
      'The identity provider is temporarily unreachable. Nothing was changed. Try again in a moment.',
      undefined,
      { 'retry-after': '1' },
    ),
  );

function asRefusal(error: unknown): unknown {
  if (error instanceof IdentityAway) return away();
  if (!(error instanceof IdentityRefused)) return error;
  switch (error.message.split(' ')[0]) {
    case 'EMAIL_EXISTS':
      return new EmailTaken(error.message);
    case 'INVALID_EMAIL':
      return refuseFields([
        { field: 'email', message: "This email address can't be used to sign in. Enter a different one." },
      ]);
    // The user deleted their own sign-in.
    case 'USER_NOT_FOUND':
      return notFound();
    default:
      return error;
  }
}
