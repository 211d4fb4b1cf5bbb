// For tests that need rows that no call creates, or past times: the database of a stopped sandbox.
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { components } from '../../src/api/generated/schema.d.ts';
import { openDatabase } from './store/database.ts';
import type { Tables } from './store/tables.ts';
import { databaseOf } from './testing.ts';

/** The caller destroys it. */
export async function openStore(folder: string): Promise<Kysely<Tables>> {
  const url = await databaseOf(folder);
  const fail = (sentence: string) => {
    throw new Error(sentence);
  };
  const watch = { log: () => undefined, lost: fail, wrote: () => undefined };
  return openDatabase(url ? { url } : { folder: join(folder, 'database') }, watch);
}

/** Limits set by an administrator; null for unlimited. */
export async function setLimits(
  db: Kysely<Tables>,
  accountId: string,
  limits: Partial<components['schemas']['AccountLimits']>,
): Promise<void> {
  const own = db.selectFrom('accounts').select('settings').where('id', '=', accountId);
  const { settings } = await own.executeTakeFirstOrThrow();
  const changed = JSON.stringify({ ...settings, limits: { ...settings.limits, ...limits } });
  await db.updateTable('accounts').set({ settings: changed }).where('id', '=', accountId).execute();
}
