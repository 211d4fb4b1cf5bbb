// A change of plan: its price, and the change itself.
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { trialLimits } from '../new-account.ts';
import { refuseFields } from '../refusal.ts';
import type { OwnTables } from '../store/tables.ts';
import { readBillingDetails } from './billing-details.ts';
import { amountDue } from './charge.ts';
import { planOf, storedPlan } from './plans.ts';
import { type Proration, prorate } from './proration.ts';
import { type SubscriptionRow, trialEnd } from './read.ts';
import { renewed } from './renewal.ts';
import { taxOn, withTax } from './tax.ts';

type Db = Kysely<OwnTables>;
type Schemas = components['schemas'];
type Plan = Schemas['Plan'];

export interface Change extends Proration {
  plan: Plan;
  /** The previous plan, if its period or trial has not ended. */
  former: Plan | undefined;
  /** The subscription before the change, once its open invoice is paid. */
  row: SubscriptionRow | undefined;
  /** Of open invoices, which are paid with the change. */
  due: number;
  trialEndsAt: Date | null;
  /** Of the account, before the change. */
  settings: Schemas['AccountSettings'];
  /** On invoices of the account. */
  tax: Schemas['TaxRate'] | null;
  /** Of the account, after the change. */
  limits: Plan['limits'];
}

/** @throws Refusal 422 for an unknown plan */
export async function planChange(db: Db, planId: string, now: Date): Promise<Change> {
  const plan = planOf(planId);
  if (!plan) {
    const message = "This plan doesn't exist. Choose one of the available plans.";
    throw refuseFields([{ field: 'planId', message }]);
  }
  const stored = await db.selectFrom('subscriptions').selectAll().executeTakeFirst();
  const due = await amountDue(db);
  const row = stored?.status === 'past_due' && due > 0 ? { ...stored, ...renewed(stored) } : stored;
  const isRunning = row !== undefined && ['active', 'trialing'].includes(row.status) && row.periodEnd > now;
  const former = isRunning ? storedPlan(row.planId) : undefined;
  const account = db.selectFrom('accounts').select(['settings', 'userType']);
  const { settings, userType } = await account.executeTakeFirstOrThrow();
  const limits = {
    ...plan.limits,
    ...limitsAfter(settings.limits, row ? storedPlan(row.planId).limits : trialLimits(userType), plan),
  };
  const { tax } = await readBillingDetails(db);
  const balance = row?.credit ?? 0;
  const trial = await trialOf(db, row, plan, now);
  if (trial) {
    const nothing = { price: 0, credit: balance, charge: 0, creditLeft: balance };
    return { plan, former, row, due, settings, limits, tax, trialEndsAt: trial.end, ...nothing, ...trial };
  }
  const paid =
    former && row && row.status === 'active'
      ? { price: former.price, interval: former.interval, start: row.periodStart, end: row.periodEnd }
      : undefined;
  return {
    plan,
    former,
    row,
    due,
    settings,
    limits,
    tax,
    trialEndsAt: null,
    ...prorate(paid, plan, balance, now),
  };
}

/** A running trial continues with any plan; without a trial, the plan is charged immediately. */
async function trialOf(db: Db, row: SubscriptionRow | undefined, { trialDays }: Plan, now: Date) {
  if (trialDays === 0) return undefined;
  if (row) {
    const isTrial = row.status === 'trialing' && row.periodEnd > now;
    return isTrial ? { start: row.periodStart, end: row.periodEnd } : undefined;
  }
  const account = await db.selectFrom('accounts').select(['createdAt', 'status']).executeTakeFirstOrThrow();
  const end = trialEnd(account);
  return account.status === 'trial' && end > now ? { start: account.createdAt, end } : undefined;
}

/** What the card is charged now. */
export const totalOf = ({ due, charge, tax }: Pick<Change, 'due' | 'charge' | 'tax'>): number =>
  due + withTax(charge, tax);

export function toPreview({ plan, ...change }: Change): Schemas['SubscriptionPreview'] {
  const { price, credit, charge, creditLeft, due, start, end, trialEndsAt, limits } = change;
  const { currency } = plan;
  return {
    plan,
    limits,
    price,
    credit,
    charge,
    creditLeft,
    tax: charge > 0 ? taxOn(charge, change.tax) : null,
    due,
    total: totalOf(change),
    currency,
    periodStart: start.toISOString(),
    periodEnd: end.toISOString(),
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    nextCharge: {
      amount: withTax(Math.max(0, plan.price - creditLeft), change.tax),
      currency,
      at: end.toISOString(),
    },
  };
}

/**
 * The limits of the new plan; higher ones set by an administrator are kept.
 * @param former the limits of the last plan, even if it has ended; without one, those of the trial
 */
function limitsAfter(
  before: Schemas['AccountLimits'],
  former: Schemas['AccountLimits'],
  { limits: next }: Plan,
): Schemas['AccountLimits'] {
  const after = (name: keyof Schemas['AccountLimits']) => {
    const [own, planned] = [before[name], next[name]];
    if (own === former[name]) return planned;
    return own === null || planned === null ? null : Math.max(own, planned);
  };
  return {
    devices: after('devices'),
    locations: after('locations'),
    contacts: after('contacts'),
    storageGb: after('storageGb'),
  };
}
