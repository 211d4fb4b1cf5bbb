// The sender with a test clock: its behavior for each kind of campaign.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Insertable, type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NO_PHOTO_STATS } from '../photos/store-photo.ts';
import type { Tables } from '../store/tables.ts';
import { freshFolder, openStore } from '../testing.ts';
import { NO_STATS } from './figures.ts';
import { sendDue, startSender } from './sender.ts';
import { contact, storeContacts } from './testing-contacts.ts';

type Campaign = Insertable<Tables['campaigns']>;

const NOON = new Date('2026-06-15T12:00:00Z');
const HOUR = 3600_000;
const DAY = 24 * HOUR;
const later = (ms: number, from = NOON) => new Date(from.getTime() + ms);

let db: Kysely<Tables>;

beforeAll(async () => {
  db = await openStore(await freshFolder());
  await storeContacts(db, [
    contact({ id: 'ada', birthday: '06-18', lastPhotoAt: later(-3 * DAY) }),
    contact({ id: 'ben', birthday: '06-16', lastVisitAt: later(-60 * DAY + HOUR), phone: '+14165550111' }),
    contact({ id: 'cem', email: null, birthday: '06-18' }),
    contact({ id: 'dot', emailConsent: 'out', birthday: '06-18' }),
    contact({ id: 'eve', bounced: true, birthday: '06-18', phone: '+14165550112', smsConsent: 'unknown' }),
    contact({ id: 'pet', accountId: 'owner-pets', birthday: '06-18' }),
  ]);
});
afterAll(() => db.destroy());
beforeEach(async () => {
  await db.deleteFrom('campaigns').execute();
});

async function store(given: Partial<Campaign>): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('campaigns')
    .values({
      id,
      accountId: 'owner-beauty',
      name: 'Campaign',
      channel: 'email',
      status: 'scheduled',
      kind: 'once',
      time: NOON,
      repeat: null,
      trigger: null,
      audience: JSON.stringify({ match: 'all', rules: [] }),
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
      timezone: 'America/Toronto',
      quietHours: null,
      stats: JSON.stringify(NO_STATS),
      failure: null,
      createdBy: JSON.stringify({ id: 'owner-beauty', name: 'Mara' }),
      dueAt: NOON,
      seenUntil: null,
      searchText: '',
      createdAt: later(-DAY),
      updatedAt: later(-DAY),
      ...given,
    })
    .execute();
  return id;
}

const read = (id: string) =>
  db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Runs the sender repeatedly until `end`. */
async function runUntil(end: Date, from = NOON): Promise<void> {
  for (let now = from; now <= end; now = later(30_000, now)) await sendDue(db, now);
}

const ROUND = { audience: 5, skipped: { noAddress: 1, noConsent: 1, bounced: 1, duplicate: 0 }, sent: 2 };

test('lists each recipient once per round', async () => {
  const id = await store({ name: 'Spring' });
  await runUntil(later(60_000));
  const events = await db
    .selectFrom('contactEvents')
    .select(['accountId', 'contactId', 'kind', 'at', 'details'])
    .where(sql`details ->> 'campaignId'`, '=', id)
    .orderBy('contactId')
    .execute();
  const { updatedAt: at } = await read(id);
  const details = { channel: 'email', campaignId: id, campaignName: 'Spring' };
  const event = { accountId: 'owner-beauty', kind: 'campaignSent', at, details };
  expect(events).toEqual(['ada', 'ben'].map((contactId) => ({ ...event, contactId })));
});

describe('sent once', () => {
  test('is sent at its time, and not before', async () => {
    const id = await store({});
    await sendDue(db, later(-1));
    expect(await read(id)).toMatchObject({ status: 'scheduled', stats: NO_STATS });
    await sendDue(db, NOON);
    expect(await read(id)).toMatchObject({ status: 'sending', stats: NO_STATS, time: NOON });
    await sendDue(db, later(1));
    expect(await read(id)).toMatchObject({ status: 'sending' });
    await sendDue(db, later(60_000));
    const sent = await read(id);
    expect(sent).toMatchObject({ status: 'sent', time: NOON, dueAt: null, updatedAt: later(60_000) });
    expect(sent.stats).toEqual({ ...NO_STATS, ...ROUND, delivered: 2 });
    await runUntil(later(HOUR));
    expect(await read(id)).toEqual(sent);
  });

  test('waits for the end of quiet hours', async () => {
    const night = JSON.stringify({ from: '21:00', to: '09:00' });
    // Eight in the morning in Toronto.
    const id = await store({ quietHours: night });
    await runUntil(later(HOUR - 60_000));
    expect(await read(id)).toMatchObject({ status: 'sending', stats: NO_STATS });
    await runUntil(later(HOUR + 60_000), later(HOUR));
    expect(await read(id)).toMatchObject({ status: 'sent', time: later(HOUR), stats: ROUND });
  });

  test('quiet hours also delay it when the worker was off before', async () => {
    const day = JSON.stringify({ from: '12:00', to: '13:00' });
    const id = await store({ status: 'sending', quietHours: day, dueAt: NOON });
    await sendDue(db, later(4 * HOUR + 60_000));
    expect(await read(id)).toMatchObject({ status: 'sending', stats: NO_STATS, dueAt: later(5 * HOUR) });
    await sendDue(db, later(5 * HOUR));
    expect(await read(id)).toMatchObject({ status: 'sent' });
  });

  test('a paused, reverted or canceled campaign is not sent', async () => {
    const ids = [
      await store({ status: 'draft' }),
      await store({ status: 'paused' }),
      await store({ status: 'canceled' }),
      await store({ status: 'sent' }),
    ];
    const before = await Promise.all(ids.map(read));
    await runUntil(later(120_000));
    expect(await Promise.all(ids.map(read))).toEqual(before);
  });

  test('an SMS requires an account with SMS', async () => {
    const sms = { channel: 'sms', subject: null, body: null, smsBody: 'Hi. Reply STOP to opt out.' } as const;
    const without = await store(sms);
    await runUntil(later(120_000));
    expect(await read(without)).toMatchObject({ status: 'failed', dueAt: null, stats: NO_STATS });
    expect((await read(without)).failure).toMatch(/\.$/);

    await db
      .updateTable('accounts')
      .set({ settings: sql<string>`jsonb_set(settings, '{smsEnabled}', 'true')` })
      .execute();
    const id = await store(sms);
    await runUntil(later(120_000));
    const skipped = { noAddress: 3, noConsent: 1, bounced: 0, duplicate: 0 };
    expect(await read(id)).toMatchObject({ status: 'sent', stats: { audience: 5, skipped, sent: 1 } });
  });
});

describe('repeating', () => {
  test('each round adds to the figures and schedules the next', async () => {
    const repeat = JSON.stringify({ every: 2, unit: 'week' });
    const id = await store({ kind: 'repeating', repeat });
    await runUntil(later(120_000));
    const first = await read(id);
    expect(first).toMatchObject({ status: 'sending', time: later(14 * DAY), dueAt: later(14 * DAY) });
    expect(first.stats).toMatchObject(ROUND);
    await sendDue(db, later(14 * DAY - 1));
    expect(await read(id)).toEqual(first);
    await sendDue(db, later(14 * DAY));
    const second = await read(id);
    expect(second).toMatchObject({ status: 'sending', time: later(28 * DAY) });
    expect(second.stats).toMatchObject({ audience: 10, sent: 4, delivered: 4, skipped: { noAddress: 2 } });
  });

  test('skips missed rounds', async () => {
    const repeat = JSON.stringify({ every: 1, unit: 'month' });
    const id = await store({ kind: 'repeating', repeat, status: 'sending' });
    await sendDue(db, later(100 * DAY));
    expect(await read(id)).toMatchObject({ time: new Date('2026-10-15T12:00:00Z'), stats: ROUND });
  });
});

describe('automatic', () => {
  const automatic = async (trigger: object, more: Partial<Campaign> = {}) =>
    store({ kind: 'automatic', time: null, trigger: JSON.stringify(trigger), ...more });

  test('birthday: each contact once, the configured days before', async () => {
    const id = await automatic({ event: 'birthday', delayDays: 2 });
    await runUntil(later(10 * 60_000));
    expect(await read(id)).toMatchObject({ status: 'sending', stats: NO_STATS, time: null });
    // In Toronto the 16th begins at four UTC.
    await runUntil(later(17 * HOUR), later(15 * HOUR));
    const skipped = { noAddress: 1, noConsent: 1, bounced: 1, duplicate: 0 };
    expect((await read(id)).stats).toMatchObject({ audience: 4, skipped, sent: 1 });
    await sendDue(db, later(20 * HOUR));
    expect((await read(id)).stats.audience).toBe(4);
  });

  test('after a photo, and after the last visit', async () => {
    const photo = await automatic({ event: 'after_photo', delayDays: 3 });
    const soon = await automatic({ event: 'after_photo', delayDays: 4 });
    const visit = await automatic({ event: 'winback', delayDays: 60 });
    await sendDue(db, later(-60_000));
    for (const id of [photo, soon, visit]) {
      await db
        .updateTable('campaigns')
        .set({ status: 'sending', seenUntil: later(-60_000), dueAt: NOON })
        .where('id', '=', id)
        .execute();
    }
    await runUntil(later(30 * 60_000));
    expect((await read(photo)).stats).toMatchObject({ audience: 1, sent: 1 });
    expect((await read(soon)).stats).toEqual(NO_STATS);
    expect((await read(visit)).stats).toEqual(NO_STATS);
    await runUntil(later(HOUR + 60_000), later(HOUR));
    expect((await read(visit)).stats).toMatchObject({ audience: 1, sent: 1 });
    expect((await read(photo)).stats.audience).toBe(1);
  });

  test('a delivered photo that was not opened', async () => {
    const photo = (id: string, contactIds: string[], status: string, views: number, at: Date) => ({
      id,
      accountId: 'owner-beauty',
      token: id,
      sessionId: null,
      experienceId: null,
      deviceId: null,
      locationId: null,
      clientId: null,
      media: 'image' as const,
      mime: 'image/png',
      hash: 'none',
      bytes: 1,
      width: null,
      height: null,
      durationMs: null,
      capturedAt: at,
      uploadedAt: at,
      visibility: 'public' as const,
      approval: 'approved' as const,
      consent: JSON.stringify({ given: true, at: null, textVersion: null, text: null }),
      pairId: null,
      pairRole: null,
      caption: null,
      tags: [],
      contactIds,
      productIds: [],
      favorite: false,
      deliveries: JSON.stringify([{ channel: 'email', to: 'x', status, reason: null, at: at.toISOString() }]),
      stats: JSON.stringify({ ...NO_PHOTO_STATS, views }),
      searchText: '',
      createdAt: at,
      updatedAt: at,
    });
    const at = later(-2 * DAY + 60_000);
    await db
      .insertInto('photos')
      .values([
        photo('p1', ['ada', 'ben'], 'delivered', 0, at),
        photo('p2', ['ada'], 'delivered', 0, at),
        photo('p3', ['dot'], 'opened', 0, at),
        photo('p4', ['dot'], 'delivered', 3, at),
        photo('p5', ['dot'], 'delivered', 0, later(-DAY)),
      ])
      .execute();
    const id = await automatic({ event: 'not_viewed', delayDays: 2 }, { status: 'sending', seenUntil: NOON });
    await runUntil(later(10 * 60_000));
    expect((await read(id)).stats).toMatchObject({ audience: 2, sent: 2 });
  });
});

describe('the worker', () => {
  test('continues after an error, and logs it once', async () => {
    const good = await store({});
    // Such a row cannot be stored through the API; it simulates an unexpected error.
    const bad = await store({ status: 'sending', kind: 'repeating', repeat: null });
    const lines: string[] = [];
    let now = NOON;
    const sender = startSender({ db, everyMs: 5, now: () => now, log: (line) => lines.push(line) });
    await expect.poll(async () => (await read(good)).status).toBe('sending');
    now = later(60_000);
    await expect.poll(async () => (await read(good)).status).toBe('sent');
    await sleep(50);
    await sender.end();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(bad);
    expect((await read(bad)).status).toBe('sending');
  });
});
