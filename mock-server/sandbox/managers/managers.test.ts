import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deviceRow } from '../devices/row.ts';
import { locationRow } from '../locations/row.ts';
import { type Answered, bearer, call, databaseOf, freshFolder, startInProcess, TOKENS } from '../testing.ts';
import { openTestSandbox, type TestSandbox } from '../testing-identity.ts';
import { setLimits } from '../testing-rows.ts';
import { managerRow } from './row.ts';

// Each change of a sign-in waits for the second to end.
vi.setConfig({ testTimeout: 30_000 });

let house: TestSandbox;
const now = new Date();
const QUEEN = 'location-queen';
const HARBOUR = 'location-harbour';
const ANNEX = 'location-annex';
/** A location without a sign-in, which the test deletes. */
const DAY = 'location-day';
const PLACES = [HARBOUR, ANNEX, DAY];

beforeAll(async () => {
  house = await openTestSandbox(async (db) => {
    const accountId = 'owner-beauty';
    await setLimits(db, accountId, { devices: null, locations: null });
    const places = PLACES.map((id) => ({
      ...locationRow({ id, name: id, email: `${id}@juniper.example`, timezone: 'UTC' }, now),
      accountId,
    }));
    await db.insertInto('locations').values(places).execute();
    const device = deviceRow({ id: 'annex-1', name: 'Annex', locationId: ANNEX }, now);
    await db
      .insertInto('devices')
      .values({ ...device, accountId })
      .execute();
    const old = {
      id: 'manager-old',
      email: 'old@juniper.example',
      firstName: 'Olga',
      status: 'disabled' as const,
    };
    await db
      .insertInto('managers')
      .values({ ...managerRow(old, new Date('2025-01-01')), accountId })
      .execute();
  });
});
afterAll(() => house.stop());

const as = TOKENS.owner;
const PATH = '/account/managers';
const newEmail = () => `${randomUUID()}@juniper.example`;
const post = (path: string, json: unknown, who = as) => house.ask('POST', path, { as: who, json });
const get = async (path: string, who = as) => (await house.ask('GET', path, { as: who })).body;
const remove = (id: string) => house.ask('DELETE', `${PATH}/${id}`, { as });
const invite = async (more: object = {}) => {
  const { status, body } = await post(PATH, { email: newEmail(), locationIds: [HARBOUR], ...more });
  expect(status).toBe(200);
  return body;
};
const fieldsOf = ({ body }: Answered) => body.errors?.map(({ field }: { field: string }) => field);
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
const statusOf = async (path: string, who: string) => (await house.ask('GET', path, { as: who })).status;

const ALL = { sendCampaigns: true, deletePhotos: true, exportContacts: true, editBranding: true };
const NONE = { sendCampaigns: false, deletePhotos: false, exportContacts: false, editBranding: false };

describe('inviting', () => {
  test('reads back all fields, defaults the rest, and allows no sign-in yet', async () => {
    const full = {
      email: newEmail(),
      firstName: 'Sam',
      lastName: 'Ó Briain',
      phone: '4165550177',
      locationIds: [HARBOUR, QUEEN].toSorted(),
      permissions: ALL,
    };
    const made = await invite(full);
    expect(made).toMatchObject({ ...full, status: 'invited', lastActiveAt: null });
    expect(Date.parse(made.invitedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(await get(`${PATH}/${made.id}`)).toEqual(made);
    const least = await invite();
    expect(least).toMatchObject({ firstName: null, lastName: null, phone: null, permissions: NONE });

    expect(await house.userOf(full.email)).toMatchObject({ localId: made.id, disabled: true });
    const claimed = bearer(made.id, { user_type: 1, account: 'owner-beauty' });
    expect(await statusOf('/account', claimed)).toBe(401);
    const active = await post(`${PATH}/${made.id}`, { status: 'active' });
    expect([active.status, fieldsOf(active)]).toEqual([409, ['status']]);
    expect((await post(`${PATH}/${made.id}`, { status: 'disabled' })).body.status).toBe('disabled');
    expect((await post(`${PATH}/${made.id}`, { status: 'active' })).status).toBe(409);
  });

  test('names invalid fields, and invites no one', async () => {
    const before = (await get(`${PATH}?show=200`)).items;
    const places = await post(PATH, { email: newEmail(), locationIds: [QUEEN, 'nowhere'] });
    expect([places.status, fieldsOf(places)]).toEqual([422, ['locationIds.1']]);
    for (const where of [{ locationIds: [] }, {}, { allLocations: true, locationIds: [QUEEN] }]) {
      const wrong = await post(PATH, { email: newEmail(), ...where });
      expect([wrong.status, fieldsOf(wrong)]).toEqual([422, ['locationIds']]);
    }
    const taken = await post(PATH, { email: 'Enterprise@Pawlish.example', locationIds: [QUEEN] });
    expect([taken.status, fieldsOf(taken)]).toEqual([409, ['email']]);
    expect(taken.body.detail).toMatch(/^This email address is already in use\./);
    for (const [email, holder] of [
      ['Owner@juniper.example', 'the owner of the account'],
      ['queen@juniper.example', 'the location Juniper Queen Street'],
      ['manager@juniper.example', 'the manager '],
    ]) {
      const { body } = await post(PATH, { email, locationIds: [QUEEN] });
      expect(body.detail).toContain(`This email address belongs to ${holder}`);
    }
    expect((await get(`${PATH}?show=200`)).items).toEqual(before);
  });

  test('logs the link, and stores only its hash', async () => {
    const folder = await freshFolder();
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    const sandbox = await startInProcess({ dataDir: folder, databaseUrl: await databaseOf(folder), log });
    const email = newEmail();
    const answer = await call(sandbox.origin, 'POST', PATH, {
      as,
      headers: { 'x-identity-origin': house.emulator.origin },
      json: { email, locationIds: [QUEEN] },
    });
    const link = lines.find((line) => line.startsWith(`Invitation for ${email}: `));
    const secret = /: \/team#invitation=([\w-]{43})$/.exec(link ?? '')?.[1] ?? '';
    const row = await sandbox.db
      .selectFrom('managers')
      .selectAll()
      .where('id', '=', answer.body.id)
      .executeTakeFirst();
    await sandbox.stop();
    expect(row?.inviteHash).toBe(createHash('sha256').update(secret).digest('hex'));
    expect((row?.inviteExpiresAt?.getTime() ?? 0) - (row?.invitedAt.getTime() ?? 0)).toBe(7 * 24 * 3600_000);
  });
});

describe('the list', () => {
  test('is sorted by latest invitation, searchable by name and address, and paginated', async () => {
    const first = await invite({ firstName: 'Zoë', lastName: 'Quill' });
    const second = await invite({ firstName: 'Zoë', lastName: 'Quinn' });
    expect(idsOf((await get(`${PATH}?search=zoë%20qui`)).items)).toEqual([second.id, first.id]);
    expect(idsOf((await get(`${PATH}?search=zoë&show=1&page=2`)).items)).toEqual([first.id]);
    expect(idsOf((await get(`${PATH}?search=${second.email.toUpperCase()}`)).items)).toEqual([second.id]);
    expect(idsOf((await get(`${PATH}?show=200`)).items).at(-1)).toBe('manager-old');
    await post(`${PATH}/${second.id}`, { lastName: null });
    expect(idsOf((await get(`${PATH}?search=quinn`)).items)).toEqual([]);
  });

  test('shows each account its own', async () => {
    const other = TOKENS.enterprise;
    expect((await get(PATH, other)).items).toEqual([]);
    const tried = [
      await house.ask('GET', `${PATH}/manager-noor`, { as: other }),
      await post(`${PATH}/manager-noor`, { firstName: 'Mine' }, other),
      await house.ask('DELETE', `${PATH}/manager-noor`, { as: other }),
    ];
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404]);
    const foreign = await post(`${PATH}/manager-noor`, { locationIds: [QUEEN] }, TOKENS.manager);
    expect(foreign.status).toBe(403);
  });
});

describe('assigned locations', () => {
  test('are the same from both sides, and access changes immediately', async () => {
    const { token } = await house.signIn('manager@juniper.example', 'frameside');
    const seen = async () => idsOf((await get('/account/locations', token)).items).toSorted();
    expect(await seen()).toEqual([QUEEN]);
    await post(`${PATH}/manager-noor`, { locationIds: [HARBOUR, QUEEN] });
    expect(await seen()).toEqual([HARBOUR, QUEEN]);
    expect((await get(`/account/locations/${HARBOUR}`)).managerIds).toContain('manager-noor');

    await post('/account/locations/location-annex', { managerIds: ['manager-noor'] });
    expect((await get(`${PATH}/manager-noor`)).locationIds).toEqual([ANNEX, HARBOUR, QUEEN]);
    expect((await get('/devices', token)).items).toHaveLength(1);
    await post('/account/locations/location-annex', { managerIds: [] });
    expect([await seen(), (await get('/devices', token)).items]).toEqual([[HARBOUR, QUEEN], []]);

    await post(`${PATH}/manager-noor`, { locationIds: [QUEEN] });
    expect(await seen()).toEqual([QUEEN]);
  });

  test('a manager sees themselves and others with shared locations, limited to these', async () => {
    const shared = await invite({ locationIds: [HARBOUR, QUEEN] });
    const apart = await invite({ locationIds: [HARBOUR] });
    const seen = (await get(`${PATH}?show=200`, TOKENS.manager)).items;
    expect(idsOf(seen)).toContain('manager-noor');
    expect(idsOf(seen)).not.toContain(apart.id);
    expect(seen.find(({ id }: { id: string }) => id === shared.id).locationIds).toEqual([QUEEN]);
    expect(await statusOf(`${PATH}/${apart.id}`, TOKENS.manager)).toBe(404);
  });

  test('a manager of all locations sees also later ones, and what belongs to none', async () => {
    const noor = `${PATH}/manager-noor`;
    const { token } = await house.signIn('manager@juniper.example', 'frameside');
    const seen = async (who: string) => idsOf((await get('/account/locations?show=200', who)).items);
    const contact = (await post('/contacts', { emailAddress: newEmail() })).body;
    expect(await statusOf(`/contacts/${contact.id}`, token)).toBe(404);
    expect((await post(noor, { allLocations: true })).body).toMatchObject({
      allLocations: true,
      locationIds: [],
    });
    const later = (await post('/account/locations', { name: 'Later', timezone: 'UTC' })).body;
    expect(await seen(token)).toEqual(await seen(as));
    expect(await seen(token)).toContain(later.id);
    expect(await get(`/contacts/${contact.id}`, token)).toEqual(contact);
    // They are a manager of each location, regardless of what is sent there.
    expect(later.managerIds).toEqual(['manager-noor']);
    const cleared = await post(`/account/locations/${later.id}`, { managerIds: [] });
    expect(cleared.body.managerIds).toEqual(['manager-noor']);
    expect(idsOf((await get(`${PATH}?locationId=${later.id}`)).items)).toEqual(['manager-noor']);
    const other = await invite({ locationIds: [ANNEX] });
    expect((await remove(other.id)).status).toBe(200);

    const nowhere = await post(noor, { allLocations: false });
    expect([nowhere.status, fieldsOf(nowhere)]).toEqual([422, ['locationIds']]);
    expect((await post(noor, { allLocations: false, locationIds: [QUEEN] })).body).toMatchObject({
      allLocations: false,
      locationIds: [QUEEN],
    });
    expect(await seen(token)).toEqual([QUEEN]);
    expect(await statusOf(`/contacts/${contact.id}`, token)).toBe(404);
  });

  test('a location loses its last manager only by deletion', async () => {
    const { id } = await invite({ firstName: 'Lena', locationIds: [HARBOUR] });
    const { managerIds } = await get(`/account/locations/${HARBOUR}`);
    const without = managerIds.filter((one: string) => one !== id);
    const refused = await post(`/account/locations/${HARBOUR}`, { managerIds: without });
    expect([refused.status, fieldsOf(refused)]).toEqual([422, ['managerIds']]);
    expect(refused.body.errors[0].message).toContain('Lena');
    expect((await get(`${PATH}/${id}`)).locationIds).toEqual([HARBOUR]);
    await post(`${PATH}/${id}`, { locationIds: [DAY] });
    expect((await house.ask('DELETE', `/account/locations/${DAY}`, { as })).status).toBe(200);
    expect((await get(`${PATH}/${id}`)).locationIds).toEqual([]);
    const wanted = await post(`${PATH}/${id}`, { locationIds: [DAY] });
    expect([wanted.status, fieldsOf(wanted)]).toEqual([422, ['locationIds.0']]);
  });
});

describe('updating a manager', () => {
  test('changes names, phone and permissions, and keeps the rest', async () => {
    const before = await invite({ firstName: 'Sam', phone: '4165550177' });
    const path = `${PATH}/${before.id}`;
    const change = { firstName: 'Samuel', lastName: 'Ng', phone: null, permissions: ALL };
    expect((await post(path, change)).body).toEqual({ ...before, ...change, version: expect.any(String) });
    expect(await get(path)).toEqual({ ...before, ...change, version: expect.any(String) });
    const email = await post(path, { email: newEmail() });
    expect(email.status).toBe(422);
    const partly = await post(path, { permissions: { sendCampaigns: true } });
    expect(partly.status).toBe(422);
  });

  test('a disabled manager is signed out immediately, and can sign in when active again', async () => {
    const signIn = () => house.signIn('manager@juniper.example', 'frameside');
    const { token, refreshToken } = await signIn();
    expect(await statusOf('/account', token)).toBe(200);
    expect(Date.parse((await get(`${PATH}/manager-noor`)).lastActiveAt)).toBeGreaterThan(
      Date.now() - 600_000,
    );
    const { code } = (await house.ask('POST', '/devices/code', { as: token })).body;
    expect((await post(`${PATH}/manager-noor`, { status: 'disabled' })).body.status).toBe('disabled');
    const link = await house.ask('POST', '/booth/link', {
      json: { code, model: 'iPad', appVersion: '4.2.1' },
    });
    expect(link.status).toBe(404);
    expect([await statusOf('/account', token), (await signIn()).status]).toEqual([401, 400]);
    expect((await post(`${PATH}/manager-noor`, { status: 'active' })).body.status).toBe('active');
    expect(await statusOf('/account', token)).toBe(401);
    expect(await statusOf('/account', await house.renew(refreshToken))).toBe(401);
    expect(await statusOf('/account', (await signIn()).token)).toBe(200);
  });
});

describe('deleting a manager', () => {
  test('deletes their sign-in, and frees the address', async () => {
    const { id, email } = await invite();
    expect((await remove(id)).body).toEqual({ id });
    expect([
      await house.userOf(email),
      await statusOf(`${PATH}/${id}`, as),
      (await remove(id)).status,
    ]).toEqual([undefined, 404, 404]);
    await invite({ email });
  });

  test('is refused for the last manager of booths', async () => {
    const { id } = await invite({ locationIds: [ANNEX, QUEEN] });
    const answer = await remove(id);
    expect([answer.status, answer.body.errors]).toEqual([409, []]);
    expect(answer.body.detail).toBe(
      'location-annex still has devices and no other manager. Add another manager first, or disable this one.',
    );
    const other = await invite({ locationIds: [ANNEX] });
    expect((await remove(id)).status).toBe(200);
    expect((await remove(other.id)).status).toBe(409);
  });
});
