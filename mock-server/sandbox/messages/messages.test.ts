import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendDue } from '../campaigns/sender.ts';
import { deviceRow } from '../devices/row.ts';
import { ownRows } from '../store/own-rows.ts';
import { bearer, call, filesForm, openSandbox, type TestSandbox, TOKENS } from '../testing.ts';
import { noteOffline } from './watch-booths.ts';
import { addMessage } from './write.ts';

let sandbox: TestSandbox;
const now = new Date();
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const news = (occasion: string, kind: 'campaignSent' | 'photoHidden', locationId: string | null = null) => ({
  ...{
    occasion,
    kind,
    locationId,
    objectId: `of-${occasion}`,
    name: kind === 'campaignSent' ? 'Autumn' : null,
  },
});

beforeAll(async () => {
  sandbox = await openSandbox(async (db) => {
    const own = ownRows(db, 'owner-beauty');
    for (const [id, lastSeenAt] of [
      ['front-desk', ago(9)],
      ['back-room', ago(1)],
      ['attic', ago(3 * 24 * 60)],
    ] as const) {
      const row = deviceRow({ id, name: id, locationId: 'location-queen', lastSeenAt }, now);
      await own.insertInto('devices').values(row).execute();
    }
    await noteOffline(db, now);
    // The same offline period makes no second message.
    await noteOffline(db, now);
    await addMessage(own, news('1', 'photoHidden', 'location-queen'), ago(3));
    await addMessage(own, news('2', 'photoHidden'), ago(2));
    await addMessage(own, news('3', 'campaignSent'), ago(1));
    await addMessage(own, news('3', 'campaignSent'), ago(1));
    await addMessage(ownRows(db, 'owner-pets'), news('4', 'campaignSent'), now);
  });
});
afterAll(() => sandbox.stop());

const ask = (method: string, path: string, as: string, json?: object) =>
  call(sandbox.origin, method, path, { as, ...(json && { json }) });
const list = async (as: string, query = '') => (await ask('GET', `/messages${query}`, as)).body;
const kinds = async (as: string) => (await list(as)).items.map(({ kind }: { kind: string }) => kind);
const unread = async (as: string) => (await ask('GET', '/messages/unread', as)).body.unread;
const { owner, manager, location, enterprise, admin } = TOKENS;

test('each user gets the messages about what they may see', async () => {
  const { items, total } = await list(owner);
  expect(total).toBe(4);
  expect(items.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    ...['boothOffline', 'campaignSent', 'photoHidden', 'photoHidden'],
  ]);
  expect(items.find(({ kind }: { kind: string }) => kind === 'campaignSent')).toMatchObject({
    ...{ read: false, objectId: 'of-3', name: 'Autumn', imported: null, at: ago(1).toISOString() },
  });
  expect((await kinds(manager)).toSorted()).toEqual(['boothOffline', 'campaignSent', 'photoHidden']);
  expect((await kinds(location)).toSorted()).toEqual(['boothOffline', 'photoHidden']);
  expect((await list(enterprise)).items.map(({ objectId }: { objectId: string }) => objectId)).toEqual([
    'of-4',
  ]);
  expect((await list(owner, '?show=1&page=4')).items).toHaveLength(1);
  await ask('POST', '/accounts/owner-beauty/viewings', admin, { reason: 'A ticket.' });
  expect((await ask('GET', '/messages?uid=owner-beauty', admin)).body.total).toBe(4);
  expect((await ask('GET', '/messages?uid=owner-beauty', enterprise)).status).toBe(403);
});

test('each user has their own read state', async () => {
  const { items } = await list(owner);
  const [first, second] = items;
  const read = await ask('POST', '/messages/read', owner, { ids: [first.id, first.id.replace(/^./, 'z')] });
  expect(read.body).toEqual({ unread: 3 });
  expect((await list(owner)).items.map((one: { read: boolean }) => one.read)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(await unread(manager)).toBe(3);
  // Messages for other users stay unread.
  expect((await ask('POST', '/messages/read', enterprise, { ids: [second.id] })).body).toEqual({ unread: 1 });
  expect(await unread(owner)).toBe(3);
  expect((await ask('POST', '/messages/read', owner, { all: true })).body).toEqual({ unread: 0 });
  expect(await unread(owner)).toBe(0);
  expect(await unread(location)).toBe(2);
  for (const body of [{}, { all: false }, { all: true, ids: [first.id] }, { ids: [] }]) {
    expect((await ask('POST', '/messages/read', owner, body)).status).toBe(422);
  }
});

test('an import sent in parts makes one message, to the user who started it', async () => {
  const send = (rows: string) => {
    const form = filesForm([['people.csv', Buffer.from(`emailAddress\n${rows}`)]], 'contacts');
    return call(sandbox.origin, 'POST', '/contacts/import', { as: owner, form });
  };
  await send('one@guests.example\nnobody\n');
  await ask('POST', '/messages/read', owner, { all: true });
  await send('two@guests.example\n');
  const [newest] = (await list(owner)).items;
  expect(newest).toMatchObject({
    ...{ kind: 'importFinished', read: false, objectId: null, name: null },
    imported: { list: 'contacts', created: 2, updated: 0, skipped: 0, rejected: 1 },
  });
  expect(await unread(owner)).toBe(1);
  expect(await kinds(manager)).not.toContain('importFinished');
});

test('a campaign that was sent or failed, and a photo hidden by its guest, make one message each', async () => {
  const own = bearer('owner-news', { account: 'owner-news', email: 'news@shop.example' });
  await ask('GET', '/account', own);
  const texts = { subject: 'Hi', body: 'Hello', audience: { match: 'all', rules: [] } };
  const made = await ask('POST', '/campaigns', own, {
    name: 'Spring',
    channel: 'email',
    kind: 'once',
    ...texts,
  });
  expect(made.status).toBe(200);
  await sandbox.rows(async (db) => {
    const campaigns = ownRows(db, 'owner-news');
    await campaigns
      .updateTable('campaigns')
      .set({ status: 'sending', dueAt: ago(1) })
      .execute();
    await sendDue(db, new Date());
    await campaigns
      .updateTable('campaigns')
      .set({ status: 'sending', channel: 'sms', dueAt: ago(2) })
      .execute();
    await sendDue(db, new Date());
  });
  expect(await kinds(own)).toEqual(['campaignFailed', 'campaignSent']);
});
