import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceRow } from '../devices/row.ts';
import {
  type CallOptions,
  call,
  filesForm,
  openSandbox,
  picture,
  type TestSandbox,
  TOKENS,
} from '../testing.ts';
import { locationRow } from './row.ts';

let sandbox: TestSandbox;
const now = new Date();
const accountId = 'owner-beauty';
const QUEEN = 'location-queen';
const NORTH = 'location-north';
const SOUTH = 'location-south';

beforeAll(async () => {
  sandbox = await openSandbox(async (db) => {
    for (const [id, name] of [
      [NORTH, 'North'],
      [SOUTH, 'South'],
    ] as const) {
      const row = locationRow({ id, name, email: `${id}@juniper.example`, timezone: 'UTC' }, now);
      await db
        .insertInto('locations')
        .values({ ...row, accountId })
        .execute();
    }
    const devices = [
      { id: 'north-1', name: 'One', locationId: NORTH },
      { id: 'north-2', name: 'Two', locationId: NORTH },
      { id: 'north-off', name: 'Unlinked', locationId: NORTH, linkedAt: null },
      { id: 'south-1', name: 'South', locationId: SOUTH },
      { id: 'queen-1', name: 'Queen', locationId: QUEEN },
    ].map((device) => ({ ...deviceRow(device, now), accountId }));
    await db.insertInto('devices').values(devices).execute();
  });
});
afterAll(() => sandbox.stop());

const ask = (method: string, path: string, asked: CallOptions = {}) =>
  call(sandbox.origin, method, path, { as: TOKENS.owner, ...asked });
const apply = (json: object, as = TOKENS.owner) => ask('POST', '/account/locations/apply', { json, as });
const preview = (json: object, as = TOKENS.owner) =>
  ask('POST', '/account/locations/apply/preview', { json, as });
const session = async (name: string, more: object = {}) =>
  (await ask('POST', '/sessions', { json: { name, ...more } })).body;
const runs = async () => {
  const { items } = (await ask('GET', '/devices?show=200')).body;
  return Object.fromEntries(items.map((one: { id: string; sessionId: string }) => [one.id, one.sessionId]));
};
const everything = async () =>
  Promise.all(
    ['/account/locations', '/devices', '/sessions'].map(async (path) => (await ask('GET', path)).body.items),
  );
const fieldsOf = (body: { errors: { field: string }[] }) => body.errors.map(({ field }) => field);
const value = (given: string | null, name: string | null = null) => ({ value: given, name });

test('assigns one session to two locations, and their paired booths run it', async () => {
  const before = await session('Before', { locationIds: [NORTH] });
  await ask('POST', '/devices/north-1', { json: { sessionId: before.id } });
  const { id, name } = await session('After', { locationIds: [QUEEN] });
  const wanted = { locationIds: [SOUTH, NORTH], sessionId: id };
  const untouched = await everything();
  const told = await preview(wanted);
  const to = value(id, name);
  expect([told.status, told.body]).toEqual([
    200,
    {
      items: [
        {
          ...{ id: SOUTH, name: 'South' },
          changes: [
            { field: 'session', device: null, from: value(null), to },
            { field: 'device', device: { id: 'south-1', name: 'South' }, from: value(null), to },
          ],
        },
        {
          ...{ id: NORTH, name: 'North' },
          changes: [
            { field: 'session', device: null, from: value(null), to },
            { field: 'device', device: { id: 'north-1', name: 'One' }, from: value(before.id, 'Before'), to },
            { field: 'device', device: { id: 'north-2', name: 'Two' }, from: value(null), to },
          ],
        },
      ],
    },
  ]);
  expect(await everything()).toEqual(untouched);
  expect((await apply(wanted)).body).toEqual(told.body);
  expect(await runs()).toEqual({
    ...{ 'north-1': id, 'north-2': id, 'north-off': null, 'south-1': id, 'queen-1': null },
  });
  const { locationIds, deviceIds } = (await ask('GET', `/sessions/${id}`)).body;
  expect(locationIds.toSorted()).toEqual([NORTH, QUEEN, SOUTH].toSorted());
  expect(deviceIds.toSorted()).toEqual(['north-1', 'north-2', 'south-1']);
  // Repeating the call changes nothing.
  for (const again of [await preview(wanted), await apply(wanted)]) {
    expect(again.body.items.map(({ changes }: { changes: unknown[] }) => changes)).toEqual([[], []]);
  }
});

test('a session for all locations stays so', async () => {
  const { id } = await session('Everywhere');
  await apply({ locationIds: [QUEEN], sessionId: id });
  expect((await ask('GET', `/sessions/${id}`)).body.locationIds).toEqual([]);
  expect((await runs())['queen-1']).toBe(id);
});

test('sets branding and links for all, and reports the previous values', async () => {
  const form = filesForm([['mark.png', await picture().png().toBuffer()]]);
  const logo = (await ask('POST', '/assets?type=logo', { form })).body.items[0];
  const bookingUrl = 'https://juniper.example/book';
  await ask('POST', `/account/locations/${NORTH}`, { json: { bookingUrl, reviewUrl: bookingUrl } });
  const wanted = { locationIds: [NORTH, SOUTH], logoAssetId: logo.id, bookingUrl, reviewUrl: null };
  const told = (await preview(wanted)).body;
  const mark = { field: 'logoAssetId', device: null, from: value(null), to: value(logo.id, logo.name) };
  expect(told.items).toEqual([
    {
      ...{ id: NORTH, name: 'North' },
      changes: [mark, { field: 'reviewUrl', device: null, from: value(bookingUrl), to: value(null) }],
    },
    {
      ...{ id: SOUTH, name: 'South' },
      changes: [mark, { field: 'bookingUrl', device: null, from: value(null), to: value(bookingUrl) }],
    },
  ]);
  expect((await apply(wanted)).body).toEqual(told);
  for (const id of [NORTH, SOUTH]) {
    const { locationIds: _, ...given } = wanted;
    expect((await ask('GET', `/account/locations/${id}`)).body).toMatchObject(given);
  }
  expect((await ask('GET', `/account/locations/${QUEEN}`)).body).toMatchObject({ logoAssetId: null });
});

test('names invalid fields, and changes no location', async () => {
  const ended = await session('Ended', { experiences: [{ kind: 'photo', title: 'Photo' }] });
  await ask('POST', `/sessions/${ended.id}`, { json: { status: 'active' } });
  await ask('POST', `/sessions/${ended.id}`, { json: { status: 'ended' } });
  const bookingUrl = 'https://juniper.example/never';
  const untouched = await everything();
  for (const call of [preview, apply]) {
    const unknown = await call({ locationIds: [NORTH, 'nowhere'], sessionId: 'none', bookingUrl });
    expect([unknown.status, fieldsOf(unknown.body)]).toEqual([422, ['locationIds.1', 'sessionId']]);
    const logo = await call({ locationIds: [NORTH], logoAssetId: 'none', bookingUrl });
    expect([logo.status, fieldsOf(logo.body)]).toEqual([422, ['logoAssetId']]);
    const over = await call({ locationIds: [NORTH], sessionId: ended.id, bookingUrl });
    expect([over.status, fieldsOf(over.body)]).toEqual([409, ['sessionId']]);
    expect((await call({ locationIds: [NORTH] })).status).toBe(422);
    expect((await call({ locationIds: [], bookingUrl })).status).toBe(422);
    expect((await call({ locationIds: [NORTH], bookingUrl }, TOKENS.manager)).status).toBe(403);
    expect((await call({ locationIds: [NORTH], bookingUrl }, TOKENS.enterprise)).status).toBe(422);
  }
  expect(await everything()).toEqual(untouched);
});

test('the list counts contacts per location, and can be sorted by it', async () => {
  const json = { emailAddress: 'two@mail.example', locationIds: [SOUTH, QUEEN] };
  await ask('POST', '/contacts', { json });
  await ask('POST', '/contacts', { json: { emailAddress: 'one@mail.example', locationIds: [SOUTH] } });
  const { items } = (await ask('GET', '/account/locations?sort=-contacts')).body;
  expect(items.map(({ id, contacts }: { id: string; contacts: number }) => [id, contacts])).toEqual([
    [SOUTH, 2],
    [QUEEN, 1],
    [NORTH, 0],
  ]);
});
