// The plan's monthly emails and texts: messages over the limit are refused or wait, and no recipient gets one twice.
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendDue } from '../campaigns/sender.ts';
import { sendNow } from '../campaigns/testing-calls.ts';
import { contact, storeContacts } from '../campaigns/testing-contacts.ts';
import { openWorld, PEOPLE, SALON, type World } from '../sessions/testing.ts';
import type { Tables } from '../store/tables.ts';
import { monthOf } from './usage.ts';

/** Of the plan. */
const MAX = 2000;
const now = new Date();
const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 3, 12));

let world: World;
beforeAll(async () => {
  world = await openWorld(async (db) => {
    await db
      .updateTable('subscriptions')
      .set({ planId: 'plan-indie-month' })
      .where('accountId', '=', SALON)
      .execute();
    await storeContacts(db, [
      contact({ id: 'limit-a' }),
      contact({ id: 'limit-b' }),
      contact({ id: 'limit-c' }),
    ]);
  });
});
afterAll(() => world.stop());

/** As if users had sent that many this month. */
const setUsed = (n: number) => world.rows((db) => use(db, n));
async function use(db: Kysely<Tables>, n: number): Promise<void> {
  await db.deleteFrom('sentMessages').execute();
  await db.deleteFrom('contactEvents').where('kind', '=', 'campaignSent').execute();
  const row = { accountId: SALON, month: monthOf(new Date()), channel: 'email' as const, n };
  await db.insertInto('sentMessages').values(row).execute();
}

const READY = { channel: 'email', subject: 'Hi', body: 'Hi', quietHours: null };
async function make(more: object = {}): Promise<string> {
  const { body } = await world.post('/campaigns', { name: 'Campaign', ...READY, ...more });
  return body.id;
}
const change = (id: string, json: object) => world.ask('PATCH', `/campaigns/${id}`, { json });
const usedOf = async () => {
  const { usage } = await world.get('/payments/subscription');
  return usage.find(({ name }: { name: string }) => name === 'emails');
};
const events = (db: Kysely<Tables>) =>
  db.selectFrom('contactEvents').select('contactId').where('kind', '=', 'campaignSent').execute();

describe('a campaign', () => {
  test('is refused when it reaches more contacts than messages are left', async () => {
    await setUsed(MAX - 2);
    const id = await make();
    expect(await change(id, { status: 'sending' })).toMatchObject({
      status: 409,
      body: {
        type: '/problems/limit-reached',
        detail:
          "Your plan includes 2,000 emails a month, and 1,998 are used, so 3 more can't be sent. Reach fewer people, wait until next month, or upgrade your plan under Billing.",
        limit: { name: 'emails', used: MAX - 2, max: MAX },
      },
    });
    expect((await world.get(`/campaigns/${id}`)).status).toBe('draft');
    await setUsed(MAX - 3);
    expect((await change(id, { status: 'sending' })).status).toBe(200);
    expect((await change(id, { status: 'draft' })).status).toBe(200);
  });

  test('can be scheduled for a month that has enough of them', async () => {
    await setUsed(MAX);
    const id = await make({ time: nextMonth.toISOString() });
    expect((await change(id, { status: 'scheduled' })).status).toBe(200);
    await change(id, { status: 'draft' });
    const soon = new Date(Date.now() + 10 * 60_000);
    // Ten minutes before a new month, the next ones are of that month.
    const isThisMonth = monthOf(soon) === monthOf(new Date());
    const answer = await change(id, { time: soon.toISOString(), status: 'scheduled' });
    expect(answer.status).toBe(isThisMonth ? 409 : 200);
  });

  test('is refused with an automatic trigger once none are left', async () => {
    await setUsed(MAX);
    const id = await make({ kind: 'automatic', trigger: { event: 'birthday', delayDays: 7 } });
    expect((await change(id, { status: 'sending' })).status).toBe(409);
    await setUsed(MAX - 1);
    expect((await change(id, { status: 'sending' })).status).toBe(200);
    await change(id, { status: 'canceled' });
  });

  test('that meets the limit is paused with a message, and is sent to each recipient once after resuming', async () => {
    const id = await make();
    await world.rows(async (db) => {
      await use(db, MAX - 2);
      await db
        .updateTable('campaigns')
        .set({ status: 'sending', time: now, dueAt: now })
        .where('id', '=', id)
        .execute();
      for (let i = 0; i < 3; i += 1) await sendDue(db, new Date());
      expect(await events(db)).toEqual([]);
    });
    const stopped = await world.get(`/campaigns/${id}`);
    expect(stopped).toMatchObject({ status: 'paused', stats: { sent: 0 } });
    expect(stopped.failure).toContain('1,998 are used');
    const { items } = await world.get('/messages');
    expect(items.filter(({ objectId }: { objectId: string }) => objectId === id)).toMatchObject([
      { kind: 'campaignPaused', name: 'Campaign' },
    ]);
    expect((await change(id, { status: 'sending' })).status).toBe(409);
    await setUsed(MAX - 3);
    expect((await change(id, { status: 'sending' })).body).toMatchObject({
      status: 'sending',
      failure: null,
    });
    await sendNow(world);
    expect((await world.get(`/campaigns/${id}`)).status).toBe('sent');
    await world.rows(async (db) => {
      expect((await events(db)).map(({ contactId }) => contactId).toSorted()).toEqual([
        ...['limit-a', 'limit-b', 'limit-c'],
      ]);
    });
    expect(await usedOf()).toMatchObject({ used: MAX, max: MAX });
  });

  test('counts every part of a long SMS, in the limit and in the usage', async () => {
    await world.rows(async (db) => {
      await db.deleteFrom('contactEvents').where('kind', '=', 'campaignSent').execute();
      await db
        .updateTable('accounts')
        .set({ settings: sql`jsonb_set(settings, '{smsEnabled}', 'true')` })
        .where('id', '=', SALON)
        .execute();
      await storeContacts(db, [contact({ id: 'limit-phone', phone: '+14165550111' })]);
    });
    const smsUsage = async () =>
      (await world.post('/campaigns/audience', { channel: 'sms', audience: { match: 'all', rules: [] } }))
        .body.limit;
    const { used, max } = await smsUsage();
    const send = async (smsBody: string) => {
      const id = await make({ channel: 'sms', subject: undefined, body: undefined, smsBody });
      return { id, answer: await change(id, { status: 'sending' }) };
    };
    const { id, answer } = await send(`${'a'.repeat(300)} Reply STOP.`);
    expect(answer.status).toBe(200);
    await world.rows(async (db) => {
      await db.updateTable('campaigns').set({ dueAt: now }).where('id', '=', id).execute();
      for (let i = 0; i < 2; i += 1) await sendDue(db, new Date(Date.now() + i * 5000));
    });
    expect(await smsUsage()).toMatchObject({ used: used + 3 });
    await world.rows(async (db) => {
      await use(db, 0);
      const row = { accountId: SALON, month: monthOf(new Date()), channel: 'sms' as const, n: max - 2 };
      await db.insertInto('sentMessages').values(row).execute();
    });
    expect((await send(`${'a'.repeat(300)} Reply STOP.`)).answer.status).toBe(409);
    expect((await send('Reply STOP.')).answer.status).toBe(200);
  });

  test('of another account is not affected', async () => {
    await setUsed(MAX);
    const json = { channel: 'email', audience: { match: 'all', rules: [] } };
    const { body } = await world.ask('POST', '/campaigns/audience', { json, as: PEOPLE.pets });
    expect(body.limit).toEqual({ name: 'emails', used: 0, max: 500_000 });
    expect((await world.post('/campaigns/audience', json)).body.limit).toMatchObject({ used: MAX, max: MAX });
  });
});

describe('a single message', () => {
  test('counts, and is refused when none is left', async () => {
    await setUsed(MAX - 1);
    const { id: sessionId } = await world.session();
    const made = await world.photos(sessionId, undefined, { consentGiven: 'true' });
    const { id } = made.body.items[0];
    await world.post(`/photos/${id}`, { visibility: 'public' });
    const send = () =>
      world.post(`/photos/${id}/send`, { channel: 'email', emailAddress: 'ada@guests.example' });
    expect((await send()).status).toBe(200);
    expect(await usedOf()).toMatchObject({ used: MAX });
    expect(await send()).toMatchObject({
      status: 409,
      body: { limit: { name: 'emails', used: MAX, max: MAX } },
    });
    expect((await world.get(`/photos/${id}`)).deliveries).toHaveLength(1);
    const test = await world.post(`/campaigns/${await make()}/test`, { to: ['me@juniper.example'] });
    expect(test).toMatchObject({ status: 409, body: { type: '/problems/limit-reached' } });
  });

  test('two at once do not exceed the limit', async () => {
    await setUsed(MAX - 1);
    const id = await make();
    const tests = Array.from({ length: 4 }, () =>
      world.post(`/campaigns/${id}/test`, { to: ['me@juniper.example'] }),
    );
    const statuses = (await Promise.all(tests)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    expect(await usedOf()).toMatchObject({ used: MAX });
  });
});
