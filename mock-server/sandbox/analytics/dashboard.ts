import { type Kysely, sql } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { onlineSince } from '../devices/status.ts';
import type { Handlers } from '../handler.ts';
import { readPlan } from '../payments/read.ts';
import { countOf } from '../store/pages.ts';
import type { OwnTables } from '../store/tables.ts';

type Db = Kysely<OwnTables>;
type Schemas = components['schemas'];
type Item = Schemas['AttentionItem'];

/** Maximum of each list in the contract. */
const MOST_DEVICES = 20;
const MOST_CAMPAIGNS = 10;
const RECENT_MS = 30 * 24 * 60 * 60_000;

const MANAGER = 1;
const LOCATION = 2;

export const dashboard = {
  async getDashboard({ db, unscopedDb, scope, actor, now }) {
    const seesCampaigns = actor.userType !== LOCATION;
    const isOwner = actor.userType !== MANAGER && actor.userType !== LOCATION;
    const plan = isOwner ? await readPlan(db, now) : undefined;
    return {
      attention: [
        ...(await offlineDevices(db, now)),
        ...(await photosToReview(db)),
        ...(seesCampaigns ? await failedCampaigns(db, now) : []),
        ...(seesCampaigns ? await expiredIntegrations(db) : []),
        ...(isOwner ? await refusedCharges(db) : []),
      ],
      contactsWithoutLocation:
        scope && actor.userType === MANAGER ? await contactsWithoutLocation(unscopedDb) : 0,
      devices: await countDevices(db, now),
      nextCampaign: seesCampaigns ? await nextCampaign(db, now) : null,
      plan: plan?.plan?.name ?? null,
      trialEndsAt: plan?.trialEndsAt ?? null,
      setup: isOwner ? await setupGuide(db) : null,
    };
  },
} satisfies Handlers;

async function offlineDevices(db: Db, now: Date): Promise<Item[]> {
  const rows = await db
    .selectFrom('devices')
    .select(['id', 'name', 'locationId', 'lastSeenAt'])
    .where('linkedAt', 'is not', null)
    .where('lastSeenAt', '<=', onlineSince(now))
    .orderBy('lastSeenAt')
    .limit(MOST_DEVICES)
    .execute();
  return rows.map(({ id, name, locationId, lastSeenAt }) => ({
    kind: 'deviceOffline',
    deviceId: id,
    name,
    locationId,
    lastSeenAt: lastSeenAt?.toISOString() ?? '',
  }));
}

async function photosToReview(db: Db): Promise<Item[]> {
  const { n } = await db
    .selectFrom('photos')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('approval', '=', 'pending')
    .executeTakeFirstOrThrow();
  return Number(n) === 0 ? [] : [{ kind: 'photosToReview', count: Number(n) }];
}

async function failedCampaigns(db: Db, now: Date): Promise<Item[]> {
  const rows = await db
    .selectFrom('campaigns')
    .select(['id', 'name', 'failure'])
    .where('status', '=', 'failed')
    .where('updatedAt', '>', new Date(now.getTime() - RECENT_MS))
    .orderBy('updatedAt', 'desc')
    .limit(MOST_CAMPAIGNS)
    .execute();
  return rows.map(({ id, name, failure }) => ({ kind: 'campaignFailed', campaignId: id, name, failure }));
}

async function expiredIntegrations(db: Db): Promise<Item[]> {
  const rows = await db
    .selectFrom('integrations')
    .select('name')
    .where('status', '<>', 'connected')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => ({ kind: 'integrationExpired', name }));
}

/** At most one invoice is open at a time. */
async function refusedCharges(db: Db): Promise<Item[]> {
  const rows = await db
    .selectFrom('invoices')
    .select(['number', 'amount', 'currency'])
    .where('status', '=', 'open')
    .execute();
  return rows.map(({ number, amount, currency }) => ({
    kind: 'cardFailed',
    invoiceNumber: number,
    amount,
    currency,
  }));
}

const contactsWithoutLocation = (db: Db) =>
  countOf(db.selectFrom('contacts').where('locationIds', '=', sql<string[]>`'{}'`));

async function countDevices(db: Db, now: Date): Promise<Schemas['DashboardDevices']> {
  const { linked, online, neverSeen } = await db
    .selectFrom('devices')
    .select(({ fn }) => [
      fn.countAll().as('linked'),
      fn.countAll().filterWhere('lastSeenAt', '>', onlineSince(now)).as('online'),
      fn.countAll().filterWhere('lastSeenAt', 'is', null).as('neverSeen'),
    ])
    .where('linkedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return { linked: Number(linked), online: Number(online), neverSeen: Number(neverSeen) };
}

async function nextCampaign(db: Db, now: Date): Promise<Schemas['DashboardCampaign'] | null> {
  // A started repeating campaign has the time of its next round.
  const row = await db
    .selectFrom('campaigns')
    .select(['id', 'name', 'channel', 'time'])
    .where('status', 'in', ['scheduled', 'sending'])
    .where('time', '>', now)
    .orderBy('time')
    .limit(1)
    .executeTakeFirst();
  return row?.time ? { ...row, time: row.time.toISOString() } : null;
}

async function setupGuide(db: Db): Promise<Schemas['SetupGuide']> {
  const { logoAssetId, brandColor, address, settings } = await db
    .selectFrom('accounts')
    .select(['logoAssetId', 'brandColor', 'address', 'settings'])
    .executeTakeFirstOrThrow();
  const [contact, location, session, device, photo, campaign] = await Promise.all([
    db.selectFrom('contacts').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('locations').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('sessions').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('devices').select('id').where('linkedAt', 'is not', null).limit(1).executeTakeFirst(),
    db.selectFrom('photos').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('campaigns').select('id').where('status', '<>', 'draft').limit(1).executeTakeFirst(),
  ]);
  const hasCampaigns = settings.features.includes('campaigns');
  return {
    brand: logoAssetId !== null && brandColor !== null,
    contacts: contact !== undefined,
    location: location !== undefined,
    session: session !== undefined,
    device: device !== undefined,
    photo: photo !== undefined,
    address: hasCampaigns ? address !== null : null,
    campaign: hasCampaigns ? campaign !== undefined : null,
  };
}
