import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceRow } from '../devices/row.ts';
import { type Guests, openGuests } from '../guest/testing.ts';
import { addImportMessage } from '../messages/write.ts';
import { PEOPLE, PETS, SALON } from '../sessions/testing.ts';
import { ownRows } from '../store/own-rows.ts';
import type { Tables } from '../store/tables.ts';
import { reportImports, reportOfflineBooths } from './notifications.ts';

let guests: Guests;
beforeAll(async () => {
  guests = await openGuests();
});
afterAll(() => guests.stop());

const PATH = '/account/notifications';
const inbox = async () => (await guests.fetch('/internal/inbox')).text();
const countOf = async (text: string) => (await inbox()).split(text).length - 1;
const hide = async (as?: string) => {
  const { token } = await guests.shown((await guests.gallery({}, as)).id, {}, as);
  const answer = await guests.guest('POST', `/photos/${token}/hide`, { json: { confirm: true } });
  expect(answer.status).toBe(200);
};

test('is off until the owner turns it on, and one account does not turn it on for another', async () => {
  expect(await guests.get(PATH)).toMatchObject({
    boothOffline: false,
    photoHidden: false,
    managerJoined: false,
    importFinished: false,
  });
  await hide();
  expect(await countOf('A guest has hidden a photo</h2>')).toBe(0);
  expect((await guests.post(PATH, { photoHidden: true })).body).toMatchObject({
    photoHidden: true,
    managerJoined: false,
  });
  await hide();
  await hide(PEOPLE.pets);
  expect(await countOf('A guest has hidden a photo</h2>')).toBe(1);
  expect(await inbox()).toContain('To owner@juniper.example');
  await guests.post(PATH, { photoHidden: false, managerJoined: true });
  await hide();
  expect(await countOf('A guest has hidden a photo</h2>')).toBe(1);
});

test.each([
  ['a Manager', PEOPLE.noor, ''],
  ['a Location', PEOPLE.location, ''],
  ['an administrator', PEOPLE.admin, `?uid=${SALON}`],
])('is refused to %s', async (_, as, query) => {
  expect((await guests.ask('GET', PATH + query, { as })).status).toBe(403);
  expect((await guests.post(PATH + query, { photoHidden: true }, as)).status).toBe(403);
});

test('reports a booth once for each time that it goes offline after the setting was turned on', async () => {
  await guests.post(PATH, { boothOffline: true });
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const mails = await guests.rows(async (db) => {
    const devices = [
      { accountId: SALON, ...deviceRow({ id: 'booth-1', name: 'Door', lastSeenAt: at(1) }, at(0)) },
      { accountId: SALON, ...deviceRow({ id: 'booth-2', name: 'Old', lastSeenAt: at(-60) }, at(-60)) },
      { accountId: PETS, ...deviceRow({ id: 'booth-3', name: 'Paws', lastSeenAt: at(1) }, at(0)) },
    ];
    await db.insertInto('devices').values(devices).execute();
    for (const minutes of [10, 20, 30]) await reportOfflineBooths(db, at(minutes));
    await db
      .updateTable('devices')
      .set({ lastSeenAt: at(40) })
      .where('id', '=', 'booth-1')
      .execute();
    for (const minutes of [50, 60]) await reportOfflineBooths(db, at(minutes));
    return db
      .selectFrom('accountMails')
      .select(['accountId', 'details'])
      .where('kind', '=', 'boothOffline')
      .execute();
  });
  const subjects = mails.map(({ accountId, details }) => `${accountId} ${details.name}`);
  expect(subjects).toEqual([`${SALON} Door`, `${SALON} Door`]);
});

test('reports a long import once, after its last part, and none from before the setting was turned on', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const rows = (created: number) => ({
    list: 'contacts' as const,
    created,
    updated: 0,
    skipped: 0,
    rejected: 2,
  });
  const mailsAt = async (db: Kysely<Tables>, minutes: number) => {
    await reportImports(db, at(minutes));
    const mails = await db
      .selectFrom('accountMails')
      .select(['accountId', 'recipient', 'details'])
      .where('kind', '=', 'importFinished')
      .execute();
    return mails.map(({ accountId, recipient, details }) => [accountId, recipient, details.created]);
  };
  await guests.rows((db) => addImportMessage(ownRows(db, SALON), 'owner-beauty', rows(5000), at(0)));
  await guests.post(PATH, { importFinished: true });
  await guests.rows(async (db) => {
    expect(await mailsAt(db, 5)).toEqual([]);
    const own = ownRows(db, SALON);
    // A manager's import, in two parts that are long together.
    for (const minutes of [10, 11]) await addImportMessage(own, 'manager-noor', rows(600), at(minutes));
    await addImportMessage(own, 'owner-beauty', rows(900), at(10));
    await addImportMessage(ownRows(db, PETS), 'owner-pets', rows(5000), at(10));
    expect(await mailsAt(db, 12)).toEqual([]);
    const mail = [SALON, 'owner@juniper.example', '1,200'];
    expect(await mailsAt(db, 14)).toEqual([mail]);
    expect(await mailsAt(db, 20)).toEqual([mail]);
  });
  const text = await inbox();
  expect(text).toContain('Your import of contacts has finished</h2>');
  expect(text).toContain('Added: 1,200. Updated: 0. Skipped: 0. Rejected: 4.');
});
