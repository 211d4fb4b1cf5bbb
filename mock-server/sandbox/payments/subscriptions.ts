import type { Kysely, Updateable } from 'kysely';
import { stopCampaigns } from '../campaigns/stop.ts';
import type { Handlers } from '../handler.ts';
import { refuse, refuseFields } from '../refusal.ts';
import { withAccountLock } from '../store/account-lock.ts';
import type { OwnTables } from '../store/tables.ts';
import { type Change, planChange, toPreview, totalOf } from './change.ts';
import { isCharged, payOpen, readCard, writeInvoice } from './charge.ts';
import { isSuspended } from './limits.ts';
import { inMoney } from './plans.ts';
import { readSubscription } from './read.ts';

type Db = Kysely<OwnTables>;

export const subscriptions = {
  async getSubscription({ unscopedDb, now }) {
    return readSubscription(unscopedDb, now);
  },

  async getSubscriptionPreview({ unscopedDb, body, now }) {
    return toPreview(await planChange(unscopedDb, body.planId, now));
  },

  async updateSubscription({ unscopedDb, body, now }) {
    await withAccountLock(unscopedDb, async (trx) => {
      const change = await planChange(trx, body.planId, now);
      if (change.row?.status !== 'canceled' && (await isSuspended(trx))) {
        throw refuse(409, 'This account is suspended. Contact support before you choose a plan.', []);
      }
      const card = await readCard(trx);
      if (!card) {
        throw refuseFields([{ field: 'planId', message: 'Add a card first, then choose the plan.' }]);
      }
      const charge = totalOf(change);
      if (body.charge !== undefined && body.charge !== charge) {
        throw refuse(
          409,
          'The charge has changed since you looked. Check the new amount, then confirm again.',
          [{ field: 'charge', message: `The charge is now ${inMoney(charge)}.` }],
        );
      }
      if (charge > 0 && !isCharged(card, now)) {
        const detail =
          'Your bank declined the charge. Your plan is unchanged. Replace your card, then try again.';
        throw refuse(409, detail, []);
      }
      if (change.due > 0) await payOpen(trx, card, now);
      await storeChange(trx, change, now);
      if (change.price > 0 && change.former?.id !== change.plan.id) {
        const lines = linesOf(change);
        await writeInvoice(trx, { ...change, planId: change.plan.id, lines, card }, now);
      }
    });
    return readSubscription(unscopedDb, now);
  },

  async cancelSubscription({ unscopedDb, body, now }) {
    await changeRunning(unscopedDb, {
      cancelAtPeriodEnd: true,
      cancelReason: body.reason,
      cancelComment: body.comment ?? null,
      updatedAt: now,
    });
    return readSubscription(unscopedDb, now);
  },

  async resumeSubscription({ unscopedDb, now }) {
    await changeRunning(unscopedDb, {
      cancelAtPeriodEnd: false,
      cancelReason: null,
      cancelComment: null,
      updatedAt: now,
    });
    return readSubscription(unscopedDb, now);
  },
} satisfies Handlers;

async function changeRunning(db: Db, changed: Updateable<OwnTables['subscriptions']>): Promise<void> {
  const done = await db
    .updateTable('subscriptions')
    .set(changed)
    .where('status', '<>', 'canceled')
    .returning('planId')
    .execute();
  if (done.length === 0) throw refuse(409, 'You have no active plan. Choose one first.', []);
}

async function storeChange(trx: Db, change: Change, now: Date): Promise<void> {
  const { plan, former, row, settings, start, end, creditLeft, trialEndsAt } = change;
  const { emails, sms, ...limits } = change.limits;
  const keepsPeriod = row !== undefined && former?.interval === plan.interval && trialEndsAt === null;
  const stored = {
    planId: plan.id,
    status: trialEndsAt ? ('trialing' as const) : ('active' as const),
    anchor: keepsPeriod ? row.anchor : start,
    periodStart: start,
    periodEnd: end,
    trialEndsAt,
    cancelAtPeriodEnd: false,
    cancelReason: null,
    cancelComment: null,
    credit: creditLeft,
    updatedAt: now,
  };
  await trx
    .insertInto('subscriptions')
    .values({ ...stored, createdAt: now })
    .onConflict((known) => known.constraint('subscriptions_pkey').doUpdateSet(stored))
    .execute();
  await trx
    .updateTable('accounts')
    .set({
      settings: JSON.stringify({ ...settings, limits, features: plan.features }),
      status: trialEndsAt ? 'trial' : 'active',
    })
    .execute();
  if (!plan.features.includes('campaigns')) await stopCampaigns(trx, now);
}

function linesOf({ plan, former, price, credit, creditLeft }: Change) {
  const used = credit - creditLeft;
  const text = former ? `Credit for unused time of ${former.name}` : 'Credit';
  return [
    { text: `${plan.name}, ${plan.interval === 'month' ? 'monthly' : 'yearly'}`, amount: price },
    ...(used > 0 ? [{ text, amount: -used }] : []),
  ];
}
