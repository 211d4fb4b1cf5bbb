import type { Handlers } from '../handler.ts';
import { refuse } from '../refusal.ts';
import { importClients } from './clients.ts';
import { notConnected } from './integrations.ts';
import { exchangesData } from './providers.ts';
import { copyPhotos, FULL } from './storage.ts';

const EXPIRED = 'This connection has expired. Reconnect it first.';

export const integrationSync = {
  async refreshIntegration({ db, params: { name }, now }) {
    const row = await db
      .selectFrom('integrations')
      .select(['status', 'accountLabel'])
      .where('name', '=', name)
      .executeTakeFirst();
    if (!row) throw notConnected();
    // An account whose name begins with `expired` demonstrates an expired connection.
    if (/^expired/i.test(row.accountLabel ?? '')) {
      await db.updateTable('integrations').set({ status: 'expired' }).where('name', '=', name).execute();
      throw refuse(409, EXPIRED, []);
    }
    if (row.status === 'expired') throw refuse(409, EXPIRED, []);
    if (name === 'storage') {
      const added = await copyPhotos(db, now);
      if (added === undefined) throw refuse(409, FULL, []);
      return { name, added, updated: 0, unchanged: 0 };
    }
    if (!exchangesData(name)) throw refuse(409, 'This service has no data to exchange.', []);
    const imported = await importClients(db, name, now);
    const done = { lastSyncAt: now, status: 'connected' as const, error: null };
    await db.updateTable('integrations').set(done).where('name', '=', name).execute();
    return { name, ...imported };
  },
} satisfies Handlers;
