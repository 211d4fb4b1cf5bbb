// How much of each limit an account uses.
import { type Kysely, sql } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { countOf, totalOf } from '../store/pages.ts';
import type { OwnTables } from '../store/tables.ts';
import { storedPlan } from './plans.ts';

type Db = Kysely<OwnTables>;
type Schemas = components['schemas'];
type LimitName = Schemas['LimitName'];

const LIMIT_NAMES = ['devices', 'locations', 'contacts', 'emails', 'sms', 'storageGb'] as const;

const GB = 1_000_000_000;

/** @param db all rows of the account, including those the caller can't see */
export async function usageOf(db: Db, now: Date): Promise<Schemas['Usage'][]> {
  const limits = await limitsOf(db);
  const messages = await messagesSent(db, now);
  const used: Record<LimitName, number> = {
    devices: await usedOf(db, 'devices'),
    locations: await usedOf(db, 'locations'),
    contacts: await usedOf(db, 'contacts'),
    emails: messages.email,
    sms: messages.sms,
    storageGb: await usedOf(db, 'storageGb'),
  };
  return LIMIT_NAMES.map((name) => ({ name, used: used[name], max: limits[name] }));
}

/**
 * The account's own limits, which start as those of its plan, and the plan's limits of messages.
 */
async function limitsOf(db: Db): Promise<Schemas['PlanLimits']> {
  const { settings } = await db.selectFrom('accounts').select('settings').executeTakeFirstOrThrow();
  const row = await db.selectFrom('subscriptions').select('planId').executeTakeFirst();
  const plan = row && storedPlan(row.planId).limits;
  return { emails: plan?.emails ?? null, sms: plan?.sms ?? null, ...settings.limits };
}

/** In the limit's unit; gigabytes have two decimals. */
export async function usedOf(db: Db, name: Exclude<LimitName, 'emails' | 'sms'>): Promise<number> {
  if (name === 'devices') return countOf(db.selectFrom('devices').where('linkedAt', 'is not', null));
  if (name === 'storageGb') return Math.round((await storedBytes(db)) / (GB / 100)) / 100;
  return totalOf({ db, scope: undefined }, name);
}

/** The size of assets and photos that were not deleted. */
export async function storedBytes(db: Db): Promise<number> {
  let bytes = 0;
  for (const table of ['assets', 'photos'] as const) {
    const { sum } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.sum<string | null>('bytes').as('sum'))
      .executeTakeFirstOrThrow();
    bytes += Number(sum ?? 0);
  }
  return bytes;
}

/** The campaign messages of this month in UTC. */
async function messagesSent(db: Db, now: Date): Promise<Record<Schemas['CampaignChannel'], number>> {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const rows = await db
    .selectFrom('contactEvents')
    .select([sql<string>`details ->> 'channel'`.as('channel'), ({ fn }) => fn.countAll<string>().as('n')])
    .where('kind', '=', 'campaignSent')
    .where('at', '>=', month)
    .groupBy(sql`details ->> 'channel'`)
    .execute();
  const of = (channel: string) => Number(rows.find((row) => row.channel === channel)?.n ?? 0);
  return { email: of('email'), sms: of('sms') };
}
