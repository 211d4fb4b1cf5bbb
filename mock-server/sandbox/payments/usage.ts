// How much of each limit an account uses.
import { type Kysely, sql } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { TRIAL_MESSAGES } from '../new-account.ts';
import { countOf, totalOf } from '../store/pages.ts';
import type { OwnTables } from '../store/tables.ts';
import { storedPlan } from './plans.ts';

type Db = Kysely<OwnTables>;
type Schemas = components['schemas'];
type LimitName = Schemas['LimitName'];

const LIMIT_NAMES = ['devices', 'locations', 'contacts', 'emails', 'sms', 'storageGb'] as const;

export const GB = 2 ** 30;

/** @param db all rows of the account, including those the caller can't see */
export async function usageOf(db: Db, now: Date): Promise<Schemas['Usage'][]> {
  const limits = await limitsOf(db);
  const used: Record<LimitName, number> = {
    devices: await usedOf(db, 'devices'),
    locations: await usedOf(db, 'locations'),
    contacts: await usedOf(db, 'contacts'),
    emails: await messagesSent(db, 'email', now),
    sms: await messagesSent(db, 'sms', now),
    storageGb: await usedOf(db, 'storageGb'),
  };
  return LIMIT_NAMES.map((name) => ({ name, used: used[name], max: limits[name] }));
}

/** The account's own limits, which start as its plan's, and the message limits of the plan or the trial. */
async function limitsOf(db: Db): Promise<Schemas['PlanLimits']> {
  const { settings } = await db.selectFrom('accounts').select('settings').executeTakeFirstOrThrow();
  const row = await db.selectFrom('subscriptions').select('planId').executeTakeFirst();
  const { emails, sms } = row ? storedPlan(row.planId).limits : TRIAL_MESSAGES;
  return { emails, sms, ...settings.limits };
}

/** In the limit's unit; gigabytes have six decimals. */
export async function usedOf(db: Db, name: Exclude<LimitName, 'emails' | 'sms'>): Promise<number> {
  if (name === 'devices') return countOf(db.selectFrom('devices').where('linkedAt', 'is not', null));
  if (name === 'storageGb') return Math.round(((await storedBytes(db)) / GB) * 1e6) / 1e6;
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

/** The messages sent in the month of `at`, and the plan's limit. */
export async function messageUsage(
  db: Db,
  channel: Schemas['CampaignChannel'],
  at: Date,
): Promise<Schemas['Usage'] & { name: 'emails' | 'sms' }> {
  const name = channel === 'email' ? 'emails' : 'sms';
  return { name, used: await messagesSent(db, channel, at), max: (await limitsOf(db))[name] };
}

/** In UTC: `2026-09`. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** Counts campaign messages and messages to single contacts in the month of `at`. */
async function messagesSent(db: Db, channel: Schemas['CampaignChannel'], at: Date): Promise<number> {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  const { n } = await db
    .selectFrom('contactEvents')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('kind', '=', 'campaignSent')
    .where('at', '>=', new Date(Date.UTC(year, month)))
    .where('at', '<', new Date(Date.UTC(year, month + 1)))
    .where(sql`details ->> 'channel'`, '=', channel)
    .executeTakeFirstOrThrow();
  const single = await db
    .selectFrom('sentMessages')
    .select('n')
    .where('month', '=', monthOf(at))
    .where('channel', '=', channel)
    .executeTakeFirst();
  return Number(n) + (single?.n ?? 0);
}
