// Campaigns are sent through a connected service, whose reports are counted once, in any order.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { limited } from '../../../src/lib/limited.ts';
import { NO_STATS } from '../campaigns/figures.ts';
import { sendDue } from '../campaigns/sender.ts';
import { contact, storeContacts } from '../campaigns/testing-contacts.ts';
import type { Refusal } from '../refusal.ts';
import { ownRows } from '../store/own-rows.ts';
import type { Tables } from '../store/tables.ts';
import { freshFolder, openStore } from '../testing.ts';
import { giveMessages } from './message-service.ts';
import { newSendgridKeys, signAsSendgrid } from './provider-signatures.ts';
import { reportMessages } from './stand-in-reports.ts';
import { reportsOf } from './stand-in-webhooks.ts';
import { takeSendgridReport } from './webhooks.ts';

type Event = components['schemas']['MessageEvent'];

const NOON = new Date('2026-06-15T12:00:00Z');
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const accountId = 'owner-beauty';
/** Recipients of the burst, each with four events. */
const MANY = process.env.TEST_LONG ? 2500 : 100;

let db: Kysely<Tables>;
beforeAll(async () => {
  db = await openStore(await freshFolder());
  await storeContacts(db, [
    contact({ id: 'ada', tags: ['two'] }),
    contact({ id: 'ben', phone: '+14165550111' }),
    contact({ id: 'bob', email: 'bounce@people.example', tags: ['two'] }),
    ...Array.from({ length: MANY }, (_, i) => contact({ id: `many-${i}` })),
  ]);
});
afterAll(() => db.destroy());
beforeEach(async () => {
  await db.deleteFrom('campaigns').execute();
  await db.deleteFrom('integrations').execute();
  await db.updateTable('contacts').set({ bounced: false }).execute();
});

const connect = (name: 'sendgrid' | 'twilio', status: 'connected' | 'expired' = 'connected') =>
  db
    .insertInto('integrations')
    .values({
      ...{ accountId, name, status, accountLabel: null, connectedAt: NOON },
      ...(name === 'sendgrid' && newSendgridKeys()),
    })
    .returning(['hookId', 'hookSecret'])
    .executeTakeFirstOrThrow();

async function storeCampaign(channel: 'email' | 'sms' = 'email'): Promise<string> {
  const id = randomUUID();
  await ownRows(db, accountId)
    .insertInto('campaigns')
    .values({
      id,
      name: 'Campaign',
      channel,
      status: 'scheduled',
      kind: 'once',
      time: NOON,
      repeat: null,
      trigger: null,
      audience: JSON.stringify({ match: 'all', rules: [{ field: 'tag', op: 'is', values: ['two'] }] }),
      subject: 'Subject',
      preheader: null,
      body: 'Body',
      smsBody: null,
      templateId: null,
      mediaIds: [],
      linkUrl: null,
      productIds: [],
      senderName: null,
      replyTo: null,
      timezone: 'UTC',
      quietHours: null,
      stats: JSON.stringify(NO_STATS),
      days: '[]',
      links: '[]',
      failure: null,
      createdBy: JSON.stringify({ id: accountId, name: 'Owner' }),
      dueAt: NOON,
      seenUntil: null,
      searchText: '',
      createdAt: NOON,
      updatedAt: NOON,
    })
    .execute();
  return id;
}

const campaignOf = (id: string) =>
  db
    .selectFrom('campaigns')
    .select(['status', 'stats', 'days'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const messagesOf = (campaignId: string) =>
  db
    .selectFrom('providerMessages')
    .select(['id', 'contactId'])
    .where('campaignId', '=', campaignId)
    .orderBy('contactId')
    .execute();

interface Hook {
  hookId: string;
  hookSecret: string;
}

/** As SendGrid reports. */
function report(hook: Hook, events: Event[], change: { secret?: string; at?: Date } = {}) {
  const body = Buffer.from(
    JSON.stringify(
      events.map(({ id, messageId, kind, at }) => ({
        event: EVENTS[kind],
        timestamp: Date.parse(at) / 1000,
        sg_event_id: id,
        message_id: messageId,
      })),
    ),
  );
  const signature = signAsSendgrid(change.secret ?? hook.hookSecret, body, change.at ?? later(5));
  const sent = { hook: hook.hookId, body, events: JSON.parse(`${body}`), ...signature };
  return takeSendgridReport(db, sent, later(5));
}

const EVENTS = {
  delivered: 'delivered',
  bounced: 'bounce',
  opened: 'open',
  clicked: 'click',
  stopped: 'unsubscribe',
};

const event = (messageId: string, kind: Event['kind'], id = `${kind}-${messageId}`): Event => ({
  id,
  messageId,
  kind,
  at: NOON.toISOString(),
});

describe('a campaign', () => {
  test('goes out through the connected service, which reports deliveries and bounces', async () => {
    await connect('sendgrid');
    const id = await storeCampaign();
    await sendDue(db, NOON);
    await sendDue(db, later(1));
    expect(await campaignOf(id)).toMatchObject({ status: 'sent', stats: { sent: 2, delivered: 0 } });
    await reportMessages(db, later(2));
    await reportMessages(db, later(3));
    expect((await campaignOf(id)).stats).toMatchObject({ sent: 2, delivered: 1, bounced: 1 });
    const { bounced } = await db
      .selectFrom('contacts')
      .select('bounced')
      .where('id', '=', 'bob')
      .executeTakeFirstOrThrow();
    expect(bounced).toBe(true);
  });

  test('waits while the connection has expired, and goes out when it works again', async () => {
    await connect('sendgrid', 'expired');
    const id = await storeCampaign();
    await sendDue(db, NOON);
    await sendDue(db, later(1));
    expect(await campaignOf(id)).toMatchObject({ status: 'sending', stats: { sent: 0 } });
    await db.updateTable('integrations').set({ status: 'connected' }).execute();
    await sendDue(db, later(10));
    expect(await campaignOf(id)).toMatchObject({ status: 'sent', stats: { sent: 2 } });
  });
});

describe('a report', () => {
  async function sent(ids = ['ada']) {
    const hook = await connect('sendgrid');
    const id = await storeCampaign();
    await giveMessages(ownRows(db, accountId), 'sendgrid', { campaignId: id, contactIds: ids, now: NOON });
    const messages = await messagesOf(id);
    return { hook, id, messages, message: messages[0]?.id ?? '' };
  }

  test('needs a fresh signature with the key of its webhook', async () => {
    const { hook, id, message } = await sent();
    const events = [event(message, 'delivered')];
    const tries = [
      report(hook, events, { secret: newSendgridKeys().hookSecret }),
      report(hook, events, { at: later(-10) }),
      report(hook, events, { at: later(20) }),
      report({ ...hook, hookId: 'another-hook' }, events),
      takeSendgridReport(
        db,
        { hook: hook.hookId, body: Buffer.of(), events: [], signature: null, timestamp: null },
        NOON,
      ),
    ];
    const statuses = await Promise.all(tries.map((one) => one.catch((error: Refusal) => error.reply.status)));
    expect(statuses).toEqual([401, 401, 401, 404, 401]);
    expect((await campaignOf(id)).stats.delivered).toBe(0);
  });

  test('by Twilio is counted once, and its STOP opts the contact out', async () => {
    const { hookId, hookSecret } = await connect('twilio');
    const id = await storeCampaign('sms');
    await giveMessages(ownRows(db, accountId), 'twilio', { campaignId: id, contactIds: ['ben'], now: NOON });
    const [message] = await messagesOf(id);
    const messageId = message?.id ?? '';
    const connection = { name: 'twilio' as const, hook: hookId, secret: hookSecret };
    const happened = [
      { messageId, kind: 'delivered' as const },
      { messageId, kind: 'stopped' as const, from: '+14165550111' },
    ];
    const calls = reportsOf(connection, happened, 'https://app.example', NOON);
    // In either order, and twice.
    for (const call of [...calls.toReversed(), ...calls]) await call.take(db, later(5));
    expect((await campaignOf(id)).stats).toMatchObject({ delivered: 1, unsubscribed: 1 });
    const { smsConsent } = await db
      .selectFrom('contacts')
      .select('smsConsent')
      .where('id', '=', 'ben')
      .executeTakeFirstOrThrow();
    expect(smsConsent).toMatchObject({ status: 'out', how: 'stop' });
    const forged = reportsOf({ ...connection, secret: 'another' }, happened, 'https://app.example', NOON);
    for (const call of forged) {
      await expect(call.take(db, later(5))).rejects.toMatchObject({ reply: { status: 401 } });
    }
  });

  test('by Twilio that is repeated later does not undo a new consent', async () => {
    const { hookId, hookSecret } = await connect('twilio');
    const connection = { name: 'twilio' as const, hook: hookId, secret: hookSecret };
    const number = '+14165550111';
    const stop = (from: string) => {
      const [call] = reportsOf(
        connection,
        [{ messageId: '', kind: 'stopped', from }],
        'https://app.example',
        NOON,
      );
      if (!call) throw new Error('no report');
      return call;
    };
    const setNumber = (key: string) =>
      db.updateTable('contactPhones').set({ key }).where('contactId', '=', 'ben').execute();
    const consent = async () => {
      const matching = db.selectFrom('contacts').select('smsConsent').where('id', '=', 'ben');
      return (await matching.executeTakeFirstOrThrow()).smsConsent.status;
    };
    const optIn = () => {
      const smsConsent = JSON.stringify({ status: 'in', at: NOON.toISOString(), how: 'staff', by: 'Owner' });
      return db.updateTable('contacts').set({ smsConsent }).where('id', '=', 'ben').execute();
    };
    await optIn();
    const known = stop(number);
    expect(await known.take(db, later(5))).toBe(1);
    expect(await consent()).toBe('out');
    await optIn();
    expect(await known.take(db, later(6))).toBe(0);
    expect(await consent()).toBe('in');
    // A STOP can come before a contact has the number.
    const early = stop('+14165550199');
    expect(await early.take(db, later(7))).toBe(1);
    await setNumber('+14165550199');
    expect(await early.take(db, later(8))).toBe(0);
    expect(await consent()).toBe('in');
    await setNumber(number);
  });

  test('gives the same figures in any order and with any repetition', async () => {
    const { hook, id, messages } = await sent(['ada', 'ben']);
    const [ada = '', ben = ''] = messages.map((message) => message.id);
    const all = [
      event(ada, 'delivered'),
      event(ada, 'opened'),
      event(ada, 'clicked'),
      event(ada, 'clicked', 'second click'),
      event(ben, 'bounced'),
      event(ben, 'delivered'),
      event('unknown', 'clicked'),
    ];
    const empty = await campaignOf(id);
    const order = fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 });
    await fc.assert(
      fc.asyncProperty(order, async (events) => {
        await db.deleteFrom('providerEvents').execute();
        await db.deleteFrom('messageEvents').execute();
        await db.updateTable('providerMessages').set({ deliveredAt: null, bouncedAt: null }).execute();
        const { stats, days } = empty;
        const cleared = { stats: JSON.stringify(stats), days: JSON.stringify(days) };
        await db.updateTable('campaigns').set(cleared).execute();
        const half = events.length / 2;
        const taken = [await report(hook, events.slice(0, half)), await report(hook, events.slice(half))];
        expect(taken.reduce((sum, n) => sum + n)).toBe(all.length);
        const figures = { delivered: 2, bounced: 1, opened: 1, clicked: 1, unsubscribed: 0 };
        const after = await campaignOf(id);
        expect(after.stats).toMatchObject(figures);
        expect(after.days).toMatchObject([figures]);
      }),
      { numRuns: process.env.TEST_LONG ? 200 : 15, seed: 20260416 },
    );
  });

  test('in a burst counts each event once', async () => {
    const ids = Array.from({ length: MANY }, (_, i) => `many-${i}`);
    const { hook, id, messages } = await sent(ids);
    const kinds = ['delivered', 'opened', 'clicked', 'stopped'] as const;
    const events = messages.flatMap((message) => kinds.map((kind) => event(message.id, kind)));
    // Every event arrives twice, in parallel batches.
    const batches = [...events.toReversed(), ...events].reduce<Event[][]>((all, one, i) => {
      if (i % 250 === 0) all.push([]);
      all.at(-1)?.push(one);
      return all;
    }, []);
    // With more at once, the last would wait too long for a connection and be refused (503).
    const atOnce = limited(8);
    const taken = await Promise.all(batches.map((batch) => atOnce(() => report(hook, batch))));
    expect(taken.reduce((sum, n) => sum + n)).toBe(events.length);
    const { stats } = await campaignOf(id);
    expect(stats).toMatchObject({ delivered: MANY, opened: MANY, clicked: MANY, unsubscribed: MANY });
  }, 600_000);
});
