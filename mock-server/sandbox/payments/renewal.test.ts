// What happens when the period of a subscription ends.
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tables } from '../store/tables.ts';
import { freshFolder, openStore } from '../testing.ts';
import { renewDue } from './renewal.ts';

let db: Kysely<Tables>;
beforeAll(async () => {
  db = await openStore(await freshFolder());
});
afterAll(() => db.destroy());

const accountId = 'owner-beauty';
const at = (day: string) => new Date(`${day}T09:00:00Z`);
const own = () =>
  db.selectFrom('subscriptions').selectAll().where('accountId', '=', accountId).executeTakeFirstOrThrow();
const invoices = () =>
  db
    .selectFrom('invoices')
    .select(['amount', 'status', 'periodStart'])
    .where('accountId', '=', accountId)
    .orderBy('seq')
    .execute();
const setCard = (declines: boolean) =>
  db
    .updateTable('cards')
    .set({ declines, expYear: 2030, expMonth: 12 })
    .where('accountId', '=', accountId)
    .execute();
const statusOf = async () =>
  (await db.selectFrom('accounts').select('status').where('id', '=', accountId).executeTakeFirstOrThrow())
    .status;

// Ontario's tax of 13% is added to the plan's CA$29.
beforeEach(async () => {
  await db.deleteFrom('invoices').execute();
  await db.deleteFrom('accountMails').execute();
  await setCard(false);
  await db
    .updateTable('subscriptions')
    .set({
      planId: 'plan-indie-month',
      status: 'active',
      anchor: at('2027-01-31'),
      periodStart: at('2027-01-31'),
      periodEnd: at('2027-02-28'),
      cancelAtPeriodEnd: false,
      credit: 0,
    })
    .where('accountId', '=', accountId)
    .execute();
});

test('does nothing before the period ends', async () => {
  await renewDue(db, new Date(at('2027-02-28').getTime() - 1));
  expect(await invoices()).toEqual([]);
});

test('charges each period once, credit first, and keeps the day of the month', async () => {
  await db.updateTable('subscriptions').set({ credit: 3900 }).where('accountId', '=', accountId).execute();
  await renewDue(db, at('2027-03-31'));
  await renewDue(db, at('2027-03-31'));
  expect(await invoices()).toEqual([
    { amount: 0, status: 'paid', periodStart: at('2027-02-28') },
    { amount: 2147, status: 'paid', periodStart: at('2027-03-31') },
  ]);
  expect(await own()).toMatchObject({
    credit: 0,
    periodStart: at('2027-03-31'),
    periodEnd: at('2027-04-30'),
  });
});

test('a failed charge leaves one open invoice, which the next valid card pays', async () => {
  await setCard(true);
  await renewDue(db, at('2027-03-01'));
  await renewDue(db, at('2027-03-02'));
  expect(await invoices()).toMatchObject([{ amount: 3277, status: 'open' }]);
  expect([(await own()).status, await statusOf()]).toEqual(['past_due', 'past_due']);
  await setCard(false);
  await renewDue(db, at('2027-03-03'));
  expect(await invoices()).toMatchObject([{ amount: 3277, status: 'paid' }]);
  expect(await own()).toMatchObject({ status: 'active', periodEnd: at('2027-03-31') });
  expect(await statusOf()).toBe('active');
});

test('a card is charged until the end of its last month', async () => {
  await db
    .updateTable('cards')
    .set({ expYear: 2027, expMonth: 3 })
    .where('accountId', '=', accountId)
    .execute();
  await renewDue(db, at('2027-03-31'));
  await renewDue(db, at('2027-04-30'));
  expect((await invoices()).map(({ status }) => status)).toEqual(['paid', 'paid', 'open']);
});

test('mails each invoice and each failed charge once, to the owner and to the second address', async () => {
  const { email } = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const second = 'books@mail.example';
  const details = { accountId, companyName: 'Juniper', address: null, taxId: null, email: second };
  await db
    .insertInto('billingDetails')
    .values({ ...details, updatedAt: at('2027-02-01') })
    .execute();
  await setCard(true);
  await renewDue(db, at('2027-03-01'));
  await renewDue(db, at('2027-03-02'));
  await setCard(false);
  await renewDue(db, at('2027-03-03'));
  await db.deleteFrom('billingDetails').execute();
  const mails = await db.selectFrom('accountMails').select(['kind', 'recipient']).orderBy('seq').execute();
  expect(mails).toEqual(
    (['chargeRefused', 'invoicePaid'] as const).flatMap((kind) => [
      { kind, recipient: email },
      { kind, recipient: second },
    ]),
  );
});

test('a cancelled subscription ends with its period and is not charged again', async () => {
  await db
    .updateTable('subscriptions')
    .set({ cancelAtPeriodEnd: true })
    .where('accountId', '=', accountId)
    .execute();
  await renewDue(db, at('2027-05-01'));
  expect([(await own()).status, await invoices()]).toEqual(['canceled', []]);
});

test('the trial ends with the first charge, which sets the day of later charges', async () => {
  const trial = { status: 'trialing' as const, trialEndsAt: at('2027-02-14'), periodEnd: at('2027-02-14') };
  await db.updateTable('subscriptions').set(trial).where('accountId', '=', accountId).execute();
  await renewDue(db, at('2027-02-20'));
  expect(await invoices()).toMatchObject([{ amount: 3277, status: 'paid' }]);
  expect(await own()).toMatchObject({ status: 'active', trialEndsAt: null, periodEnd: at('2027-03-14') });
});
