// The campaigns and data that depend on a connection.
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { activeCampaigns } from '../campaigns/stop.ts';
import type { OwnTables } from '../store/tables.ts';
import { channelOf } from './message-service.ts';
import { type IntegrationName, PROVIDERS } from './providers.ts';

type Schemas = components['schemas'];

/** The contract's maximum. */
const MOST_NAMED = 20;

export async function dependentsOf(
  db: Kysely<OwnTables>,
  name: IntegrationName,
): Promise<Schemas['IntegrationDependents']> {
  const channel = channelOf(name);
  const campaigns = channel
    ? await activeCampaigns(db, channel).select(['id', 'name']).orderBy('nameKey').orderBy('seq').execute()
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
