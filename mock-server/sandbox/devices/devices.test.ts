import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { locationRow } from '../locations/row.ts';
import {
  type Answered,
  bearer,
  type CallOptions,
  call,
  openSandbox,
  type TestSandbox,
  TOKENS,
} from '../testing.ts';
import { setLimits } from '../testing-rows.ts';
import { deviceRow } from './row.ts';

// The test makes many calls.
vi.setConfig({ testTimeout: 30_000 });

let sandbox: TestSandbox;
const now = new Date();
const QUEEN = 'location-queen';
const ANNEX = 'location-annex';

beforeAll(async () => {
  sandbox = await openSandbox(async (db) => {
    const accountId = 'owner-beauty';
    const annex = locationRow(
      { id: ANNEX, name: 'Annex', email: 'annex@juniper.example', timezone: 'UTC' },
      now,
    );
    await db
      .insertInto('locations')
      .values({ ...annex, accountId })
      .execute();
    const report = {
      lastSeenAt: now,
      appVersion: '4.1.0',
      model: 'Galaxy Tab S9',
      battery: 12,
      charging: false,
      freeMb: 3180,
      queueLength: 7,
    };
    const devices = [
      { id: 'studio', name: 'studio', locationId: QUEEN, keyHash: 'a', ...report },
      { id: 'elan', name: 'Élan', locationId: QUEEN },
      { id: 'foyer', name: 'Foyer', locationId: ANNEX },
      { id: 'free', name: 'Nowhere' },
      { id: 'gone', name: 'Gone', locationId: QUEEN, linkedAt: null },
      { id: 'twin', name: 'Foyer', locationId: QUEEN },
    ];
    for (const device of devices) {
      await db
        .insertInto('devices')
        .values({ ...deviceRow(device, now), accountId })
        .execute();
    }
    await setLimits(db, accountId, { devices: 6 });
  });
});
afterAll(() => sandbox.stop());

const as = TOKENS.owner;
const ask = (method: string, path: string, asked: CallOptions = { as }) =>
  call(sandbox.origin, method, path, asked);
const post = (path: string, json: unknown, who = as) => ask('POST', path, { as: who, json });
const items = async (path: string, who = as) => (await ask('GET', path, { as: who })).body.items;
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);
const fieldsOf = ({ body }: Answered) => body.errors?.map(({ field }: { field: string }) => field);
const one = async (id: string) =>
  (await items('/devices?show=200')).find((item: { id: string }) => item.id === id);

describe('the lists', () => {
  test('are sorted by name and paginated, and the short list has the same devices', async () => {
    const ids = ['elan', 'foyer', 'twin', 'gone', 'free', 'studio'];
    expect(idsOf(await items('/devices'))).toEqual(ids);
    expect(idsOf(await items('/devices?show=4&page=2'))).toEqual(ids.slice(4));
    expect(await items('/devices/basic?show=2')).toEqual([
      { id: 'elan', name: 'Élan' },
      { id: 'foyer', name: 'Foyer' },
    ]);
    expect((await ask('GET', '/devices/basic?show=4')).body.pages).toBe(2);
  });

  test('show reported values and the status', async () => {
    expect(await one('studio')).toEqual({
      version: expect.any(String),
      idle: { reason: 'noSession', startsAt: null },
      ...{ id: 'studio', name: 'studio', locationId: QUEEN, sessionId: null, status: 'outdated' },
      ...{ lastSeenAt: now.toISOString(), appVersion: '4.1.0', model: 'Galaxy Tab S9', battery: 12 },
      ...{ charging: false, freeMb: 3180, queueLength: 7, linkedAt: now.toISOString() },
      lastPhotoThumbUrl: null,
    });
    expect([(await one('elan')).status, (await one('gone')).status]).toEqual(['never', 'offline']);
  });

  test('show each user their own devices', async () => {
    const queen = ['elan', 'twin', 'gone', 'studio'];
    expect(idsOf(await items('/devices', TOKENS.manager))).toEqual(queen);
    expect(idsOf(await items('/devices/basic', TOKENS.location))).toEqual(queen);
    expect((await ask('GET', '/devices?show=3', { as: TOKENS.location })).body.pages).toBe(2);
    expect(await items('/devices', TOKENS.enterprise)).toEqual([]);
  });
});

describe('changing one', () => {
  test('changes name, location and session, and keeps the rest', async () => {
    const session = (await post('/sessions', { name: 'Spring' })).body.id;
    const before = await one('twin');
    const change = { name: '  Écran', locationId: ANNEX, sessionId: session };
    const changed = await post('/devices/twin', change);
    const idle = { reason: 'draft', startsAt: null };
    const after = { ...before, ...change, idle, version: expect.any(String) };
    expect(changed.body).toEqual(after);
    expect(await one('twin')).toEqual(after);
    expect(idsOf(await items('/devices?search=cran'))).toEqual(['twin']);
    const none = { locationId: null, sessionId: null };
    expect((await post('/devices/twin', none)).body).toEqual({
      ...before,
      ...change,
      ...none,
      version: expect.any(String),
    });
    expect((await post('/devices/twin', { name: 'Foyer', locationId: QUEEN })).body).toEqual(before);
  });

  test('names references that do not exist or belong to another account', async () => {
    const foreign = (await post('/sessions', { name: 'Dogs' }, TOKENS.enterprise)).body.id;
    const answer = await post('/devices/twin', { locationId: 'nowhere', sessionId: foreign, name: 'No' });
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['locationId', 'sessionId']]);
    expect((await one('twin')).name).toBe('Foyer');
    expect((await post('/devices/twin', { name: 'Mine' }, TOKENS.enterprise)).status).toBe(404);
    expect((await post('/devices/nothing', { name: 'No' })).status).toBe(404);
    expect((await post('/devices/twin', {})).status).toBe(422);
  });

  test('a manager moves devices among their locations only', async () => {
    const who = TOKENS.manager;
    expect((await post('/devices/twin', { name: 'Foyer' }, who)).status).toBe(200);
    expect((await post('/devices/foyer', { name: 'Mine' }, who)).status).toBe(404);
    for (const locationId of [ANNEX, null]) {
      const answer = await post('/devices/twin', { locationId }, who);
      expect([answer.status, fieldsOf(answer)]).toEqual([422, ['locationId']]);
    }
    const elsewhere = (await post('/sessions', { name: 'Annex only', locationIds: [ANNEX] })).body.id;
    expect((await post('/devices/twin', { sessionId: elsewhere }, who)).status).toBe(422);
    expect((await post('/devices/twin', { name: 'No' }, TOKENS.location)).status).toBe(403);
  });
});

describe('codes', () => {
  const code = async (who = as) => (await ask('POST', '/devices/code', { as: who })).body;
  const link = (typed: string) =>
    ask('POST', '/booth/link', { json: { code: typed, model: 'iPad', appVersion: '4.2.1' } });

  test('link one booth within ten minutes, and each user has one at a time', async () => {
    const first = await code();
    const second = await code();
    expect(Date.parse(second.expiresAt) - Date.now()).toBeGreaterThan(9.9 * 60_000);
    expect(Date.parse(second.expiresAt) - Date.now()).toBeLessThanOrEqual(10 * 60_000);
    expect((await link(first.code)).status).toBe(404);
    const linked = await link(second.code);
    expect([linked.status, (await link(second.code)).status]).toEqual([200, 404]);
    expect(await one(linked.body.deviceId)).toMatchObject({
      name: 'iPad',
      locationId: null,
      status: 'never',
    });
    await ask('DELETE', `/devices/${linked.body.deviceId}`);
  });

  test('assign the booth to the location of the code', async () => {
    const { code: typed } = await code(TOKENS.location);
    const { deviceId } = (await link(typed)).body;
    expect(idsOf(await items('/devices', TOKENS.location))).toContain(deviceId);
    // The device limit is reached now, also for users who see only some of the devices.
    for (const who of [as, TOKENS.location, TOKENS.manager]) {
      const answer = await ask('POST', '/devices/code', { as: who });
      expect([answer.status, answer.body.errors]).toEqual([409, []]);
      expect(answer.body.detail).toBe(
        'Your plan includes 6 devices, and 6 are linked. Delete one, or upgrade your plan under Billing.',
      );
    }
    await ask('DELETE', `/devices/${deviceId}`);
    expect((await ask('POST', '/devices/code')).status).toBe(200);
  });

  test('cannot be created for another account', async () => {
    expect((await ask('POST', '/devices/code?uid=owner-beauty', { as: TOKENS.admin })).status).toBe(403);
    const fresh = bearer('owner-new', { account: 'owner-new' });
    expect((await ask('POST', '/devices/code', { as: fresh })).status).toBe(200);
  });
});

describe('unlinking and deleting', () => {
  test('an unlinked device keeps its row and its last figures', async () => {
    await post('/devices/studio', { sessionId: (await post('/sessions', { name: 'Autumn' })).body.id });
    const before = await one('studio');
    expect((await ask('GET', '/devices/unlink?id=studio', { as: TOKENS.enterprise })).status).toBe(404);
    const { body } = await ask('GET', '/devices/unlink?id=studio');
    expect(body).toEqual({
      ...before,
      version: expect.any(String),
      sessionId: null,
      idle: null,
      linkedAt: null,
      status: 'offline',
    });
    expect((await ask('GET', '/devices/unlink?id=studio')).body).toEqual(body);
    expect((await ask('GET', '/devices/unlink?id=nothing')).status).toBe(404);
    expect((await ask('GET', '/devices/unlink')).status).toBe(422);
    expect((await ask('GET', '/devices/unlink?id=elan', { as: TOKENS.location })).status).toBe(403);
  });

  test('invalidates the key of the booth', async () => {
    const report = { appVersion: '4.2.1', battery: null, charging: null, freeMb: 1, queueLength: 0 };
    for (const end of ['unlink', 'delete']) {
      const { code } = (await ask('POST', '/devices/code')).body;
      const linked = { code, model: 'iPad', appVersion: '4.2.1' };
      const { key, deviceId } = (await ask('POST', '/booth/link', { json: linked })).body;
      const headers = { 'x-device-key': key };
      expect((await ask('POST', '/booth/heartbeat', { json: report, headers })).status).toBe(200);
      expect((await one(deviceId)).status).toBe('online');
      if (end === 'unlink') await ask('GET', `/devices/unlink?id=${deviceId}`);
      else expect((await ask('DELETE', `/devices/${deviceId}`)).body).toEqual({ id: deviceId });
      expect((await ask('POST', '/booth/heartbeat', { json: report, headers })).status).toBe(401);
      await ask('DELETE', `/devices/${deviceId}`);
    }
  });

  test('a deleted device no longer exists, and users cannot delete devices that they do not see', async () => {
    expect((await ask('DELETE', '/devices/foyer', { as: TOKENS.manager })).status).toBe(404);
    expect((await ask('DELETE', '/devices/foyer', { as: TOKENS.enterprise })).status).toBe(404);
    expect((await ask('DELETE', '/devices/foyer')).body).toEqual({ id: 'foyer' });
    expect((await ask('DELETE', '/devices/foyer')).status).toBe(404);
  });
});
