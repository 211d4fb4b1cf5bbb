// The campaigns and data that depend on a connection, and stop when it is disconnected.
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { taken } from '../campaigns/rounds.ts';
import type { OwnTables } from '../store/tables.ts';
import { channelOf } from './message-service.ts';
import { type IntegrationName, PROVIDERS } from './providers.ts';

type Schemas = components['schemas'];

/** The contract's maximum. */
const MOST_NAMED = 20;

const waitingCampaigns = (db: Kysely<OwnTables>, channel: Schemas['CampaignChannel']) =>
  db.selectFrom('campaigns').where('channel', '=', channel).where('status', 'in', ['scheduled', 'sending']);

export async function dependentsOf(
  db: Kysely<OwnTables>,
  name: IntegrationName,
): Promise<Schemas['IntegrationDependents']> {
  const channel = channelOf(name);
  const campaigns = channel
    ? await waitingCampaigns(db, channel).select(['id', 'name']).orderBy('nameKey').orderBy('seq').execute()
    : [];
  const contacts = PROVIDERS[name].hasClients ? await countContacts(db, name) : 0;
  const photos = name === 'storage' ? await countCopies(db) : 0;
  return {
    campaigns: campaigns.slice(0, MOST_NAMED),
    campaignCount: campaigns.length,
    contactCount: contacts,
    photoCount: photos,
  };
}

async function countContacts(db: Kysely<OwnTables>, name: IntegrationName): Promise<number> {
  const { contacts } = await db
    .selectFrom('contacts')
    .select(({ fn }) => fn.countAll().as('contacts'))
    .where('source', '=', name)
    .executeTakeFirstOrThrow();
  return Number(contacts);
}

async function countCopies(db: Kysely<OwnTables>): Promise<number> {
  const { copies } = await db
    .selectFrom('photoCopies')
    .select(({ fn }) => fn.countAll().as('copies'))
    .executeTakeFirstOrThrow();
  return Number(copies);
}

/**
 * Returns campaigns that have not started to draft, and pauses the others.
 * @returns the number of campaigns
 */
export async function stopCampaigns(
  db: Kysely<OwnTables>,
  name: IntegrationName,
  now: Date,
): Promise<number> {
  const channel = channelOf(name);
  if (!channel) return 0;
  const campaigns = await waitingCampaigns(db, channel)
    .select(['id', 'status', 'kind', 'time', 'quietHours', 'timezone'])
    .forUpdate()
    .execute();
  for (const campaign of campaigns) {
    const status = campaign.status === 'scheduled' ? 'draft' : 'paused';
    await db
      .updateTable('campaigns')
      .set({ ...taken(status, campaign, now), updatedAt: now })
      .where('id', '=', campaign.id)
      .execute();
  }
  return campaigns.length;
}
