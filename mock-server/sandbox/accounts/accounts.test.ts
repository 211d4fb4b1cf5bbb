import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deviceRow } from '../devices/row.ts';
import { accountText, newAccount } from '../new-account.ts';
import {
  type Answered,
  bearer,
  type CallOptions,
  call,
  filesForm,
  keptFiles,
  openSandbox,
  picture,
  type TestSandbox,
  TOKENS,
} from '../testing.ts';

// The test makes many calls.
vi.setConfig({ testTimeout: 30_000 });

let sandbox: TestSandbox;
const now = new Date();
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const KEEL = 'owner-keel';
/** Belongs to the enterprise. */
const BRANCH = 'owner-brooklyn';

beforeAll(async () => {
  sandbox = await openSandbox(async (db) => {
    const names = { businessName: 'Keel & Beam 100%', ownerName: 'Inês Duarte' };
    const email = 'owner@keelandbeam.example';
    await db
      .insertInto('accounts')
      .values({
        ...newAccount(
          { id: KEEL, userType: 0, email, name: undefined, referral: undefined },
          new Date('2099-01-01'),
        ),
        ...names,
        category: 'construction',
        lastActiveAt: ago(90),
        searchText: accountText({ ...names, email }),
      })
      .execute();
    const devices = [
      { id: 'a', name: 'A', lastSeenAt: ago(1) },
      { id: 'b', name: 'B', lastSeenAt: ago(9) },
      { id: 'c', name: 'C', lastSeenAt: ago(1), linkedAt: null },
    ];
    for (const device of devices) {
      await db
        .insertInto('devices')
        .values({ ...deviceRow(device, now), accountId: KEEL })
        .execute();
    }
    for (const [name, status] of [
      ['google', 'connected'],
      ['facebook', 'expired'],
      ['twitter', 'error'],
    ] as const) {
      const service = { accountId: KEEL, name, status, accountLabel: null, connectedAt: now };
      await db.insertInto('integrations').values(service).execute();
    }
    await db
      .insertInto('subscriptions')
      .values({
        ...{ accountId: KEEL, planId: 'plan-business-year', status: 'trialing', anchor: now },
        ...{ periodStart: now, periodEnd: ago(-60), trialEndsAt: ago(-60), createdAt: now, updatedAt: now },
      })
      .execute();
  });
});
afterAll(() => sandbox.stop());

const as = TOKENS.admin;
const ask = (method: string, path: string, asked: CallOptions = { as }) =>
  call(sandbox.origin, method, path, asked);
const list = async (query = '') => (await ask('GET', `/accounts${query}`)).body;
const idsOf = ({ items }: Answered['body']) => items.map(({ id }: { id: string }) => id);

describe('the list', () => {
  test('has the newest first, each with its health', async () => {
    const [newest] = (await list('?show=1')).items;
    expect(newest).toEqual({
      ...{ id: KEEL, businessName: 'Keel & Beam 100%', category: 'construction', ownerName: 'Inês Duarte' },
      ...{ email: 'owner@keelandbeam.example', userType: 0, status: 'trial', plan: 'business' },
      createdAt: '2099-01-01T00:00:00.000Z',
      health: {
        ...{ devices: 2, devicesOnline: 1, photosLast30Days: 0, lastPhotoAt: null },
        ...{ failedCampaigns: 0, brokenIntegrations: 2, lastActiveAt: ago(90).toISOString() },
      },
    });
  });

  test('is searchable, filterable and paginated', async () => {
    expect(idsOf(await list('?search=KEEL'))).toEqual([KEEL]);
    expect(idsOf(await list('?search=in%C3%AAs'))).toEqual([KEEL]);
    expect(idsOf(await list('?search=keelandbeam'))).toEqual([KEEL]);
    expect(idsOf(await list('?search=0%25'))).toEqual([KEEL]);
    expect(idsOf(await list('?search=_'))).toEqual([]);
    expect(idsOf(await list('?category=construction&status=trial'))).toEqual([KEEL]);
    expect(idsOf(await list('?category=construction&status=active'))).toEqual([]);
    expect(idsOf(await list('?category=construction&plan=business'))).toEqual([KEEL]);
    expect(idsOf(await list('?category=construction&plan=indie'))).toEqual([]);
    const all = idsOf(await list('?show=200'));
    expect(all).toEqual(expect.arrayContaining(['owner-beauty', 'owner-pets', 'admin-1']));
    expect(idsOf(await list(`?show=2&page=2`))).toEqual(all.slice(2, 4));
    expect((await list('?show=2')).pages).toBe(Math.ceil(all.length / 2));
  });

  test('shows when a user of the account was last active', async () => {
    const owner = bearer('owner-fresh', { account: 'owner-fresh', email: 'fresh@shop.example' });
    await ask('GET', '/account', { as: owner });
    await ask('GET', '/account', { as: owner });
    const [found] = (await list('?search=fresh@shop')).items;
    expect(Date.parse(found.health.lastActiveAt)).toBeGreaterThan(Date.now() - 60_000);
  });
});

test('reads an account completely, as its owner does', async () => {
  const { body } = await ask('GET', '/accounts/owner-beauty');
  expect(body).toEqual((await ask('GET', '/account', { as: TOKENS.owner })).body);
  expect((await ask('GET', '/accounts/unknown')).status).toBe(404);
  const { body: overview } = await ask('GET', `/accounts/${KEEL}/overview`);
  expect(overview).toMatchObject({
    health: { lastActiveAt: ago(90).toISOString() },
    subscription: {
      plan: { type: 'business' },
      usage: expect.arrayContaining([{ name: 'devices', used: 2, max: 1 }]),
    },
  });
  expect((await ask('GET', '/accounts/unknown/overview')).status).toBe(404);
});

describe('an administrator changes an account', () => {
  const id = 'owner-changed';
  const owner = bearer(id, { account: id, email: 'changed@shop.example' });
  const own = async () => (await ask('GET', '/account', { as: owner })).body;
  const change = (path: string, json: object) => ask('POST', `/accounts/${id}${path}`, { as, json });

  test('changes the name, by which the list then finds it', async () => {
    const before = await own();
    const { status, body } = await change('', { businessName: 'Fern & Co', status: 'suspended' });
    expect([status, body]).toEqual([
      200,
      { ...before, version: expect.any(String), businessName: 'Fern & Co', status: 'suspended' },
    ]);
    expect(await own()).toEqual(body);
    expect(idsOf(await list('?search=fern%20%26&status=suspended'))).toEqual([id]);
    expect((await ask('POST', '/accounts/unknown', { as, json: { status: 'active' } })).status).toBe(404);
  });

  test('changes given settings and keeps omitted ones', async () => {
    const { settings: before } = await own();
    const limits = { devices: null, locations: 0, contacts: 5, storageGb: 1 };
    await change('/settings', { limits });
    const { body } = await change('/settings', { senderName: 'Fern', retentionDays: 30 });
    expect(body.settings).toEqual({ ...before, limits, senderName: 'Fern', retentionDays: 30 });
    const refused = await change('/settings', { limits: { ...limits, devices: -1 }, retentionDays: 29 });
    expect(refused.status).toBe(422);
    const fields = refused.body.errors.map(({ field }: { field: string }) => field).toSorted();
    expect(fields).toEqual(['limits.devices', 'retentionDays']);
    expect((await own()).settings).toEqual(body.settings);
  });

  test('loses no change that is made at the same time', async () => {
    await Promise.all([change('/settings', { brandLock: true }), change('/settings', { smsEnabled: true })]);
    expect((await own()).settings).toMatchObject({ brandLock: true, smsEnabled: true, senderName: 'Fern' });
  });
});

describe('[viewing-as] the list of an enterprise', () => {
  const as = TOKENS.enterprise;
  const ids = async (query = '', who = as) =>
    idsOf((await ask('GET', `/accounts${query}`, { as: who })).body);

  test('contains only its own accounts, also while viewing one of them', async () => {
    expect(await ids()).toEqual([BRANCH]);
    expect(await ids(`?uid=${BRANCH}`)).toEqual([BRANCH]);
    expect(await ids('?search=keel')).toEqual([]);
    expect(await ids('?search=pawlish%20brook')).toEqual([BRANCH]);
  });

  test('leads to accounts that it can act on', async () => {
    const path = `/account?uid=${BRANCH}`;
    expect((await ask('GET', path, { as })).body.businessName).toBe('Pawlish Brooklyn');
    expect((await ask('GET', `/accounts?uid=${KEEL}`, { as })).status).toBe(403);
  });

  test('is empty for another enterprise, and complete for an administrator, whose own account may be an enterprise', async () => {
    const claims = { user_type: 3, account: 'owner-other' };
    expect(await ids('', bearer('owner-other', claims))).toEqual([]);
    expect(await ids('', bearer('owner-other', { ...claims, admin: true }))).toContain(KEEL);
  });
});

test('only administrators have access, and an enterprise only to its own list', async () => {
  for (const who of [TOKENS.owner, TOKENS.enterprise, TOKENS.manager, TOKENS.location]) {
    const answers = [
      await ask('GET', '/accounts', { as: who }),
      await ask('GET', '/accounts/owner-pets', { as: who }),
      await ask('POST', '/accounts/owner-pets/refresh-stock-assets', { as: who }),
      await ask('POST', '/accounts/owner-pets', { as: who, json: { status: 'suspended' } }),
      await ask('POST', '/accounts/owner-pets/settings', { as: who, json: { brandLock: true } }),
    ];
    const [listed, ...others] = answers.map(({ status }) => status);
    expect(listed).toBe(who === TOKENS.enterprise ? 200 : 403);
    expect(others).toEqual([403, 403, 403, 403]);
  }
});

describe('sample content', () => {
  const id = 'owner-stock';
  const owner = bearer(id, { account: id });
  const refresh = async () => (await ask('POST', `/accounts/${id}/refresh-stock-assets`)).body;
  const assets = async () => (await ask('GET', '/assets?show=200', { as: owner })).body.items;
  const change = (json: object) => ask('POST', '/account', { as: owner, json });
  const named = async (word: string) =>
    (await assets()).find(({ name }: { name: string }) => name.includes(word));
  const upload = async (path: string, part: string) => {
    const form = filesForm([['own.png', await picture().png().toBuffer()]], part);
    return ask('POST', path, { as: owner, form });
  };

  test('is added completely, once for concurrent calls, and unchanged by a repeated call', async () => {
    await change({ category: 'pets' });
    const both = await Promise.all([refresh(), refresh()]);
    // Either call may arrive first.
    expect(both.toSorted((a, b) => b.added - a.added)).toEqual([
      { added: 6, updated: 0, removed: 0 },
      { added: 0, updated: 0, removed: 0 },
    ]);
    const items = await assets();
    expect(items).toHaveLength(6);
    for (const asset of items) {
      expect(asset).toMatchObject({ stock: true, scene: null, usedBy: [] });
      const file = await fetch(sandbox.origin + asset.url);
      const bytes = await file.arrayBuffer();
      expect([file.status, file.headers.get('content-type')]).toEqual([200, asset.mime]);
      expect(bytes.byteLength).toBe(asset.bytes);
    }
    expect(await refresh()).toEqual({ added: 0, updated: 0, removed: 0 });
    expect((await assets()).map((asset: { id: string }) => asset.id)).toEqual(
      items.map((asset: { id: string }) => asset.id),
    );
  });

  test('another category replaces it, except for used and edited records', async () => {
    const own = (await upload('/assets?type=misc', 'assets')).body.items[0].id;
    const welcome = await named('welcome');
    const frame = await named('frame');
    expect((await upload(`/assets/${frame.id}`, 'asset')).body).toMatchObject({ id: frame.id, stock: false });
    const look = { name: 'Autumn', startScreenAssetId: welcome.id };
    const session = (await ask('POST', '/sessions', { as: owner, json: look })).body;
    expect((await ask('GET', `/assets/${welcome.id}`, { as: owner })).body.usedBy).toEqual([
      { kind: 'session', id: session.id, name: 'Autumn' },
    ]);

    await change({ category: 'beauty' });
    expect(await refresh()).toEqual({ added: 6, updated: 0, removed: 4 });
    const names = (await assets()).map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['paws-welcome.jpg', 'petals-frame.png', 'own.png']));
    expect(names).toHaveLength(9);
    expect((await ask('GET', `/assets/${own}`, { as: owner })).status).toBe(200);

    await ask('DELETE', `/sessions/${session.id}`, { as: owner });
    expect(await refresh()).toEqual({ added: 0, updated: 0, removed: 1 });
  });

  test('restores deleted records, and replaces changed files', async () => {
    const garland = await named('garland');
    const arches = await named('arches');
    await ask('DELETE', `/assets/${garland.id}`, { as: owner });
    await sandbox.rows(async (db) => {
      const { hash } = await db
        .selectFrom('assets')
        .select('hash')
        .where('name', '=', 'own.png')
        .executeTakeFirstOrThrow();
      await db.updateTable('assets').set({ hash }).where('id', '=', arches.id).execute();
    });
    expect(await refresh()).toEqual({ added: 1, updated: 1, removed: 0 });
    expect(await named('arches')).toMatchObject({ id: arches.id, bytes: arches.bytes });
    expect(await refresh()).toEqual({ added: 0, updated: 0, removed: 0 });
    expect(keptFiles(sandbox.folder)).toHaveLength(8);
  });
});
