// Ends periods: a subscription is renewed or cancelled, or waits for a valid card.
import type { Kysely } from 'kysely';
import { type RepeatedTask, repeatTask } from '../repeat-task.ts';
import { withAccountLock } from '../store/account-lock.ts';
import { ownRows } from '../store/own-rows.ts';
import type { OwnTables, Tables } from '../store/tables.ts';
import { isCharged, payOpen, readCard, writeInvoice } from './charge.ts';
import { storedPlan } from './plans.ts';
import { nextEnd } from './proration.ts';
import type { SubscriptionRow } from './read.ts';

type Db = Kysely<OwnTables>;

const CHECK_EVERY_MS = 30_000;

export const startRenewing = (db: Kysely<Tables>, log: (line: string) => void): RepeatedTask =>
  repeatTask(
    () => renewDue(db, new Date()),
    CHECK_EVERY_MS,
    (trouble) => log(`Subscriptions cannot be renewed: ${trouble}`),
  );

/**
 * Renews each subscription whose period has ended. After a long pause, several periods are charged
 * in order.
 */
export async function renewDue(all: Kysely<Tables>, now: Date): Promise<void> {
  const due = await all
    .selectFrom('subscriptions')
    .select('accountId')
    .where('periodEnd', '<=', now)
    .where('status', '<>', 'canceled')
    .execute();
  for (const { accountId } of due) {
    const db = ownRows(all, accountId);
    let isDue = true;
    while (isDue) isDue = await withAccountLock(db, (trx) => endPeriod(trx, now));
  }
}

/** @returns whether the next period may have ended as well */
async function endPeriod(db: Db, now: Date): Promise<boolean> {
  const row = await db.selectFrom('subscriptions').selectAll().executeTakeFirst();
  if (!row || row.periodEnd > now || row.status === 'canceled') return false;
  if (row.cancelAtPeriodEnd) {
    await db.updateTable('subscriptions').set({ status: 'canceled', updatedAt: now }).execute();
    await db.updateTable('accounts').set({ status: 'suspended' }).execute();
    return false;
  }
  const card = await readCard(db);
  const plan = storedPlan(row.planId);
  const charge = Math.max(0, plan.price - row.credit);
  const next = renewed(row);
  const isPaid = charge === 0 || isCharged(card, now);
  const wasRefused = row.status === 'past_due';
  if (!isPaid && wasRefused) return false;
  const lines = [
    { text: `${plan.name}, ${plan.interval === 'month' ? 'monthly' : 'yearly'}`, amount: plan.price },
    ...(row.credit > 0 ? [{ text: 'Credit', amount: charge - plan.price }] : []),
  ];
  // Pays the invoice whose charge failed.
  if (wasRefused) await payOpen(db, card, now);
  else {
    const payer = isPaid ? card : undefined;
    const { periodStart: start, periodEnd: end } = next;
    await writeInvoice(db, { planId: plan.id, lines, start, end, card: payer }, row.periodEnd);
  }
  if (!isPaid) {
    await db
      .updateTable('subscriptions')
      .set({ status: 'past_due', anchor: next.anchor, updatedAt: now })
      .execute();
    await setStatus(db, 'past_due');
    return false;
  }
  await db
    .updateTable('subscriptions')
    .set({ ...next, updatedAt: now })
    .execute();
  await setStatus(db, 'active');
  return true;
}

/** A payment does not end a suspension by an administrator. */
const setStatus = (db: Db, status: 'active' | 'past_due') =>
  db.updateTable('accounts').set({ status }).where('status', '<>', 'suspended').execute();

/** What changes in a subscription when its next period is paid. */
export function renewed({ planId, status, anchor, periodEnd, credit }: SubscriptionRow) {
  const { price, interval } = storedPlan(planId);
  // The first period after a trial sets the day of all charges.
  const from = status === 'trialing' ? periodEnd : anchor;
  return {
    status: 'active' as const,
    anchor: from,
    periodStart: periodEnd,
    periodEnd: nextEnd(from, interval, periodEnd),
    trialEndsAt: null,
    credit: Math.max(0, credit - price),
  };
}
