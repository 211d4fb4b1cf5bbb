import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Guests, openGuests } from '../guest/testing.ts';
import { PEOPLE, PETS, SALON } from '../sessions/testing.ts';
import type { Tables } from '../store/tables.ts';
import { sendDueReports } from './weekly-report.ts';

let guests: Guests;
beforeAll(async () => {
  guests = await openGuests();
  await guests.post('/account', { timezone: 'America/Toronto' });
});
afterAll(() => guests.stop());
beforeEach(() => guests.rows((db) => db.deleteFrom('weeklyReportMails').execute()));

const PATH = '/analytics/weekly-report';
const enable = (enabled: boolean, as?: string) => guests.post(PATH, { enabled }, as);

/** Runs the report at these moments, for owners who turned it on on a Wednesday in May. */
const sentAt = (...moments: string[]): Promise<string[]> =>
  guests.rows(async (db) => {
    await db
      .updateTable('weeklyReports')
      .set({ enabledAt: new Date('2026-05-06T12:00:00Z') })
      .execute();
    for (const moment of moments) await sendDueReports(db, new Date(moment));
    return mails(db);
  });

const mails = async (db: Kysely<Tables>) => {
  const rows = await db
    .selectFrom('weeklyReportMails')
    .selectAll()
    // The running sandbox sends those of the present week.
    .where('week', '<', '2026-06-01')
    .orderBy('accountId')
    .orderBy('week')
    .execute();
  return rows.map(({ accountId, week, recipient }) => `${accountId} ${week} ${recipient}`);
};

test('is off until its owner turns it on', async () => {
  const { email } = await guests.get('/account');
  expect(await guests.get(PATH)).toEqual({ enabled: false, email, nextAt: null });
  expect(await sentAt('2026-05-11T12:00:00Z')).toEqual([]);
  const { body } = await enable(true);
  expect(body).toMatchObject({ enabled: true, email });
  const next = new Date(body.nextAt);
  const shown = new Intl.DateTimeFormat('en', {
    weekday: 'long',
    hour: '2-digit',
    timeZone: 'America/Toronto',
  });
  expect(shown.format(next)).toMatch(/^Monday.* 07 AM$|^Monday.*at 07 AM$/);
  expect(next.getTime() - Date.now()).toBeLessThan(7 * 24 * 3_600_000 + 3_600_000);
  expect((await enable(false)).body).toEqual({ enabled: false, email, nextAt: null });
  expect(await sentAt('2026-05-11T12:00:00Z')).toEqual([]);
});

test.each([
  ['a Manager', PEOPLE.noor, ''],
  ['a Location', PEOPLE.location, ''],
  ['an administrator', PEOPLE.admin, `?uid=${SALON}`],
])('is refused to %s', async (_, as, query) => {
  expect((await guests.ask('GET', PATH + query, { as })).status).toBe(403);
  expect((await guests.post(PATH + query, { enabled: true }, as)).status).toBe(403);
});

test('is sent once, on the first Monday at seven in the account’s time zone', async () => {
  await enable(true);
  const { email } = await guests.get('/account');
  expect(await sentAt('2026-05-06T13:00:00Z', '2026-05-10T23:00:00Z', '2026-05-11T10:59:00Z')).toEqual([]);
  expect(await sentAt('2026-05-11T11:00:00Z', '2026-05-11T11:01:00Z', '2026-05-14T11:00:00Z')).toEqual([
    `${SALON} 2026-05-04 ${email}`,
  ]);
});

test('goes to each owner who wants it, in their own time zones', async () => {
  await enable(true);
  await enable(true, PEOPLE.pets);
  await guests.post('/account', { timezone: 'Asia/Tokyo' }, PEOPLE.pets);
  const weeks = await sentAt('2026-05-10T22:30:00Z');
  expect(weeks.map((week) => week.split(' ')[0])).toEqual([PETS]);
  await enable(false, PEOPLE.pets);
});

test('arrives in the inbox, with a link that turns it off without signing in', async () => {
  await enable(true);
  await sentAt('2026-05-11T12:00:00Z');
  const inbox = await (await guests.fetch('/internal/inbox')).text();
  expect(inbox).toContain('your week from May 4, 2026 to May 10, 2026');
  expect(inbox).toContain('Photos taken: 0 (week before: 0)');
  const code = /\/u\/([\w-]+)"/.exec(inbox)?.[1] ?? '';
  const { businessName } = await guests.get('/account');
  const subscription = { business: businessName, topic: 'weeklyReport', channel: 'email' };
  const read = () => guests.guest('GET', `/subscriptions/${code}`);
  expect((await read()).body).toEqual({ ...subscription, subscribed: true });
  for (let i = 0; i < 2; i += 1) {
    const { body } = await guests.guest('POST', `/subscriptions/${code}`);
    expect(body).toEqual({ ...subscription, subscribed: false });
  }
  expect(await guests.get(PATH)).toMatchObject({ enabled: false });
  const forged = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
  expect((await guests.guest('POST', `/subscriptions/${forged}`)).status).toBe(404);
});
