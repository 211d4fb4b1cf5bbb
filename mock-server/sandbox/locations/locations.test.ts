import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deviceRow } from '../devices/row.ts';
import { type Answered, bearer, filesForm, picture, TOKENS } from '../testing.ts';
import { openTestSandbox, type TestSandbox } from '../testing-identity.ts';
import { setLimits } from '../testing-rows.ts';
import { locationRow } from './row.ts';

// Each change of a sign-in waits for the second to end.
vi.setConfig({ testTimeout: 30_000 });

let house: TestSandbox;
const now = new Date();
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const STUDIO = 'location-studio';

beforeAll(async () => {
  house = await openTestSandbox(async (db) => {
    const accountId = 'owner-pets';
    await setLimits(db, accountId, { locations: null });
    const studio = locationRow(
      { id: STUDIO, name: 'Studio', email: 'studio@paw.example', timezone: 'UTC' },
      now,
    );
    await db
      .insertInto('locations')
      .values({ ...studio, accountId })
      .execute();
    const devices = [
      { id: 'seen', name: 'Seen', lastSeenAt: ago(4) },
      { id: 'unseen', name: 'Unseen', lastSeenAt: ago(6) },
      { id: 'unlinked', name: 'Unlinked', lastSeenAt: ago(1), linkedAt: null },
    ].map((device) => ({ ...deviceRow({ ...device, locationId: STUDIO }, now), accountId }));
    await db.insertInto('devices').values(devices).execute();
  });
});
afterAll(() => house.stop());

const as = TOKENS.enterprise;
const PATH = '/account/locations';
const PASSWORD = 'foxglove-lantern-42';
const newEmail = () => `${randomUUID()}@pawlish.example`;
const given = (more: object = {}) => ({
  name: 'Harbourfront',
  email: newEmail(),
  password: PASSWORD,
  confirmPassword: PASSWORD,
  timezone: 'America/Toronto',
  ...more,
});
const post = (path: string, json: unknown, who = as) => house.ask('POST', path, { as: who, json });
const get = async (path: string, who = as) => (await house.ask('GET', path, { as: who })).body;
const remove = (id: string, who = as) => house.ask('DELETE', `${PATH}/${id}`, { as: who });
const make = async (more: object = {}, who = as) => {
  const { status, body } = await post(PATH, given(more), who);
  expect(status).toBe(200);
  return body;
};
const fieldsOf = ({ body }: Answered) => body.errors?.map(({ field }: { field: string }) => field);
const namesIn = async (query: string, who = as) =>
  (await get(`${PATH}?${query}`, who)).items.map(({ name }: { name: string }) => name);
const upload = async (type: string, who = as) => {
  const form = filesForm([['a.png', await picture().png().toBuffer()]]);
  return (await house.ask('POST', `/assets?type=${type}`, { as: who, form })).body.items[0].id;
};
const isAllowed = async (token: string) => (await house.ask('GET', '/account', { as: token })).status;

const FULL = {
  name: 'Été ☀ North',
  timezone: 'Europe/Riga',
  phone: '+14165550142',
  address: { line1: '1 A', line2: '', city: 'Riga', region: '', postalCode: 'LV-1001', country: 'LV' },
  bookingUrl: 'https://paw.example/book',
  reviewUrl: 'https://paw.example/review',
};
const NOTHING_THERE = { devices: 0, devicesOnline: 0, photosLast7Days: 0 };

describe('creating a location', () => {
  test('reads back all fields, and its sign-in works', async () => {
    const email = `Harbour.${randomUUID()}@Pawlish.example`;
    const logoAssetId = await upload('logo');
    const made = await make({ ...FULL, email, logoAssetId });
    expect(made).toMatchObject({
      ...FULL,
      ...NOTHING_THERE,
      email,
      logoAssetId,
      status: 'active',
      managerIds: [],
    });
    expect(await get(`${PATH}/${made.id}`)).toEqual(made);
    expect(JSON.stringify(made)).not.toContain(PASSWORD);
    const { status, token } = await house.signIn(email.toLowerCase(), PASSWORD);
    expect(status).toBe(200);
    expect((await get('/account', token)).id).toBe('owner-pets');
    expect((await get(`/assets/${logoAssetId}`)).usedBy).toEqual([
      { kind: 'location', id: made.id, name: FULL.name },
    ]);
  });

  test('names invalid fields, and creates nothing', async () => {
    const before = (await get(`${PATH}?show=200`)).items.length;
    const foreignLogo = await upload('logo', TOKENS.owner);
    const refused = [
      [{ confirmPassword: 'foxglove-lantern-43' }, ['confirmPassword']],
      [{ managerIds: ['nobody', 'manager-noor'] }, ['managerIds.0', 'managerIds.1']],
      [{ logoAssetId: foreignLogo }, ['logoAssetId']],
      [{ logoAssetId: await upload('misc') }, ['logoAssetId']],
      [{ password: 'short', confirmPassword: 'short' }, ['password', 'confirmPassword']],
    ] as const;
    for (const [wrong, fields] of refused) {
      const answer = await post(PATH, given(wrong));
      expect([answer.status, fieldsOf(answer)]).toEqual([422, fields]);
    }
    expect((await get(`${PATH}?show=200`)).items).toHaveLength(before);
  });

  test('refuses an address with an existing sign-in, in any case', async () => {
    const email = newEmail();
    await make({ email });
    for (const taken of [email, email.toUpperCase(), 'owner@juniper.example']) {
      const answer = await post(PATH, given({ email: taken }));
      expect([answer.status, fieldsOf(answer)]).toEqual([409, ['email']]);
    }
  });

  test('respects the limit, also for concurrent requests', async () => {
    const owner = bearer('owner-one', { account: 'owner-one' });
    const both = await Promise.all([post(PATH, given(), owner), post(PATH, given(), owner)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const made = both.find(({ status }) => status === 200)?.body;
    const full = await post(PATH, given(), owner);
    expect([full.status, full.body.errors]).toEqual([409, []]);
    expect((await remove(made.id, owner)).body).toEqual({ id: made.id });
    await make({}, owner);
    // The sign-in of the refused location was not created either.
    expect((await get(PATH, owner)).items).toHaveLength(1);
  });

  test.each([undefined, 'http://127.0.0.1:1', 'http://example.com'])(
    'without the provider, no location is created: %s',
    async (origin) => {
      const email = newEmail();
      const headers: Record<string, string> = origin === undefined ? {} : { 'x-identity-origin': origin };
      const url = `${house.sandbox.origin}/v1${PATH}`;
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${as}`, 'content-type': 'application/json' },
        body: JSON.stringify(given({ email })),
      });
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
      expect(await house.userOf(email)).toBeUndefined();
      await make({ email });
    },
  );
});

describe('the list', () => {
  test('is sorted by name, searchable by name, and paginated', async () => {
    for (const name of ['zulu 100%', 'Émile Zulu', 'echo zulu', 'Zulu']) await make({ name });
    expect(await namesIn('search=ZULU')).toEqual(['echo zulu', 'Émile Zulu', 'Zulu', 'zulu 100%']);
    expect(await namesIn('search=zulu&show=3&page=2')).toEqual(['zulu 100%']);
    expect((await get(`${PATH}?search=zulu&show=3&page=9`)).pages).toBe(2);
    expect(await namesIn('search=0%25')).toEqual(['zulu 100%']);
    expect(await namesIn('search=_')).toEqual([]);
    const { id } = (await get(`${PATH}?search=echo%20zulu`)).items[0];
    await post(`${PATH}/${id}`, { name: 'Renamed' });
    expect([await namesIn('search=echo'), await namesIn('search=renamed')]).toEqual([[], ['Renamed']]);
    const all = await namesIn('show=200');
    const key = (name: string) => name.toLowerCase().replace('é', 'e');
    expect(all).toEqual(all.toSorted((a: string, b: string) => (key(a) < key(b) ? -1 : 1)));
  });

  test('counts devices and photos of a location', async () => {
    expect(await get(`${PATH}/${STUDIO}`)).toMatchObject({
      devices: 3,
      devicesOnline: 1,
      photosLast7Days: 0,
    });
  });

  test('shows each account its own', async () => {
    const { id } = await make({ name: 'Only the pets' });
    const other = TOKENS.owner;
    expect(await namesIn('show=200', other)).not.toContain('Only the pets');
    const tried = [
      await house.ask('GET', `${PATH}/${id}`, { as: other }),
      await post(`${PATH}/${id}`, { name: 'Mine' }, other),
      await post(`${PATH}/${id}/password`, { password: PASSWORD, confirmPassword: PASSWORD }, other),
      await remove(id, other),
    ];
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await get(`${PATH}/${id}`)).name).toBe('Only the pets');
  });

  test('shows a manager the assigned ones, and only the owner may change them', async () => {
    const { id } = await make();
    expect((await get(PATH, TOKENS.manager)).items.map((one: { id: string }) => one.id)).toEqual([
      'location-queen',
    ]);
    expect((await house.ask('GET', `${PATH}/${id}`, { as: TOKENS.manager })).status).toBe(404);
    expect((await post(`${PATH}/location-queen`, { name: 'Mine' }, TOKENS.manager)).status).toBe(403);
    expect((await house.ask('GET', PATH, { as: TOKENS.location })).status).toBe(403);
  });
});

describe('updating a location', () => {
  test('every editable field changes, null clears it, and the rest stays', async () => {
    const before = await make();
    const change = { ...FULL, logoAssetId: await upload('logo') };
    const path = `${PATH}/${before.id}`;
    expect((await post(path, change)).body).toEqual({ ...before, ...change, version: expect.any(String) });
    const none = { phone: null, address: null, bookingUrl: null, reviewUrl: null, logoAssetId: null };
    expect((await post(path, none)).body).toEqual({
      ...before,
      ...change,
      ...none,
      version: expect.any(String),
    });
    expect(await get(path)).toEqual({ ...before, ...change, ...none, version: expect.any(String) });
    const wrong = await post(path, { logoAssetId: 'nothing', name: 'Not this one' });
    expect([wrong.status, fieldsOf(wrong)]).toEqual([422, ['logoAssetId']]);
    expect((await get(path)).name).toBe(FULL.name);
  });

  test('the email address becomes the new sign-in', async () => {
    const before = newEmail();
    const { id } = await make({ email: before });
    const email = newEmail();
    expect((await post(`${PATH}/${id}`, { email })).body.email).toBe(email);
    expect((await house.signIn(before, PASSWORD)).status).toBe(400);
    const { status, token } = await house.signIn(email, PASSWORD);
    expect([status, await isAllowed(token)]).toEqual([200, 200]);
    const taken = await post(`${PATH}/${id}`, { email: 'owner@juniper.example', name: 'Not this one' });
    expect([taken.status, fieldsOf(taken)]).toEqual([409, ['email']]);
    expect(await get(`${PATH}/${id}`)).toMatchObject({ email, name: 'Harbourfront' });
  });

  test('a new password ends all sessions, even if tokens are refreshed', async () => {
    const email = newEmail();
    const { id } = await make({ email });
    const old = await house.signIn(email, PASSWORD);
    const path = `${PATH}/${id}/password`;
    const wrong = await post(path, { password: 'copper-kettle-77', confirmPassword: 'copper-kettle-78' });
    expect([wrong.status, fieldsOf(wrong)]).toEqual([422, ['confirmPassword']]);
    expect(await isAllowed(old.token)).toBe(200);
    const json = { password: 'copper-kettle-77', confirmPassword: 'copper-kettle-77' };
    expect((await post(path, json)).body).toEqual({ id });
    expect(await isAllowed(old.token)).toBe(401);
    expect(await isAllowed(await house.renew(old.refreshToken))).toBe(401);
    expect((await house.signIn(email, PASSWORD)).status).toBe(400);
    const { token } = await house.signIn(email, 'copper-kettle-77');
    expect(await isAllowed(token)).toBe(200);
  });

  test('a disabled one is signed out and cannot sign in until it is active again', async () => {
    const email = newEmail();
    const { id } = await make({ email });
    const { token } = await house.signIn(email, PASSWORD);
    expect((await post(`${PATH}/${id}`, { status: 'disabled' })).body.status).toBe('disabled');
    expect([await isAllowed(token), (await house.signIn(email, PASSWORD)).status]).toEqual([401, 400]);
    expect((await post(`${PATH}/${id}`, { status: 'active' })).body.status).toBe('active');
    expect(await isAllowed(token)).toBe(401);
    expect(await isAllowed((await house.signIn(email, PASSWORD)).token)).toBe(200);
  });
});

describe('a location without a staff sign-in', () => {
  const least = { name: 'Annex', timezone: 'UTC' };
  const makeLeast = async () => (await post(PATH, least)).body;

  test('is created, changed, disabled and deleted without the identity provider', async () => {
    const made = await makeLeast();
    expect(made).toMatchObject({ ...least, email: null, status: 'active' });
    const path = `${PATH}/${made.id}`;
    expect((await post(path, { name: 'Back room' })).body).toEqual({
      ...made,
      name: 'Back room',
      version: expect.any(String),
    });
    expect((await post(path, { status: 'disabled' })).body.status).toBe('disabled');
    expect((await remove(made.id)).body).toEqual({ id: made.id });
  });

  test('is refused with parts of a sign-in', async () => {
    const secrets = { password: PASSWORD, confirmPassword: PASSWORD };
    for (const [parts, fields] of [
      [{ email: newEmail() }, ['password']],
      [secrets, ['email']],
      [{ email: newEmail(), password: PASSWORD }, ['confirmPassword']],
    ] as const) {
      const answer = await post(PATH, { ...least, ...parts });
      expect([answer.status, fieldsOf(answer)]).toEqual([422, fields]);
    }
    const { id } = await makeLeast();
    const answer = await post(`${PATH}/${id}`, { email: newEmail() });
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['email']]);
  });

  test('gets one later, with an address and a password', async () => {
    const { id } = await makeLeast();
    const path = `${PATH}/${id}/password`;
    const json = { password: PASSWORD, confirmPassword: PASSWORD };
    const lacking = await post(path, json);
    expect([lacking.status, fieldsOf(lacking)]).toEqual([422, ['email']]);
    const taken = await post(path, { ...json, email: 'owner@juniper.example' });
    expect([taken.status, fieldsOf(taken)]).toEqual([409, ['email']]);
    expect((await get(`${PATH}/${id}`)).email).toBeNull();
    const email = newEmail();
    expect((await post(path, { ...json, email })).body).toEqual({ id });
    expect((await get(`${PATH}/${id}`)).email).toBe(email);
    const { token } = await house.signIn(email, PASSWORD);
    expect(await isAllowed(token)).toBe(200);
    // The same call replaces the address of a sign-in.
    const next = newEmail();
    expect((await post(path, { ...json, email: next })).body).toEqual({ id });
    expect((await house.signIn(email, PASSWORD)).status).toBe(400);
    expect((await house.signIn(next, PASSWORD)).status).toBe(200);
    expect((await remove(id)).status).toBe(200);
    expect((await house.signIn(next, PASSWORD)).status).toBe(400);
  });

  test('gets one that cannot be used while the location is disabled', async () => {
    const { id } = await makeLeast();
    await post(`${PATH}/${id}`, { status: 'disabled' });
    const email = newEmail();
    await post(`${PATH}/${id}/password`, { email, password: PASSWORD, confirmPassword: PASSWORD });
    expect((await house.signIn(email, PASSWORD)).status).toBe(400);
  });
});

describe('deleting a location', () => {
  test('deletes its sign-in', async () => {
    const email = newEmail();
    const { id } = await make({ email });
    const { token } = await house.signIn(email, PASSWORD);
    expect((await remove(id)).body).toEqual({ id });
    expect((await house.ask('GET', `${PATH}/${id}`, { as })).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    expect([await isAllowed(token), (await house.signIn(email, PASSWORD)).status]).toEqual([401, 400]);
    // The address is available again.
    await make({ email });
  });

  test('is refused while it has devices', async () => {
    const answer = await remove(STUDIO);
    expect([answer.status, answer.body.errors]).toEqual([409, []]);
    expect(answer.body.detail).toContain('3 devices are still at Studio');
    expect((await house.ask('GET', `${PATH}/${STUDIO}`, { as })).status).toBe(200);
  });
});

test('clears references to it; records only for it stay restricted', async () => {
  const { id, name } = await make();
  const contact = (await post('/contacts', { emailAddress: newEmail(), locationIds: [id] })).body;
  const made: string[] = [];
  for (const [path, what] of Object.entries({ '/sessions': 'Alone', '/products': 'Lonely' })) {
    const record = (await post(path, { name: what, locationIds: [id] })).body;
    const { status, body } = await remove(id);
    expect([status, body.errors]).toEqual([409, []]);
    expect(body.detail).toContain(`'${what}' is only for ${name}`);
    expect((await get(`${path}/${record.id}`)).locationIds).toEqual([id]);
    await post(`${path}/${record.id}`, { locationIds: [id, STUDIO] });
    made.push(`${path}/${record.id}`);
  }
  expect((await remove(id)).status).toBe(200);
  expect((await get(`/contacts/${contact.id}`)).locationIds).toEqual([]);
  for (const path of made) expect((await get(path)).locationIds).toEqual([STUDIO]);
});
