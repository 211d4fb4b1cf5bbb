// The subscription as the contract shows it. An account without a plan has the trial.
import type { Kysely, Selectable } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { OwnTables } from '../store/tables.ts';
import { readBillingDetails } from './billing-details.ts';
import { CURRENCY, storedPlan } from './plans.ts';
import { withTax } from './tax.ts';
import { usageOf } from './usage.ts';

type Db = Kysely<OwnTables>;
type Schemas = components['schemas'];
export type SubscriptionRow = Selectable<OwnTables['subscriptions']>;

const TRIAL_MS = 14 * 24 * 60 * 60_000;

/** When the trial of a new account ends. */
export const trialEnd = ({ createdAt }: { createdAt: Date }): Date =>
  new Date(createdAt.getTime() + TRIAL_MS);

/** @param db all rows of the account, including those the caller can't see */
export async function readSubscription(db: Db, now: Date): Promise<Schemas['Subscription']> {
  return { ...(await readPlan(db, now)), usage: await usageOf(db, now) };
}

/** The subscription without its usage. */
export async function readPlan(db: Db, now: Date): Promise<Omit<Schemas['Subscription'], 'usage'>> {
  const row = await db.selectFrom('subscriptions').selectAll().executeTakeFirst();
  if (!row) return withoutPlan(db, now);
  const { status, periodStart, periodEnd, cancelAtPeriodEnd, credit } = row;
  const plan = storedPlan(row.planId);
  const { currency } = plan;
  const { tax } = await readBillingDetails(db);
  const ends = cancelAtPeriodEnd || status === 'canceled';
  return {
    status,
    plan,
    currentPeriodStart: periodStart.toISOString(),
    currentPeriodEnd: periodEnd.toISOString(),
    trialEndsAt: status === 'trialing' ? periodEnd.toISOString() : null,
    cancelAtPeriodEnd,
    credit,
    currency,
    nextCharge: ends
      ? null
      : { amount: withTax(Math.max(0, plan.price - credit), tax), currency, at: periodEnd.toISOString() },
  };
}

async function withoutPlan(db: Db, now: Date): Promise<Omit<Schemas['Subscription'], 'usage'>> {
  const account = await db.selectFrom('accounts').select(['createdAt', 'status']).executeTakeFirstOrThrow();
  const end = trialEnd(account);
  const isTrial = account.status === 'trial';
  const isOver = isTrial && end <= now;
  return {
    status: isOver ? 'canceled' : isTrial ? 'trialing' : 'active',
    plan: null,
    currentPeriodStart: account.createdAt.toISOString(),
    currentPeriodEnd: end.toISOString(),
    trialEndsAt: isTrial && !isOver ? end.toISOString() : null,
    cancelAtPeriodEnd: false,
    credit: 0,
    currency: CURRENCY,
    nextCharge: null,
  };
}
