// Refuses new records beyond the limits of a plan. Existing records are kept, also when a plan gets
// smaller.
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { limitReached } from '../../problems.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { OwnTables } from '../store/tables.ts';
import { GB, messageUsage, monthOf, storedBytes, usedOf } from './usage.ts';

type Db = Kysely<OwnTables>;
type Limits = components['schemas']['AccountLimits'];
type Channel = components['schemas']['CampaignChannel'];
type Counted = Exclude<keyof Limits, 'storageGb'>;

const WORDS: Record<Counted, { one: string; many: string; have: (used: string) => string; remove: string }> =
  {
    devices: {
      one: '1 device',
      many: 'devices',
      have: (used) => (used === '1' ? '1 is linked' : `${used} are linked`),
      remove: 'Delete one',
    },
    locations: {
      one: '1 location',
      many: 'locations',
      have: (used) => `you have ${used}`,
      remove: 'Delete one',
    },
    contacts: {
      one: '1 contact',
      many: 'contacts',
      have: (used) => `you have ${used}`,
      remove: 'Delete some',
    },
  };

/**
 * @param db all rows of the account, in a transaction that prevents concurrent counting
 * @throws Refusal 409 when the limit is reached
 */
export async function checkLimit(db: Db, name: Counted): Promise<void> {
  const max = (await limitsOf(db))[name];
  if (max === null) return;
  const used = await usedOf(db, name);
  if (used < max) return;
  throw new Refusal(limitReached(`${sentence(name, used, max)}.`, { name, used, max }));
}

/** The number of contacts that can be added, and the error message for the next one. */
export async function roomForContacts(db: Db): Promise<{ left: number; message: string }> {
  const max = (await limitsOf(db)).contacts;
  if (max === null) return { left: Number.POSITIVE_INFINITY, message: '' };
  const used = await usedOf(db, 'contacts');
  return { left: Math.max(0, max - used), message: `${sentence('contacts', Math.max(used, max), max)}.` };
}

export const SUSPENDED = 'This account is suspended. Choose a plan under Billing, or contact support.';

export async function isSuspended(db: Db): Promise<boolean> {
  const { status } = await db.selectFrom('accounts').select('status').executeTakeFirstOrThrow();
  return status === 'suspended';
}

/** @throws Refusal 409 */
export async function refuseSuspended(db: Db): Promise<void> {
  if (await isSuspended(db)) throw refuse(409, SUSPENDED, []);
}

/**
 * Counts before storing, so two concurrent uploads may exceed the limit.
 * @param db all rows of the account, including those the caller can't see
 * @throws Refusal 409 when the files exceed the limit, or the account is suspended
 */
export async function checkStorage(db: Db, files: readonly { bytes: number }[]): Promise<void> {
  await refuseSuspended(db);
  const max = (await limitsOf(db)).storageGb;
  const adding = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (max === null || adding === 0) return;
  if ((await storedBytes(db)) + adding <= max * GB) return;
  const used = await usedOf(db, 'storageGb');
  const detail = `Your plan includes ${inWords(max)} GB of storage, and ${Math.round(used * 100) / 100} GB are used. Delete files, or upgrade your plan under Billing.`;
  throw new Refusal(limitReached(detail, { name: 'storageGb', used, max }));
}

/**
 * @param at when they are sent
 * @returns why the month has too few messages left, if so
 */
export async function lackOfMessages(
  db: Db,
  { channel, count, at }: { channel: Channel; count: number; at: Date },
): Promise<{ detail: string; limit: { name: string; used: number; max: number } } | undefined> {
  const { name, used, max } = await messageUsage(db, channel, at);
  if (max === null || used + count <= max) return undefined;
  const what = name === 'emails' ? 'emails' : 'text messages';
  const more = used < max ? `so ${inWords(count)} more can't be sent` : 'so no more can be sent';
  const instead = count > 1 ? 'Reach fewer people, wait' : 'Wait';
  const detail = `Your plan includes ${inWords(max)} ${what} a month, and ${inWords(used)} are used, ${more}. ${instead} until next month, or upgrade your plan under Billing.`;
  return { detail, limit: { name, used, max } };
}

/** @throws Refusal 409 when the month has too few messages left, or the account is suspended */
export async function checkMessages(db: Db, wanted: Parameters<typeof lackOfMessages>[1]): Promise<void> {
  await refuseSuspended(db);
  const lack = await lackOfMessages(db, wanted);
  if (lack) throw new Refusal(limitReached(lack.detail, lack.limit));
}

/**
 * Counts messages that a user sends one by one.
 * @param trx locks the account
 * @throws Refusal 409 when the month has too few messages left
 */
export async function useMessages(trx: Db, channel: Channel, count: number, now: Date): Promise<void> {
  await checkMessages(trx, { channel, count, at: now });
  await countMessages(trx, channel, count, now);
}

/** Counts messages that are in no contact's timeline. */
export async function countMessages(trx: Db, channel: Channel, count: number, now: Date): Promise<void> {
  await trx
    .insertInto('sentMessages')
    .values({ month: monthOf(now), channel, n: count })
    .onConflict((conflict) =>
      conflict
        .constraint('sent_messages_pkey')
        .doUpdateSet((eb) => ({ n: eb('sentMessages.n', '+', count) })),
    )
    .execute();
}

async function limitsOf(db: Db): Promise<Limits> {
  const { settings } = await db.selectFrom('accounts').select('settings').executeTakeFirstOrThrow();
  return settings.limits;
}

const inWords = (n: number): string => n.toLocaleString('en');

function sentence(name: Counted, used: number, max: number): string {
  const { one, many, have, remove } = WORDS[name];
  const included = max === 1 ? one : `${inWords(max)} ${many}`;
  return `Your plan includes ${included}, and ${have(inWords(used))}. ${remove}, or upgrade your plan under Billing`;
}

/** @throws Refusal 409 if the plan does not include it */
export async function checkFeature(db: Db, feature: 'campaigns' | 'integrations'): Promise<void> {
  const { settings } = await db.selectFrom('accounts').select('settings').executeTakeFirstOrThrow();
  if (settings.features.includes(feature)) return;
  throw refuse(409, `Your plan doesn't include ${feature}. Choose another plan under Billing.`, []);
}
