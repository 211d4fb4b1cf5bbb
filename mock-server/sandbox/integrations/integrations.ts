import { type Kysely, type Selectable, sql } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { stopCampaigns } from '../campaigns/stop.ts';
import { type Handlers, WithCookie } from '../handler.ts';
import { checkFeature } from '../payments/limits.ts';
import { refuse } from '../refusal.ts';
import { withAccountLock } from '../store/account-lock.ts';
import type { OwnTables } from '../store/tables.ts';
import { connectIntegration } from './connect.ts';
import { dependentsOf } from './dependents.ts';
import { channelOf } from './message-service.ts';
import { hashOf, newSecret, TICKET_SECONDS, ticketCookie } from './one-time.ts';
import { type IntegrationName, PROVIDERS } from './providers.ts';

type Integration = components['schemas']['Integration'];

export const notConnected = () => refuse(404, "This service isn't connected.");
export const withoutConsent = () =>
  refuse(404, "This service is connected with a key. Enter the key on the service's page.");

/** Sorted by code points, independent of the database's collation. */
const byName = sql`name collate "C"`;

export const integrations = {
  async listIntegrations({ db }) {
    const rows = await db
      .selectFrom('integrations')
      .select('name')
      .where('status', '=', 'connected')
      .orderBy(byName)
      .execute();
    return rows.map(({ name }) => name);
  },

  async getIntegrations({ db }) {
    const rows = await db.selectFrom('integrations').selectAll().orderBy(byName).execute();
    return { integrations: await Promise.all(rows.map((row) => shown(db, row))) };
  },

  getIntegration: ({ db, params }) => readIntegration(db, params.name),

  async createAuthorization({ db, actor, accountId, params: { name }, appOrigin, now }) {
    if (!PROVIDERS[name].scopes) throw withoutConsent();
    await checkFeature(db, 'integrations');
    const ticket = newSecret();
    const expiresAt = new Date(now.getTime() + TICKET_SECONDS * 1000);
    await db.deleteFrom('integrationTickets').where('expiresAt', '<=', now).execute();
    await db
      .insertInto('integrationTickets')
      .values({ ticketHash: hashOf(ticket), uid: actor.uid, name, expiresAt })
      .execute();
    return new WithCookie(
      { name, uid: accountId, expiresAt: expiresAt.toISOString() },
      ticketCookie(ticket, appOrigin.startsWith('https:')),
    );
  },

  async connectIntegration(call) {
    await checkFeature(call.db, 'integrations');
    await connectIntegration(call);
    return readIntegration(call.db, call.params.name);
  },

  disconnectIntegration: ({ db, params: { name }, now }) =>
    withAccountLock(db, async (trx) => {
      const row = await trx
        .deleteFrom('integrations')
        .where('name', '=', name)
        .returning('name')
        .executeTakeFirst();
      if (!row) throw notConnected();
      const channel = channelOf(name);
      return { name, stoppedCampaigns: channel ? await stopCampaigns(trx, now, channel) : 0 };
    }),
} satisfies Handlers;

/** @throws Refusal 404 */
async function readIntegration(db: Kysely<OwnTables>, name: IntegrationName): Promise<Integration> {
  const row = await db.selectFrom('integrations').selectAll().where('name', '=', name).executeTakeFirst();
  if (!row) throw notConnected();
  return shown(db, row);
}

async function shown(
  db: Kysely<OwnTables>,
  row: Selectable<OwnTables['integrations']>,
): Promise<Integration> {
  const { name, status, accountLabel, scopes, connectedAt, lastSyncAt, error } = row;
  return {
    name,
    status,
    accountLabel,
    scopes,
    connectedAt: connectedAt.toISOString(),
    lastSyncAt: lastSyncAt?.toISOString() ?? null,
    error: status === 'error' ? error : null,
    dependents: await dependentsOf(db, name),
  };
}
