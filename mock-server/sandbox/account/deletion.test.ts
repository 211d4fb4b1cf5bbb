// An account is deleted completely after 14 days, unless its owner cancels.
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Guests, openGuests } from '../guest/testing.ts';
import { PEOPLE, PETS, SALON } from '../sessions/testing.ts';
import { OWNER_COLUMN, type Tables } from '../store/tables.ts';
import { deleteDueAccounts } from './deletion.ts';

let guests: Guests;
beforeAll(async () => {
  guests = await openGuests();
});
afterAll(() => guests.stop());

const DAY = 24 * 60 * 60_000;
const deletionAt = async () => (await guests.get('/account')).deletionAt;
const remove = async (name?: string) =>
  guests.post('/account/delete', { businessName: name ?? (await guests.get('/account')).businessName });
const keep = () => guests.post('/account/restore', undefined);

/** Ends the waiting periods at a moment. @returns the released files */
async function deleteAt(db: Kysely<Tables>, moment: number): Promise<string[]> {
  const released: string[] = [];
  const media = {
    release: async (commit: () => Promise<string[]>) => void released.push(...(await commit())),
  };
  await deleteDueAccounts({ db, media, onSignInsDeleted: () => {} }, new Date(moment));
  return released;
}

test('waits for 14 days, and can be cancelled', async () => {
  expect(await deletionAt()).toBeNull();
  const refused = await remove('Another salon');
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'businessName']);
  const { status, body } = await remove();
  expect(status).toBe(200);
  expect(Math.abs(new Date(body.deletionAt).getTime() - Date.now() - 14 * DAY)).toBeLessThan(60_000);
  expect((await remove()).body.deletionAt).toBe(body.deletionAt);
  expect(await (await guests.fetch('/internal/inbox')).text()).toContain('Your account will be deleted</h2>');
  expect((await keep()).body.deletionAt).toBeNull();
  await guests.rows(async (db) => {
    expect(await deleteAt(db, Date.now() + 15 * DAY)).toEqual([]);
  });
  expect((await guests.ask('GET', '/account', { as: PEOPLE.owner })).status).toBe(200);
});

test.each([
  ['a Manager', PEOPLE.ines, ''],
  ['a Location', PEOPLE.location, ''],
  ['an administrator', PEOPLE.admin, `?uid=${SALON}`],
])('is refused to %s', async (_, as, query) => {
  const json = { businessName: 'Juniper Salon' };
  expect((await guests.ask('POST', `/account/delete${query}`, { as, json })).status).toBe(403);
  expect((await guests.ask('POST', `/account/restore${query}`, { as })).status).toBe(403);
});

test('deletes all rows, files and sign-ins of the account, and nothing of another one', async () => {
  await guests.shown((await guests.gallery()).id);
  const theirs = await guests.shown((await guests.gallery({}, PEOPLE.pets)).id, {}, PEOPLE.pets);
  await remove();
  await guests.rows(async (db) => {
    expect(await deleteAt(db, Date.now() + 13 * DAY)).toEqual([]);
    const rowsOf = async (accountId: string) => {
      const counts = Object.entries(OWNER_COLUMN).map(async ([table, column]) => {
        const { n } = await db
          .selectFrom(table as 'assets')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where(db.dynamic.ref(column), '=', accountId)
          .executeTakeFirstOrThrow();
        return [table, Number(n)] as const;
      });
      return Object.fromEntries((await Promise.all(counts)).filter(([, n]) => n > 0));
    };
    const before = await rowsOf(PETS);
    expect(Object.keys(await rowsOf(SALON))).toEqual(expect.arrayContaining(['photos', 'sessions']));
    expect((await deleteAt(db, Date.now() + 15 * DAY)).length).toBeGreaterThan(0);
    expect(await rowsOf(SALON)).toEqual({});
    expect(await rowsOf(PETS)).toEqual(before);
  });
  for (const as of [PEOPLE.owner, PEOPLE.ines, PEOPLE.location]) {
    expect([401, 403]).toContain((await guests.ask('GET', '/account', { as })).status);
  }
  expect((await guests.get(`/photos/${theirs.id}`, PEOPLE.pets)).id).toBe(theirs.id);
});
