// The identity provider's emulator keeps its users in memory. Here they last: each is written down before the door
// passes on the answer that made it, and all are given back when an emulator starts.
//
// What is written down is the truth. A change that begins here (a location is made, its password is set) is done at the
// emulator first and then stored, together with the rows that belong to it, in one transaction. Before it begins the
// user is marked as settling, so whatever comes in between, be it a refusal, an emulator that goes away or a kill, the
// user at the emulator can be made again what is written down, and nothing half-made stays. That is done at once; after
// a kill, with the first request that says where the emulator is.
import type { Kysely } from 'kysely';
import { type IdentityCalls, IdentityRefused, identityCalls, type UserRecord } from './identity-calls.ts';
import { refuse } from './refusal.ts';
import { createSerial } from './serial.ts';
import type { Tables } from './store/tables.ts';

export interface IdentityChange<T> {
  uid: string;
  /** The address that they are to sign in with, if that changes. */
  email?: string | undefined;
  /** Does it at the emulator. */
  begin(calls: IdentityCalls): Promise<void>;
  /** Stores what belongs to it: all of it, or nothing. */
  store(all: Kysely<Tables>): Promise<T>;
  /** Whoever signed in before this moment is signed out. */
  endedAt?: Date | undefined;
}

export interface Identity {
  /**
   * Writes down a user as the emulator has it now; one it no longer has is marked as deleted.
   * @throws Refusal 403 when a Manager or a Location has changed their address or deleted themselves; that is undone
   */
  sync(uid: string, emulator: string): Promise<void>;
  /**
   * Gives an emulator that has just started all users back.
   * @returns how many users it was given
   */
  restore(emulator: string): Promise<number>;
  /** Changes a user here and at the emulator, or in neither place. @throws IdentityAway, IdentityRefused, and what `store` throws */
  change<T>(emulator: string, change: IdentityChange<T>): Promise<T>;
  /** Ends what a kill has left half-done; costs nothing when there is none. */
  settle(emulator: string): Promise<void>;
  /** Has the next `settle` look for users who are marked as settling. */
  expectUnsettled(): void;
}

export function createIdentity(db: Kysely<Tables>, projectId: string): Identity {
  // Two answers about one user must be written in the order they were read.
  const inOrder = createSerial();
  // Whoever had the data folder before may have been killed.
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
        // What the user has just done themselves is undone with it, so it must not be acknowledged.
        if (undone.includes(uid)) {
          throw refuse(409, 'An incomplete change of this user has just been undone.');
        }
        const user = await calls.read({ localId: [uid] });
        const stored = await db
          .selectFrom('identities')
          .select('record')
          .where('uid', '=', uid)
          .executeTakeFirst();
        // Not deleted here: nobody has ever had this user, who may be one of another provider.
        if (!user && !stored?.record) return;
        if (stored?.record && isStaff(stored.record) && user?.email !== stored.record.email) {
          await calls.giveBack([stored.record]);
          throw refuse(403, 'This sign-in is managed by the owner of the account.');
        }
        const row = { record: toStore(user), updatedAt: new Date() };
        await db
          .insertInto('identities')
          .values({ uid, ...row })
          .onConflict((conflict) => conflict.column('uid').doUpdateSet(row))
          .execute();
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
      // However many ask, it is tried once at a time: nobody else gets a turn meanwhile.
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
        // The emulator says so as well, but by then the user is marked.
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
            // Nobody answers there now. The mark stays, and it is done when somebody does.
          });
          throw error;
        }
      }),
  };
}

/** A Manager or a Location: their sign-in belongs to rows of the account. */
function isStaff({ customAttributes }: UserRecord): boolean {
  const { user_type: type } = typeof customAttributes === 'string' ? JSON.parse(customAttributes) : {};
  return type === 1 || type === 2;
}

const toStore = (user: UserRecord | undefined) => (user ? JSON.stringify(user, storable) : null);

/** The emulator takes a name with characters that a database cannot hold; without them the user lasts all the same. */
const storable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;
