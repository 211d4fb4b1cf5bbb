// The export has all data of one account and none of another, and only its link opens it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Guests, openGuests } from '../guest/testing.ts';
import { openFolderStore } from '../media/file-store.ts';
import { openMedia } from '../media/media.ts';
import { unzip } from '../photos/unzip.ts';
import { PEOPLE, PETS, SALON } from '../sessions/testing.ts';
import { freshFolder, openStore } from '../testing.ts';
import { startExporting } from './export.ts';

let guests: Guests;
beforeAll(async () => {
  guests = await openGuests();
});
afterAll(() => guests.stop());

const PATH = '/account/export';
const link = async () =>
  [...(await (await guests.fetch('/internal/inbox')).text()).matchAll(/(\/media\/account\/[\w-]+)</g)].map(
    ([, path = '']) => path,
  );
const fetched = async (path: string) => {
  const response = await guests.fetch(path);
  return { status: response.status, file: Buffer.from(await response.arrayBuffer()) };
};
const exported = async (as?: string) => {
  const { status, body } = await guests.post(PATH, undefined, as);
  expect([status, body.status]).toEqual([200, 'preparing']);
  await expect.poll(async () => (await guests.get(PATH, as)).status).toBe('ready');
};

test('contains the data and media of the account, and nothing of another one', async () => {
  expect(await guests.get(PATH)).toMatchObject({ status: 'none', requestedAt: null, expiresAt: null });
  const photo = await guests.shown((await guests.gallery({ name: 'Autumn looks' })).id);
  const foreign = await guests.shown(
    (await guests.gallery({ name: 'Paws' }, PEOPLE.pets)).id,
    {},
    PEOPLE.pets,
  );

  expect(
    (await guests.post('/contacts', { emailAddress: 'lou@mail.example', firstName: '=Ada' })).status,
  ).toBe(200);
  await guests.post('/products', { name: 'Argan oil', currency: 'CAD' });
  await exported();
  const [path = ''] = await link();
  const { status, file } = await fetched(path);
  expect(status).toBe(200);
  const entries = unzip(file);
  const text = (name: string) => entries.get(name)?.toString() ?? '';
  expect([...entries.keys()]).toEqual(
    expect.arrayContaining([
      'account.json',
      'contacts.csv',
      'products.csv',
      'campaigns.json',
      'sessions.json',
    ]),
  );
  expect(JSON.parse(text('account.json')).id).toBe(SALON);
  expect(text('contacts.csv')).toContain('lou@mail.example');
  // Prevents formula execution in spreadsheets.
  expect(text('contacts.csv')).not.toContain(',=Ada');
  expect(text('products.csv')).toContain('Argan oil');
  expect(text('sessions.json')).toContain('Autumn looks');
  expect([...entries.keys()].some((name) => name.startsWith(`photos/${photo.id}.`))).toBe(true);
  const all = [...entries].map(([name, content]) => name + content.toString('latin1')).join();
  for (const other of [foreign.id, PETS, 'Paws', photo.token]) expect(all.includes(other), other).toBe(false);
  expect(await guests.get(PATH)).toMatchObject({
    bytes: file.length,
    done: entries.size,
    total: entries.size,
  });
});

test('ends the earlier link with a new export, and refuses a forged or an expired one', async () => {
  const [earlier = ''] = await link();
  await exported();
  const [latest = ''] = await link();
  expect(latest).not.toBe(earlier);
  const forged = latest.slice(0, -1) + (latest.endsWith('A') ? 'B' : 'A');
  expect((await fetched(latest)).status).toBe(200);
  for (const path of [earlier, forged, '/media/account/x', '/media/account/1-']) {
    expect((await fetched(path)).status, path).toBe(403);
  }
  await guests.rows((db) =>
    db
      .updateTable('accountExports')
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .execute(),
  );
  expect((await fetched(latest)).status).toBe(403);
  expect((await guests.get(PATH)).status).toBe('expired');
});

test('resumes after a restart', async () => {
  await guests.rows(async (db) => {
    await db.deleteFrom('accountExports').execute();
    const row = { accountId: PETS, status: 'preparing', done: 3, total: 9, requestedAt: new Date() } as const;
    await db.insertInto('accountExports').values(row).execute();
  });
  await guests.restart();
  await expect.poll(async () => (await guests.get(PATH, PEOPLE.pets)).status).toBe('ready');
});

test.each([
  ['a Manager', PEOPLE.ines, ''],
  ['a Location', PEOPLE.location, ''],
  ['an administrator', PEOPLE.admin, `?uid=${SALON}`],
])('is refused to %s', async (_, as, query) => {
  expect((await guests.ask('GET', PATH + query, { as })).status).toBe(403);
  expect((await guests.ask('POST', PATH + query, { as })).status).toBe(403);
});

test('is left to the next start when the sandbox stops', async () => {
  const folder = await freshFolder();
  const db = await openStore(folder);
  const logged: string[] = [];
  const log = (line: string) => logged.push(line);
  const media = await openMedia({ dataDir: folder, log }, await openFolderStore(join(folder, 'media')), db);
  const requestedAt = new Date();
  await db
    .insertInto('accountExports')
    .values({ accountId: SALON, status: 'preparing', done: 0, total: 0, requestedAt })
    .execute();
  const begun = Promise.withResolvers<void>();
  const draft = () => {
    begun.resolve();
    return media.files.draft();
  };
  const exporting = startExporting(db, { ...media, files: { ...media.files, draft } }, log);
  await begun.promise;
  await exporting.end();
  expect(await db.selectFrom('accountExports').select(['status', 'hash']).execute()).toEqual([
    { status: 'preparing', hash: null },
  ]);
  expect([logged, readdirSync(join(folder, 'media/incoming'))]).toEqual([[], []]);

  const again = startExporting(db, media, log);
  const status = () => db.selectFrom('accountExports').select('status').executeTakeFirst();
  await expect.poll(status).toEqual({ status: 'ready' });
  await again.end();
  await db.destroy();
});
