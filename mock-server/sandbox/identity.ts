// The identity provider's emulator keeps its users in memory. Here they last: each is written down before the door
// passes on the answer that made it, and all are given back when an emulator starts.
import type { Kysely } from 'kysely';
import { createSerial } from './serial.ts';
import type { Tables } from './store/tables.ts';

export interface Identity {
  /** Writes down a user as the emulator has it now; one it no longer has is marked as deleted. */
  sync(uid: string, emulator: string): Promise<void>;
  /**
   * Gives an emulator that has just started all users back.
   * @returns how many users it was given
   */
  restore(emulator: string): Promise<number>;
}

type UserRecord = Record<string, unknown>;

const AT_ONCE = 500;
const PATIENCE_MS = 10_000;

export function createIdentity(db: Kysely<Tables>, projectId: string): Identity {
  // Two answers about one user must be written in the order they were read.
  const inOrder = createSerial();

  const ask = async (emulator: string, call: string, body: unknown): Promise<UserRecord> => {
    const response = await fetch(
      `${emulator}/identitytoolkit.googleapis.com/v1/projects/${projectId}/${call}`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
    );
    if (!response.ok) throw new Error(`the identity emulator answered ${call} with ${await response.text()}`);
    return (await response.json()) as UserRecord;
  };

  return {
    sync: (uid, emulator) =>
      inOrder(async () => {
        const { users } = (await ask(emulator, 'accounts:lookup', { localId: [uid] })) as {
          users?: UserRecord[];
        };
        const record = users?.[0] ? JSON.stringify(users[0], storable) : null;
        const row = { record, updatedAt: new Date() };
        await db
          .insertInto('identities')
          .values({ uid, ...row })
          .onConflict((conflict) => conflict.column('uid').doUpdateSet(row))
          .execute();
      }),

    restore: (emulator) =>
      inOrder(async () => {
        const rows = await db
          .selectFrom('identities')
          .select('record')
          .where('record', 'is not', null)
          .execute();
        const records = rows.flatMap(({ record }): UserRecord[] => (record ? [record] : []));
        for (let from = 0; from < records.length; from += AT_ONCE) {
          const users = records.slice(from, from + AT_ONCE);
          const { error } = (await ask(emulator, 'accounts:batchCreate', {
            users,
            allowOverwrite: true,
          })) as {
            error?: { index: number; message: string }[];
          };
          if (error?.length) {
            const [{ index, message } = { index: 0, message: '' }] = error;
            throw new Error(`the identity emulator did not take ${users[index]?.localId} back: ${message}`);
          }
        }
        // An import ends all sessions from before it; nobody shall be signed out because a process restarted.
        for (const { localId, validSince } of records) {
          await ask(emulator, 'accounts:update', { localId, validSince: validSince ?? '0' });
        }
        return records.length;
      }),
  };
}

/** The emulator takes a name with characters that a database cannot hold; without them the user lasts all the same. */
const storable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;
