// The identity provider's emulator keeps its users in memory, so the sandbox stores them: each
// change is stored before the front door passes on its response, and a starting emulator gets all
// users back.
//
// The stored users are authoritative. A change by the account (a new location, its password) is
// made at the emulator first, and then stored in one transaction with its rows. The user is marked
// as settling before, so that after a refusal, an outage or a kill the user at the emulator can be
// restored from the stored one. That happens immediately; after a kill, with the first request that
// names the emulator's address.
import type { Kysely } from 'kysely';
import { type IdentityCalls, IdentityRefused, identityCalls, type UserRecord } from './identity-calls.ts';
import { followEmail } from './new-account.ts';
import { refuse } from './refusal.ts';
import { createSerial } from './serial.ts';
import type { Tables } from './store/tables.ts';

export interface IdentityChange<T> {
  uid: string;
  /** The new address for signing in, if it changes. */
  email?: string | undefined;
  /** Makes the change at the emulator. */
  begin(calls: IdentityCalls): Promise<void>;
  /** Stores the rows of the change: all or nothing. */
  store(all: Kysely<Tables>): Promise<T>;
  /** Ends all sign-ins from before this moment. */
  endedAt?: Date | undefined;
}

export interface Identity {
  /**
   * Stores a user in the emulator's current state; a user missing there is marked as deleted.
   * @throws Refusal 403 when a Manager or a Location has changed their address or deleted
   * themselves; the change is undone
   */
  sync(uid: string, emulator: string): Promise<void>;
  /**
   * Gives all users back to an emulator that has just started.
   * @returns the number of users
   */
  restore(emulator: string): Promise<number>;
  /**
   * Changes a user here and at the emulator: both or neither. @throws IdentityAway,
   * IdentityRefused, and any error of `store`
   */
  change<T>(emulator: string, change: IdentityChange<T>): Promise<T>;
  /** Completes or undoes the changes that a kill interrupted; does nothing if there are none. */
  settle(emulator: string): Promise<void>;
  /** Makes the next `settle` look for users who are marked as settling. */
  expectUnsettled(): void;
}

export function createIdentity(db: Kysely<Tables>, projectId: string): Identity {
  // Two states of one user must be stored in the order they were read.
  const inOrder = createSerial();
  // A previous process may have been killed.
  let unsettled = true;
  let trying: Promise<void> | undefined;

  const settle = async (calls: IdentityCalls): Promise<string[]> => {
    if (!unsettled) return [];
    const half = await db
      .selectFrom('identities')
      .select(['uid', 'record'])
      .where('settling', '=', true)
      .execute();
    for (const { uid, record } of half) {
      if (record) await calls.giveBack([record]);
      else await calls.remove(uid);
      await db.updateTable('identities').set({ settling: false }).where('uid', '=', uid).execute();
    }
    unsettled = false;
    return half.map(({ uid }) => uid);
  };

  const mark = (uid: string) =>
    db
      .insertInto('identities')
      .values({ uid, record: null, settling: true, updatedAt: new Date() })
      .onConflict((conflict) => conflict.column('uid').doUpdateSet({ settling: true }))
      .execute();

  return {
    sync: (uid, emulator) =>
      inOrder(async () => {
        const calls = identityCalls(emulator, projectId);
        const undone = await settle(calls);
        // The user's own change was undone as well, so it must not be acknowledged.
        if (undone.includes(uid)) {
          throw refuse(409, 'An incomplete change of this user has just been undone.');
        }
        const user = await calls.read({ localId: [uid] });
        const stored = await db
          .selectFrom('identities')
          .select('record')
          .where('uid', '=', uid)
          .executeTakeFirst();
        // An unknown user is not marked as deleted, because it may belong to another provider.
        if (!user && !stored?.record) return;
        if (stored?.record && isStaff(stored.record) && user?.email !== stored.record.email) {
          await calls.giveBack([stored.record]);
          throw refuse(403, 'This sign-in is managed by the owner of the account.');
        }
        const row = { record: toStore(user), updatedAt: new Date() };
        await db.transaction().execute(async (all) => {
          await all
            .insertInto('identities')
            .values({ uid, ...row })
            .onConflict((conflict) => conflict.column('uid').doUpdateSet(row))
            .execute();
          const { email } = user ?? {};
          if (typeof email === 'string' && email !== stored?.record?.email)
            await followEmail(all, uid, email);
        });
      }),

    restore: (emulator) =>
      inOrder(async () => {
        const calls = identityCalls(emulator, projectId);
        const rows = await db
          .selectFrom('identities')
          .select('record')
          .where('record', 'is not', null)
          .execute();
        const records = rows.flatMap(({ record }): UserRecord[] => (record ? [record] : []));
        await calls.giveBack(records);
        await settle(calls);
        return records.length;
      }),

    settle: async (emulator) => {
      if (!unsettled) return;
      // Concurrent calls share one attempt.
      trying ??= inOrder(async () => {
        await settle(identityCalls(emulator, projectId));
      }).finally(() => {
        trying = undefined;
      });
      await trying;
    },

    expectUnsettled: () => {
      unsettled = true;
    },

    change: (emulator, { uid, email, begin, store, endedAt }) =>
      inOrder(async () => {
        const calls = identityCalls(emulator, projectId);
        await settle(calls);
        // The emulator checks this too, but only after the user is marked.
        const holder = email === undefined ? undefined : await calls.read({ email: [email.toLowerCase()] });
        if (holder && holder.localId !== uid) throw new IdentityRefused('EMAIL_EXISTS');
        await mark(uid);
        unsettled = true;
        try {
          await begin(calls);
          const record = toStore(await calls.read({ localId: [uid] }));
          const stored = await db.transaction().execute(async (all) => {
            const row = { record, settling: false, updatedAt: new Date(), ...(endedAt && { endedAt }) };
            await all.updateTable('identities').set(row).where('uid', '=', uid).execute();
            return store(all);
          });
          unsettled = false;
          return stored;
        } catch (error) {
          await settle(calls).catch(() => {
            // The emulator is unavailable. The mark stays, and the change is undone once it is
            // back.
          });
          throw error;
        }
      }),
  };
}

/** Whether the user is a Manager or a Location, whose sign-in belongs to rows of the account. */
function isStaff({ customAttributes }: UserRecord): boolean {
  const { user_type: type } = typeof customAttributes === 'string' ? JSON.parse(customAttributes) : {};
  return type === 1 || type === 2;
}

const toStore = (user: UserRecord | undefined) => (user ? JSON.stringify(user, storable) : null);

/** Removes characters that the emulator accepts in names and a database does not. */
const storable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;
