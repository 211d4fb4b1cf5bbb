// All figures equal counts of the raw rows: for random periods, users and filters, in three time
// zones, on days with 23 and 25 hours.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { NO_PHOTO_STATS } from '../photos/store-photo.ts';
import { photoRow } from '../photos/testing.ts';
import type { Tables } from '../store/tables.ts';
import { call, databaseOf, newFolder, openStore, startPart, type TestPart, TOKENS } from '../testing.ts';
import { mergeDays } from './merge-days.ts';
import { createOracle, dayAfter, type Question, type RawRows, readRawRows } from './testing-oracle.ts';
import { sendDueReports } from './weekly-report.ts';

type Schemas = components['schemas'];

const ACCOUNT = 'owner-beauty';
const SIZE = process.env.TEST_LONG ? 'large' : 'small';
const CASES = process.env.TEST_LONG ? 200 : 40;
const REPORTS = 8;
/** The first and the last change their clocks at midnight, or by fractions of an hour. */
const ZONES = ['Asia/Beirut', 'America/Toronto', 'Pacific/Chatham'];
/** The UTC times of their clock changes; the rows are from the two years before the test. */
const CLOCK_CHANGES = [
  '2025-10-25T21:00:00Z',
  '2025-11-02T06:00:00Z',
  '2026-03-08T07:00:00Z',
  '2026-03-28T22:00:00Z',
  '2026-04-04T14:00:00Z',
  '2026-09-26T14:00:00Z',
  '2026-10-24T21:00:00Z',
  '2026-11-01T06:00:00Z',
];

let folder: string;
let sandbox: TestPart;
let rows: RawRows;
let managerLocations: string[];

beforeAll(async () => {
  folder = newFolder();
  await (await start()).stop();
  await withStore(async (db) => {
    await addRowsAtMidnight(db);
    rows = await readRawRows(db, ACCOUNT);
    const ties = await db
      .selectFrom('managerLocations')
      .select('locationId')
      .where('managerId', '=', 'manager-noor')
      .execute();
    managerLocations = ties.map(({ locationId }) => locationId);
  });
  sandbox = await start();
}, 900_000);
afterAll(() => sandbox.stop());

const start = async () =>
  startPart('./main.ts', { DATA_DIR: folder, DATABASE_URL: await databaseOf(folder), SEED: SIZE });

async function withStore(work: (db: Kysely<Tables>) => Promise<void>): Promise<void> {
  const db = await openStore(folder);
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

/**
 * The seed's photos are taken during the day; these photos and contacts are around the clock
 * changes.
 */
async function addRowsAtMidnight(db: Kysely<Tables>): Promise<void> {
  const HALF_HOUR = 30 * 60_000;
  const moments = CLOCK_CHANGES.flatMap((change) =>
    Array.from(
      { length: 72 },
      (_, i) => new Date(Date.parse(change) + (i - 36) * HALF_HOUR + (i % 7) * 60_000),
    ),
  );
  const from = async (table: 'locations' | 'sessions' | 'devices') =>
    (await db.selectFrom(table).select('id').where('accountId', '=', ACCOUNT).execute()).map(({ id }) => id);
  const [locations, sessions, devices] = [
    await from('locations'),
    await from('sessions'),
    await from('devices'),
  ];
  const pick = (ids: string[], i: number) => (i % 5 === 0 ? null : (ids[i % ids.length] ?? null));
  const message = (status: string) => ({
    channel: 'email',
    to: 'ada@example.com',
    status,
    reason: null,
    at: '2026-01-01T00:00:00Z',
  });
  await db
    .insertInto('photos')
    .values(
      moments.map((at, i) =>
        photoRow(`midnight-${i}`, 0, {
          locationId: pick(locations, i),
          sessionId: pick(sessions, i + 1),
          deviceId: pick(devices, i + 2),
          experienceId: pick(['experience-a', 'experience-b'], i + 3),
          capturedAt: at,
          uploadedAt: at,
          deliveries: JSON.stringify(
            ['delivered', 'opened', 'error', 'queued'].slice(0, i % 5).map((status) => message(status)),
          ),
          stats: JSON.stringify({
            ...NO_PHOTO_STATS,
            views: i % 3,
            shares: i % 2,
            ctaClicks: i % 4,
            bookingClicks: i % 4,
          }),
        }),
      ),
    )
    .execute();
  const unknown = { status: 'unknown', how: null, at: null, by: null };
  await db
    .insertInto('contacts')
    .values(
      moments.map((at, i) => ({
        id: randomUUID(),
        accountId: ACCOUNT,
        source: 'manual',
        tags: [],
        locationIds: locations.slice(0, i % (locations.length + 1)),
        emailConsent: JSON.stringify({ ...unknown, status: i % 2 ? 'in' : 'out' }),
        smsConsent: JSON.stringify({ ...unknown, status: i % 3 ? 'unknown' : 'in' }),
        bounced: false,
        photoCount: 0,
        searchText: '',
        createdAt: at,
        updatedAt: at,
      })),
    )
    .execute();
}

interface Drawn {
  who: 'owner' | 'manager' | 'location';
  from: string;
  length: number;
  compare: 'previous' | 'year';
  filters: Record<'locationId' | 'sessionId' | 'deviceId' | 'experienceId', number | undefined>;
  metric: Schemas['AnalyticsMetric'];
  interval: Schemas['AnalyticsInterval'];
  by: Schemas['AnalyticsDimension'];
}

const metrics = [
  'photos',
  'contacts',
  'optIns',
  'deliveries',
  'opens',
  'views',
  'downloads',
  'shares',
  'bookingClicks',
  'reviewClicks',
  'productClicks',
  'activeDevices',
] as const;
const rarely = fc.option(fc.nat({ max: 999 }), { nil: undefined, freq: 1 });
const aroundChange = fc
  .tuple(fc.constantFrom(...CLOCK_CHANGES), fc.integer({ min: -9, max: 3 }))
  .map(([change, days]) => dayAfter(change.slice(0, 10), days));
const anyDay = fc.nat({ max: 800 }).map((back) => dayAfter('2026-11-23', -back));
const drawn: fc.Arbitrary<Drawn> = fc.record({
  who: fc.constantFrom('owner', 'owner', 'manager', 'location'),
  from: fc.oneof(aroundChange, anyDay),
  length: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 400 })),
  compare: fc.constantFrom('previous', 'year'),
  filters: fc.record({ locationId: rarely, sessionId: rarely, deviceId: rarely, experienceId: rarely }),
  metric: fc.constantFrom(...metrics),
  interval: fc.constantFrom('day', 'week', 'month'),
  by: fc.constantFrom('location', 'session', 'device', 'experience'),
});

const FIELD = {
  location: 'locationId',
  session: 'sessionId',
  device: 'deviceId',
  experience: 'experienceId',
} as const;

describe.each(process.env.TEST_LONG ? ZONES : ZONES.slice(0, 1))('in %s', (zone) => {
  let oracle: ReturnType<typeof createOracle>;
  beforeAll(async () => {
    const changed = await ask('POST', '/account', 'owner', { timezone: zone });
    expect(changed.timezone).toBe(zone);
    oracle = createOracle(rows, zone);
  });

  test(`cards, funnel, chart, table and lists agree with the raw rows in ${CASES} cases`, async () => {
    const ids = (field: keyof Question['filters']) => [
      ...new Set(rows.photos.flatMap((photo) => photo[field] ?? [])),
      'none-such',
    ];
    const known = {
      locationId: ids('locationId'),
      sessionId: ids('sessionId'),
      deviceId: ids('deviceId'),
      experienceId: ids('experienceId'),
    };
    const check = async ({
      who,
      from,
      length,
      compare,
      filters: drawnFilters,
      metric,
      interval,
      by,
    }: Drawn) => {
      const to = dayAfter(from, length - 1);
      const shift = compare === 'year' ? 364 * Math.ceil(length / 364) : length;
      const filters = Object.fromEntries(
        Object.entries(drawnFilters).flatMap(([field, n]) => {
          const choices = known[field as keyof typeof known];
          return n === undefined ? [] : [[field, choices[n % choices.length]]];
        }),
      ) as Question['filters'];
      const scope = { owner: undefined, manager: managerLocations, location: ['location-queen'] }[who];
      const question = { from, to, locationIds: scope, filters };
      const earlier = { ...question, from: dayAfter(from, -shift), to: dayAfter(to, -shift) };
      const query = new URLSearchParams({ fromDay: from, toDay: to, compare, ...filters });

      const summary: Schemas['AnalyticsSummary'] = await ask('GET', `/analytics/summary?${query}`, who);
      expect(summary.timezone).toBe(zone);
      expect(summary.figures).toEqual(oracle.figures(question));
      expect(summary.previous).toEqual(oracle.figures(earlier));
      expect(summary.funnel).toEqual(oracle.funnel(question));
      expect(summary.previousFunnel).toEqual(oracle.funnel(earlier));
      const at = Math.floor(length / 2);
      const day = { ...question, from: dayAfter(from, at), to: dayAfter(from, at) };
      const onDay = Object.fromEntries(metrics.map((one) => [one, summary.daily[one]?.[at] ?? null]));
      expect(onDay).toEqual(oracle.figures(day));

      const series: Schemas['AnalyticsSeries'] = await ask(
        'GET',
        `/analytics/series?${query}&metric=${metric}&interval=${interval}`,
        who,
      );
      const { points } = series;
      expect([points[0]?.from, points.at(-1)?.to]).toEqual([from, to]);
      for (const [i, point] of points.entries()) {
        if (i > 0) expect(point.from).toBe(dayAfter(points[i - 1]?.to ?? '', 1));
        if (interval !== 'day' && i > 0) expect(isStart(point.from, interval)).toBe(true);
      }
      const some = points.length > 40 ? points.filter((_, i) => i % 11 === 0) : points;
      for (const point of some) {
        const there = { ...question, from: point.from, to: point.to };
        expect(point.value).toBe(oracle.figures(there)[metric]);
        const before = { ...there, from: dayAfter(point.from, -shift), to: dayAfter(point.to, -shift) };
        expect(point.previous).toBe(oracle.figures(before)[metric]);
      }
      if (metric !== 'activeDevices') {
        const sum = points.reduce((all, { value }) => all + (value ?? 0), 0);
        expect(sum).toBe(summary.figures[metric] ?? 0);
      }

      const table: Schemas['AnalyticsBreakdown'] = await ask(
        'GET',
        `/analytics/breakdown?${query}&by=${by}`,
        who,
      );
      const field = FIELD[by];
      const expected = [...new Set([...oracle.idsOf(question, field), ...oracle.idsOf(earlier, field)])];
      expect(table.rows.map(({ id }) => id)).toEqual(expect.arrayContaining(expected));
      expect(new Set(table.rows.map(({ id }) => id)).size).toBe(table.rows.length);
      for (const { id, figures, previous } of table.rows) {
        for (const [asked, told] of [
          [question, figures],
          [earlier, previous],
        ] as const) {
          const { contacts, optIns, ...ofPhotos } = oracle.figures({
            ...asked,
            filters: { ...asked.filters, [field]: id },
          });
          const isPlace = by === 'location' && id !== null;
          expect(told).toEqual({
            ...ofPhotos,
            contacts: isPlace ? contacts : null,
            optIns: isPlace ? optIns : null,
          });
        }
      }

      const { startsAt, endsAt } = summary.period;
      const step = (['captured', 'delivered', 'opened', 'viewed', 'shared', 'booked'] as const)[length % 6];
      const list = new URLSearchParams({ ...filters, from: startsAt, to: endsAt, show: '1' });
      if (step && step !== 'captured') list.set('reached', step);
      const { total } = await ask('GET', `/photos?${list}`, who);
      expect(total).toBe(summary.funnel[step ?? 'captured']);
    };
    await fc.assert(fc.asyncProperty(drawn, check), { numRuns: CASES, endOnFailure: true });
  }, 1_800_000);

  test(`the weekly report has the figures of its week, in ${REPORTS} weeks`, async () => {
    await ask('POST', '/analytics/weekly-report', 'owner', { enabled: true });
    await sandbox.stop();
    await withStore(async (db) => {
      await db
        .updateTable('weeklyReports')
        .set({ enabledAt: new Date('2024-01-01') })
        .execute();
      await mergeDays(db);
      for (let back = 0; back < REPORTS; back += 1) {
        await db.deleteFrom('weeklyReportMails').execute();
        const change = CLOCK_CHANGES[back % CLOCK_CHANGES.length] ?? '';
        // On a Tuesday, Monday is over in every time zone.
        const now = new Date(`${dayAfter(change.slice(0, 10), 9)}T12:00:00Z`);
        await sendDueReports(db, now);
        const [mail, ...others] = await db.selectFrom('weeklyReportMails').selectAll().execute();
        expect(others).toEqual([]);
        const { period, previousPeriod, figures, previous } = mail?.report ?? fail();
        expect([new Date(period.from).getUTCDay(), dayAfter(period.from, 6)]).toEqual([1, period.to]);
        const question = { from: period.from, to: period.to, locationIds: undefined, filters: {} };
        expect(figures).toEqual(oracle.figures(question));
        expect(previous).toEqual(
          oracle.figures({ ...question, from: previousPeriod.from, to: previousPeriod.to }),
        );
      }
    });
    sandbox = await start();
  }, 900_000);
});

function fail(): never {
  throw new Error('no report was sent');
}

const isStart = (day: string, interval: 'week' | 'month') =>
  interval === 'month' ? day.endsWith('-01') : new Date(day).getUTCDay() === 1;

async function ask(method: string, path: string, who: Drawn['who'], json?: object) {
  const { status, body } = await call(sandbox.origin, method, path, {
    as: TOKENS[who],
    ...(json && { json }),
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
