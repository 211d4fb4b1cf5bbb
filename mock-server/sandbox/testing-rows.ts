// For tests that need rows that no call creates.
import type { Kysely } from 'kysely';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Tables } from './store/tables.ts';

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
