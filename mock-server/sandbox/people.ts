// The sign-ins of an account: those that it hands out, its locations' and its managers', and its owner's. They are kept
// at the identity provider, and changed together with the rows that belong to them: both, or neither.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { problem } from '../problems.ts';
import type { Identity, IdentityChange } from './identity.ts';
import { IdentityAway, IdentityRefused } from './identity-calls.ts';
import { notFound, Refusal, refuseFields } from './refusal.ts';
import type { OwnTables, Tables } from './store/tables.ts';

/** A user to be made at the identity provider. */
export interface NewPerson {
  uid: string;
  email: string;
  /** Without one they cannot sign in yet. */
  password?: string;
  displayName: string | undefined;
  /** They cannot sign in, nor ask for a password, until a change says otherwise. */
  disabled?: boolean;
  claims: { user_type: 0 | 1 | 2; account: string };
}

export interface PersonChange {
  email?: string | undefined;
  password?: string | undefined;
  disabled?: boolean | undefined;
  /** Ends all sign-ins and changes nothing else. */
  signOut?: boolean;
  /** All of them: what is left out is gone. They stand in the next token. */
  claims?: { user_type: 0; account: string; admin?: true };
}

/** Writes the rows that belong to the change; what it throws undoes all of it. */
type Store<T, Db> = (db: Db) => Promise<T>;

/** Each settles when it is stored to last. All throw a Refusal 503, and have changed nothing, when nobody answers there. */
export interface People<Db = Kysely<OwnTables>> {
  /** @throws EmailTaken */
  add<T>(person: NewPerson, store: Store<T, Db>): Promise<T>;
  /**
   * Whoever is signed in is signed out, unless it is only what they may: sign in again, have these claims.
   * @throws EmailTaken
   */
  change<T>(uid: string, change: PersonChange, store: Store<T, Db>): Promise<T>;
  remove<T>(uid: string, store: Store<T, Db>): Promise<T>;
}

/** Somebody signs in with this address already. */
export class EmailTaken extends Error {
  override name = 'EmailTaken';
}

/** Sign-ins, with the part of the database that is changed together with them. */
export type PeopleOf = <Db>(own: (all: Kysely<Tables>) => Db) => People<Db>;

/** @param emulator the provider's origin; undefined where the door named none, and then nothing can be changed */
export function createPeople(identity: Identity, emulator: string | undefined): PeopleOf {
  const origin =
    emulator !== undefined && /^http:\/\/127\.0\.0\.1:\d+$/.test(emulator) ? emulator : undefined;
  // What a kill left half-done is ended by the first request after it. A failure shows where people are changed.
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
 * Tokens name whole seconds only. So that none from before a change is good after it, those of the second in which it
 * happens end as well, and the change is acknowledged when the next one begins: whoever then signs in stays.
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
    // Somebody deleted their own sign-in, and with it themselves.
    case 'USER_NOT_FOUND':
      return notFound();
    default:
      return error;
  }
}
