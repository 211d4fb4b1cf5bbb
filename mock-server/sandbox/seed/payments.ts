// The payments of an account: a subscription, its card, and its invoices.
import type { Insertable } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { invoiceNumber, nameOfCard } from '../payments/charge.ts';
import { CURRENCY, storedPlan } from '../payments/plans.ts';
import { addInterval } from '../payments/proration.ts';
import type { Tables } from '../store/tables.ts';
import { digest } from './random.ts';
import type { Trx } from './write.ts';

interface Payer {
  id: string;
  ownerName: string;
  status: components['schemas']['AccountStatus'];
  planId: string;
}

const DAY = 24 * 60 * 60_000;
/** Days since the start of the current period. */
const DAYS_IN = 12;
const TRIAL_DAYS_LEFT = 9;
const MONTHS = 6;

/** Keeps the rows that an account already has. */
export async function writePayments(trx: Trx, payer: Payer, now: Date): Promise<void> {
  const card = cardRow(payer, now);
  await trx
    .insertInto('cards')
    .values(card)
    .onConflict((known) => known.doNothing())
    .execute();
  const start = new Date(now.getTime() - DAYS_IN * DAY);
  start.setUTCHours(9, 0, 0, 0);
  await trx
    .insertInto('subscriptions')
    .values(subscriptionRow(payer, start, now))
    .onConflict((known) => known.doNothing())
    .execute();
  const invoices = payer.status === 'trial' ? [] : invoiceRows(payer, start, card);
  if (invoices.length > 0)
    await trx
      .insertInto('invoices')
      .values(invoices)
      .onConflict((known) => known.doNothing())
      .execute();
}

const cardRow = ({ id, ownerName, status }: Payer, now: Date): Insertable<Tables['cards']> => ({
  accountId: id,
  brand: 'visa',
  last4: status === 'past_due' ? '0341' : '4242',
  expMonth: 11,
  expYear: now.getUTCFullYear() + 3,
  name: ownerName,
  postalCode: null,
  declines: status === 'past_due',
  createdAt: now,
});

function subscriptionRow(
  { id, status, planId }: Payer,
  start: Date,
  now: Date,
): Insertable<Tables['subscriptions']> {
  const isTrial = status === 'trial';
  const trialEnd = new Date(start.getTime() + (DAYS_IN + TRIAL_DAYS_LEFT) * DAY);
  const periodEnd = isTrial ? trialEnd : addInterval(start, storedPlan(planId).interval);
  const isLate = status === 'past_due';
  return {
    accountId: id,
    planId,
    status: isTrial ? 'trialing' : isLate ? 'past_due' : 'active',
    anchor: start,
    periodStart: isLate ? addInterval(start, 'month', -1) : start,
    periodEnd: isLate ? start : periodEnd,
    trialEndsAt: isTrial ? trialEnd : null,
    createdAt: start,
    updatedAt: now,
  };
}

function invoiceRows(
  { id, planId, status }: Payer,
  start: Date,
  card: Insertable<Tables['cards']>,
): Insertable<Tables['invoices']>[] {
  const plan = storedPlan(planId);
  const count = plan.interval === 'year' ? 1 : MONTHS;
  return Array.from({ length: count }, (_, i) => {
    const at = addInterval(start, plan.interval, i + 1 - count);
    const isOpen = status === 'past_due' && i === count - 1;
    const text = `${plan.name}, ${plan.interval === 'month' ? 'monthly' : 'yearly'}`;
    return {
      id: digest(`invoice ${i} of ${id}`).slice(0, 32),
      accountId: id,
      number: invoiceNumber(at, i + 1),
      issuedAt: at,
      planId,
      amount: plan.price,
      currency: CURRENCY,
      status: isOpen ? 'open' : 'paid',
      periodStart: at,
      periodEnd: addInterval(at, plan.interval),
      lines: JSON.stringify([{ text, amount: plan.price }]),
      paidWith: isOpen ? null : nameOfCard(card),
      createdAt: at,
      updatedAt: at,
    };
  });
}

/** The plan that fits the size of a business. */
export const planFor = (userType: number): string =>
  userType === 3 ? 'plan-enterprise-year' : 'plan-business-month';
