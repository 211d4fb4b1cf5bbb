// The daily figures follow every change of photos and contacts, and merging their rows changes no
// sum.
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceRow } from '../devices/row.ts';
import { NO_PHOTO_STATS } from '../photos/store-photo.ts';
import { photoRow } from '../photos/testing.ts';
import { SALON } from '../sessions/testing.ts';
import type { Tables } from '../store/tables.ts';
import { freshFolder, openStore } from '../testing.ts';
import { mergeDays } from './merge-days.ts';

const RUNS = process.env.TEST_LONG ? 60 : 12;
const STEPS = 25;

let db: Kysely<Tables>;
beforeAll(async () => {
  db = await openStore(await freshFolder());
});
afterAll(() => db.destroy());

type Step = { change: keyof typeof CHANGES; draw: number };

const moment = (draw: number) => new Date(Date.parse('2026-03-06T00:00:00Z') + draw * 1_800_000);
const place = (draw: number) => (draw % 3 === 0 ? null : 'location-queen');
const pick = async (table: 'photos' | 'contacts', draw: number) => {
  const rows = await db.selectFrom(table).select('id').where('accountId', '=', SALON).orderBy('id').execute();
  return rows[draw % Math.max(1, rows.length)]?.id ?? 'none';
};
const consent = (draw: number) =>
  JSON.stringify({ status: ['in', 'out', 'unknown'][draw % 3], how: null, at: null, by: null });
let made = 0;
const nextId = () => {
  made += 1;
  return `made-${made}`;
};

const CHANGES = {
  'take photos': async (draw: number) => {
    const rows = Array.from({ length: 1 + (draw % 4) }, (_, i) =>
      photoRow(nextId(), 0, { capturedAt: moment(draw + 40 * i), locationId: place(draw + i) }),
    );
    await db.insertInto('photos').values(rows).execute();
  },
  'count a guest': async (draw: number) => {
    const stats = { ...NO_PHOTO_STATS, views: draw % 4, shares: draw % 2, bookingClicks: draw % 3 };
    await db
      .updateTable('photos')
      .set({ stats: JSON.stringify(stats) })
      .where('id', '=', await pick('photos', draw))
      .execute();
  },
  'send a photo': async (draw: number) => {
    const status = ['queued', 'delivered', 'opened', 'error'][draw % 4];
    const message = { channel: 'email', to: 'x', status, reason: null, at: '' };
    await db
      .updateTable('photos')
      .set({ deliveries: JSON.stringify(Array.from({ length: draw % 3 }, () => message)) })
      .where('id', '=', await pick('photos', draw))
      .execute();
  },
  'move photos': async (draw: number) => {
    await db
      .updateTable('photos')
      .set({ locationId: place(draw), caption: 'moved' })
      .where('accountId', '=', SALON)
      .where(sql<boolean>`location_id is not distinct from ${place(draw + 1)}`)
      .execute();
  },
  'delete a photo': async (draw: number) => {
    await db
      .deleteFrom('photos')
      .where('id', '=', await pick('photos', draw))
      .execute();
  },
  'add a contact': async (draw: number) => {
    await db
      .insertInto('contacts')
      .values({
        id: nextId(),
        accountId: SALON,
        source: 'manual',
        tags: [],
        locationIds: draw % 2 ? ['location-queen'] : [],
        emailConsent: consent(draw),
        smsConsent: consent(draw + 1),
        bounced: false,
        photoCount: 0,
        searchText: '',
        createdAt: moment(draw),
        updatedAt: moment(draw),
      })
      .execute();
  },
  'change a contact': async (draw: number) => {
    await db
      .updateTable('contacts')
      .set({ emailConsent: consent(draw), locationIds: draw % 2 ? [] : ['location-queen'] })
      .where('id', '=', await pick('contacts', draw))
      .execute();
  },
  'delete a contact': async (draw: number) => {
    await db
      .deleteFrom('contacts')
      .where('id', '=', await pick('contacts', draw))
      .execute();
  },
  'change the time zone': async (draw: number) => {
    const timezone = ['America/Toronto', 'Asia/Beirut', 'Pacific/Chatham', 'Mars/Olympus'][draw % 4];
    await db.updateTable('accounts').set({ timezone }).where('id', '=', SALON).execute();
  },
  'merge the days': () => mergeDays(db),
};

/** Non-zero sums by day and dimensions. */
async function sums(): Promise<string[]> {
  const { rows } = await sql<{ sums: string }>`
    select concat_ws(' ', day, location_id, device_id, sum(photos), sum(deliveries), sum(opens), sum(views),
      sum(shares), sum(booking_clicks), sum(delivered), sum(opened), sum(viewed), sum(shared), sum(booked)) as sums
    from photo_days where account_id = ${SALON} group by day, location_id, device_id
    having sum(photos) <> 0
    union all
    select concat_ws(' ', day, location_ids::text, sum(contacts), sum(opt_ins))
    from contact_days where account_id = ${SALON} group by day, location_ids having sum(contacts) <> 0
    order by 1`.execute(db);
  return rows.map(({ sums: one }) => one);
}

/** A change of the time zone recounts everything. */
async function recounted(): Promise<string[]> {
  const { timezone } = await db
    .selectFrom('accounts')
    .select('timezone')
    .where('id', '=', SALON)
    .executeTakeFirstOrThrow();
  for (const zone of ['UTC', timezone]) {
    await db.updateTable('accounts').set({ timezone: zone }).where('id', '=', SALON).execute();
  }
  return sums();
}

const step: fc.Arbitrary<Step> = fc.record({
  change: fc.constantFrom(...(Object.keys(CHANGES) as Step['change'][])),
  draw: fc.nat({ max: 400 }),
});

test('the sums equal a recount after any changes', async () => {
  const steps = fc.array(step, { minLength: STEPS, maxLength: STEPS });
  const check = async (changes: Step[]) => {
    for (const { change, draw } of changes) await CHANGES[change](draw);
    // The changes may have deleted everything.
    await CHANGES['take photos'](0);
    const kept = await sums();
    expect(kept.length).toBeGreaterThan(0);
    expect(kept).toEqual(await recounted());
  };
  await fc.assert(fc.asyncProperty(steps, check), { numRuns: RUNS, endOnFailure: true });
});

test('merging leaves one row for each day and its dimensions, and none with 0', async () => {
  const countRows = async () =>
    Number((await sql<{ n: number }>`select count(*) as n from photo_days`.execute(db)).rows[0]?.n);
  await db.deleteFrom('photos').where('accountId', '=', SALON).execute();
  for (const id of ['merged-1', 'merged-2', 'merged-3']) {
    await db.insertInto('photos').values(photoRow(id, 1)).execute();
  }
  await db.deleteFrom('photos').where('id', '=', 'merged-3').execute();
  const before = await sums();
  await mergeDays(db);
  expect(await countRows()).toBe(1);
  expect(await sums()).toEqual(before);
  await db.deleteFrom('photos').where('accountId', '=', SALON).execute();
  await mergeDays(db);
  expect(await countRows()).toBe(0);
});

test('photos keep their figures when their device is deleted', async () => {
  const device = deviceRow({ id: 'device-old', name: 'Old', locationId: null }, new Date());
  await db
    .insertInto('devices')
    .values({ ...device, accountId: SALON })
    .execute();
  await db
    .insertInto('photos')
    .values(photoRow('of-device', 1, { deviceId: 'device-old' }))
    .execute();
  expect(await sums()).toContainEqual(expect.stringContaining('device-old'));
  await db.deleteFrom('devices').where('id', '=', 'device-old').execute();
  const left = await sums();
  expect(left).not.toContainEqual(expect.stringContaining('device-old'));
  expect(left).toEqual(await recounted());
});

test('deleting an account deletes its figures', async () => {
  await db.insertInto('photos').values(photoRow('last', 1)).execute();
  await db.deleteFrom('accounts').where('id', '=', SALON).execute();
  expect((await sql`select 1 from photo_days where account_id = ${SALON}`.execute(db)).rows).toEqual([]);
});
