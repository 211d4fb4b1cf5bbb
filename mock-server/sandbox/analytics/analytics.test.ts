// Periods and access; numbers.test.ts compares the figures with the raw rows.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newVisitor } from '../guest/testing.ts';
import { NO_PHOTO_STATS } from '../photos/store-photo.ts';
import { photoRow } from '../photos/testing.ts';
import { openWorld, PEOPLE, PETS, SALON, type World } from '../sessions/testing.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(async (db) => {
    const seen = JSON.stringify({ ...NO_PHOTO_STATS, views: 3 });
    await db
      .insertInto('photos')
      .values([
        photoRow('photo-queen', 1, {
          deviceId: 'device-front',
          stats: seen,
          experienceId: 'experience-gone',
        }),
        photoRow('photo-harbour', 2, { locationId: 'location-harbour', deviceId: 'device-harbour' }),
        photoRow('photo-far', 3, { locationId: 'location-far', deviceId: 'device-front', stats: seen }),
        photoRow('photo-nowhere', 4, { locationId: null, approval: 'pending' }),
        photoRow('photo-pets', 5, { accountId: PETS, locationId: 'location-pets', stats: seen }),
      ])
      .execute();
    await db
      .updateTable('contacts')
      .set({ locationIds: ['location-harbour', 'location-far'], createdAt: new Date('2026-09-10T18:00:00Z') })
      .where('id', '=', 'contact-ada')
      .execute();
  });
});
afterAll(() => world.stop());

const SEPTEMBER = 'fromDay=2026-09-01&toDay=2026-09-30';
const summary = (query = SEPTEMBER, as?: string) => world.get(`/analytics/summary?${query}`, as);
const breakdown = (query: string, as?: string) => world.get(`/analytics/breakdown?${SEPTEMBER}&${query}`, as);
const errors = async (path: string) => {
  const { status, body } = await world.ask('GET', path);
  return [status, body.errors?.map(({ field }: { field: string }) => field)];
};

describe('a period', () => {
  test('has 30 days up to today by default', async () => {
    const { period, previousPeriod, daily, timezone } = await summary('');
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date());
    expect(period.to).toBe(today);
    expect(daily.photos).toHaveLength(30);
    expect(previousPeriod.endsAt).toBe(period.startsAt);
  });

  test('uses the days of the time zone of the account, and UTC if the zone is unknown', async () => {
    await world.post('/account', { timezone: 'Asia/Kathmandu' });
    expect(await summary('fromDay=2026-09-11&toDay=2026-09-11')).toMatchObject({
      timezone: 'Asia/Kathmandu',
      period: { startsAt: '2026-09-10T18:15:00.000Z', endsAt: '2026-09-11T18:15:00.000Z' },
      figures: { photos: 0 },
    });
    await world.post('/account', { timezone: 'Pacific/Kiritimati' });
    expect((await summary('fromDay=2026-09-11&toDay=2026-09-11')).figures.photos).toBe(4);
    await world.post('/account', { timezone: 'Mars/Olympus' });
    expect(await summary('fromDay=2026-09-10&toDay=2026-09-10')).toMatchObject({
      timezone: 'UTC',
      figures: { photos: 4 },
    });
    expect(await world.get('/photos/wall')).toMatchObject({ timezone: 'UTC' });
    await world.post('/account', { timezone: 'America/Toronto' });
  });

  test.each([
    ['ends before it begins', 'fromDay=2026-09-02&toDay=2026-09-01', ['fromDay']],
    ['has more than 731 days', 'fromDay=2024-01-01&toDay=2026-01-01', ['fromDay']],
    ['begins after today', 'fromDay=2099-12-31', ['fromDay']],
    ['is of another century', 'fromDay=1999-12-31&toDay=2000-01-02', ['fromDay']],
    ['ends on no day', 'toDay=2026-02-30', ['toDay']],
    ['is text', 'fromDay=yesterday', ['fromDay']],
  ])('that %s is refused', async (_, period, fields) => {
    const paths = [
      `/analytics/summary?${period}`,
      `/analytics/series?metric=photos&${period}`,
      `/analytics/breakdown?by=device&${period}`,
    ];
    for (const path of paths) expect(await errors(path)).toEqual([422, fields]);
  });

  test.each([
    'fromDay=2000-01-01&toDay=2000-01-01&compare=year',
    'fromDay=2098-01-01&toDay=2099-12-31&compare=year',
    'fromDay=2024-02-29&toDay=2024-02-29',
    'toDay=2000-01-01',
    'fromDay=2024-11-24&toDay=2026-11-24&compare=year',
  ])('of %s is counted', async (period) => {
    expect((await world.ask('GET', `/analytics/summary?${period}`)).status).toBe(200);
  });

  test('is compared with as many days before it, or with the same weekdays a year earlier', async () => {
    expect((await summary('fromDay=2026-09-07&toDay=2026-09-13')).previousPeriod).toMatchObject({
      from: '2026-08-31',
      to: '2026-09-06',
    });
    expect((await summary('fromDay=2026-09-07&toDay=2026-09-13&compare=year')).previousPeriod).toMatchObject({
      from: '2025-09-08',
      to: '2025-09-14',
    });
    // 52 weeks are shorter than 365 days.
    expect((await summary('fromDay=2025-01-01&toDay=2025-12-31&compare=year')).previousPeriod).toMatchObject({
      from: '2023-01-04',
      to: '2024-01-03',
    });
  });

  test('is divided into weeks that begin on Monday', async () => {
    const { points } = await world.get(
      '/analytics/series?metric=photos&interval=week&fromDay=2026-09-09&toDay=2026-09-16',
    );
    expect(points).toEqual([
      { from: '2026-09-09', to: '2026-09-13', value: 4, previous: 0 },
      { from: '2026-09-14', to: '2026-09-16', value: 0, previous: 0 },
    ]);
  });
});

describe('figures', () => {
  test('count only the locations of a Manager or a Location, and no other account', async () => {
    const counts = async (as: string) => {
      const { figures } = await summary(SEPTEMBER, as);
      return [figures.photos, figures.views, figures.contacts, figures.activeDevices];
    };
    expect(await counts(PEOPLE.owner)).toEqual([4, 6, 2, 2]);
    expect(await counts(PEOPLE.noor)).toEqual([2, 3, 1, 2]);
    expect(await counts(PEOPLE.ines)).toEqual([1, 3, 0, 1]);
    expect(await counts(PEOPLE.location)).toEqual([1, 3, 0, 1]);
    expect(await counts(PEOPLE.pets)).toEqual([1, 3, 2, 0]);
  });

  test('by location or device name only records that the caller may see', async () => {
    const rows = async (query: string, as: string) =>
      (await breakdown(query, as)).rows.map(({ id, name }: { id: string; name: string }) => [id, name]);
    expect(await rows('by=location', PEOPLE.noor)).toEqual([
      ['location-harbour', 'Harbour'],
      ['location-queen', expect.any(String)],
    ]);
    expect(await rows('by=location', PEOPLE.location)).toEqual([['location-queen', expect.any(String)]]);
    expect(await rows('by=device&locationId=location-harbour', PEOPLE.owner)).toEqual([
      ['device-harbour', 'Front desk'],
    ]);
    // The device of photo-far was moved to another location afterwards.
    expect(await rows('by=device&locationId=location-far', PEOPLE.owner)).toEqual([
      ['device-front', 'Front desk'],
      ['device-far', 'Far mirror'],
    ]);
    expect(await rows('by=experience', PEOPLE.location)).toEqual([['experience-gone', null]]);
    expect(await rows('by=location', PEOPLE.pets)).toEqual([['location-pets', 'Dog street']]);
  });

  test('by location count a contact in each of its locations', async () => {
    const { rows } = await breakdown('by=location');
    const contacts = rows.map(({ id, figures }: { id: string; figures: { contacts: number } }) => [
      id,
      figures.contacts,
    ]);
    expect(Object.fromEntries(contacts)).toEqual({
      'location-queen': 0,
      'location-harbour': 1,
      'location-far': 1,
      null: null,
    });
  });

  test('of contacts are null with a filter that contacts do not have', async () => {
    const { figures, previous, daily } = await summary(`${SEPTEMBER}&deviceId=device-front`);
    expect([figures.photos, figures.contacts, previous.optIns, daily.contacts]).toEqual([
      2,
      null,
      null,
      null,
    ]);
    const { points } = await world.get(
      `/analytics/series?${SEPTEMBER}&metric=contacts&deviceId=device-front`,
    );
    expect(points[0]).toMatchObject({ value: null, previous: null });
  });

  test('follow what guests do, and deletion and restoration', async () => {
    const before = (await summary('')).figures;
    const session = await world.session({
      galleryVisibility: 'public',
      consentText: 'Yes',
      experiences: [{ kind: 'photo', title: 'Portrait' }],
    });
    await world.post(`/sessions/${session.id}`, { status: 'active' });
    const { id, token } = (await world.photos(session.id, undefined, { consentGiven: 'true' })).body.items[0];
    await world.post(`/photos/${id}`, { visibility: 'public' });
    const visitor = newVisitor();
    for (const kind of ['view', 'view', 'share', 'bookingClick', 'reviewClick']) {
      await world.ask('POST', `/guest/photos/${token}/events`, { as: '', json: { kind, visitor } });
    }
    const after = await summary('');
    expect(after.figures).toEqual({
      ...before,
      photos: before.photos + 1,
      views: before.views + 1,
      shares: before.shares + 1,
      bookingClicks: before.bookingClicks + 1,
      reviewClicks: before.reviewClicks + 1,
    });
    expect(after.funnel.booked).toBe(1);
    expect(
      (await world.get('/photos?reached=booked')).items.map((photo: { id: string }) => photo.id),
    ).toEqual([id]);
    const { rows } = await world.get('/analytics/breakdown?by=session');
    expect(rows).toMatchObject([{ id: session.id, name: session.name, figures: { photos: 1 } }]);
    await world.ask('DELETE', `/photos/${id}`);
    expect((await summary('')).figures).toEqual(before);
    expect((await world.get('/analytics/breakdown?by=session')).rows).toEqual([]);
    await world.post('/photos/restore', { ids: [id] });
    expect((await summary('')).figures).toEqual(after.figures);
  });
});

test('an administrator sees the figures of any account, an owner only their own', async () => {
  expect((await summary(`${SEPTEMBER}&uid=${SALON}`, PEOPLE.admin)).figures.photos).toBe(4);
  const { status } = await world.ask('GET', `/analytics/summary?uid=${PETS}`);
  expect(status).toBe(403);
});
