// Permissions, the account of a call, and refusals, through the whole sandbox.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bearer,
  type CallOptions,
  call,
  filesForm,
  openSandbox,
  picture,
  type TestSandbox,
  TOKENS,
} from './testing.ts';

let sandbox: TestSandbox;
let png: Buffer;
const ask = (method: string, path: string, asked?: CallOptions) => call(sandbox.origin, method, path, asked);
const upload = (as: string, type = 'misc', name = 'a.png') =>
  ask('POST', `/assets?type=${type}`, { as, form: filesForm([[name, png]]) });
const replacement = () => filesForm([['b.png', png]], 'asset');
const scene = { version: 1, width: 100, height: 100, background: '#FFFFFF', layers: [] };
const sceneForm = (value: unknown = scene) => {
  const form = new FormData();
  form.append('scene', typeof value === 'string' ? value : JSON.stringify(value));
  return form;
};
const fieldsOf = (answer: { body: { errors?: { field: string }[] } }) =>
  answer.body.errors?.map(({ field }) => field);

beforeAll(async () => {
  png = await picture().png().toBuffer();
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

describe('authentication', () => {
  const now = Math.floor(Date.now() / 1000);
  test.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['no bearer', { authorization: 'Basic abc' }],
    ['no token', { authorization: 'Bearer abc' }],
    [
      'an expired token',
      { authorization: `Bearer ${bearer('owner-beauty', { iat: now - 7200, exp: now - 3600 })}` },
    ],
  ])('%s is 401', async (_, headers) => {
    expect(await ask('GET', '/assets', { headers })).toMatchObject({
      status: 401,
      body: { type: '/problems/not-signed-in', detail: 'You were signed out. Sign in again.' },
    });
  });

  test('an unknown user type is 403', async () => {
    expect((await ask('GET', '/assets', { as: bearer('x', { user_type: 9 }) })).status).toBe(403);
  });

  test('user_type is Regular when the token has none', async () => {
    const answer = await ask('GET', '/account', { as: bearer('plain-user') });
    expect(answer.body).toMatchObject({ id: 'plain-user', userType: 0 });
  });

  test.each(['a\0b', 'ü x', 'x'.repeat(129)])(
    'an id that the contract does not allow is 403: %j',
    async (uid) => {
      expect((await ask('GET', '/account', { as: bearer(uid) })).status).toBe(403);
    },
  );

  test.each(['me@localhost', 'é@mail.example', 'a\0@mail.example'])(
    'an address that the contract does not allow is not shown: %j',
    async (email) => {
      const uid = `with-address-${email.length}-${email.charCodeAt(0)}`;
      const answer = await ask('GET', '/account', { as: bearer(uid, { email }) });
      expect(answer.body.email).toBe(`${uid}@no-address.invalid`);
    },
  );

  test('a manager without an account is 403', async () => {
    expect((await ask('GET', '/assets', { as: bearer('lost-manager', { user_type: 1 }) })).status).toBe(403);
    expect(
      (await ask('GET', '/assets', { as: bearer('m', { user_type: 1, account: 'nowhere' }) })).status,
    ).toBe(403);
  });

  test('a location can read but not write', async () => {
    const as = TOKENS.location;
    const { id } = (await upload(TOKENS.owner)).body.items[0];
    expect((await ask('GET', `/assets/${id}`, { as })).status).toBe(200);
    expect((await ask('GET', '/account', { as })).body.id).toBe('owner-beauty');
    const refused = [
      await upload(as),
      await ask('POST', `/assets/${id}`, { as, form: replacement() }),
      await ask('POST', `/assets/${id}/scene`, { as, form: sceneForm() }),
      await ask('DELETE', `/assets/${id}`, { as }),
      await ask('POST', '/account', { as, json: { businessName: 'Mine' } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect((await ask('GET', `/assets/${id}`, { as })).body.name).toBe('a.png');
  });

  test('a manager edits the assets of the account, but not the account', async () => {
    const { id } = (await upload(TOKENS.manager)).body.items[0];
    expect((await ask('GET', `/assets/${id}`, { as: TOKENS.owner })).status).toBe(200);
    expect(
      (await ask('POST', '/account', { as: TOKENS.manager, json: { businessName: 'Mine' } })).status,
    ).toBe(403);
  });
});

describe('the account of a call', () => {
  test('only an administrator and an enterprise may name one', async () => {
    for (const as of [TOKENS.owner, TOKENS.manager, TOKENS.location]) {
      expect((await ask('GET', '/assets?uid=owner-pets', { as })).status).toBe(403);
      expect((await ask('GET', '/assets?uid=owner-beauty', { as })).status).toBe(403);
    }
  });

  test('an administrator acts on any existing account', async () => {
    const as = TOKENS.admin;
    const { id } = (await upload(TOKENS.enterprise)).body.items[0];
    await ask('POST', '/accounts/owner-pets/viewings', { as, json: { reason: 'A ticket.' } });
    expect((await ask('GET', `/assets/${id}?uid=owner-pets`, { as })).body.id).toBe(id);
    expect((await ask('GET', `/assets/${id}`, { as })).status).toBe(404);
    expect((await ask('GET', '/account?uid=owner-pets', { as })).body.businessName).toBe('Pawlish');
    const unknown = await ask('GET', '/account?uid=nobody', { as });
    expect([unknown.status, fieldsOf(unknown)]).toEqual([422, ['uid']]);
  });

  test('an enterprise acts on its own accounts only', async () => {
    const as = TOKENS.enterprise;
    expect((await ask('GET', '/account?uid=owner-pets', { as })).status).toBe(200);
    expect((await ask('GET', '/account?uid=owner-beauty', { as })).status).toBe(403);
    expect((await ask('GET', '/account?uid=nobody', { as })).status).toBe(403);
  });

  test('records of another account cannot be read, replaced, deleted, listed, or used', async () => {
    const foreign = (await upload(TOKENS.enterprise, 'logo', 'paw.png')).body.items[0];
    const as = TOKENS.owner;
    const tried = [
      await ask('GET', `/assets/${foreign.id}`, { as }),
      await ask('POST', `/assets/${foreign.id}`, { as, form: replacement() }),
      await ask('POST', `/assets/${foreign.id}/scene`, { as, form: sceneForm() }),
      await ask('DELETE', `/assets/${foreign.id}`, { as }),
    ];
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const listed = (await ask('GET', '/assets?show=200', { as })).body.items.map(
      ({ id }: { id: string }) => id,
    );
    expect(listed).not.toContain(foreign.id);
    expect((await ask('GET', '/assets?search=paw', { as })).body.items).toEqual([]);
    const used = await ask('POST', '/account', { as, json: { logoAssetId: foreign.id } });
    expect([used.status, fieldsOf(used)]).toEqual([422, ['logoAssetId']]);
    const still = await ask('GET', `/assets/${foreign.id}`, { as: TOKENS.enterprise });
    expect(still.body).toMatchObject({ name: 'paw.png', scene: null, usedBy: [] });
  });
});

describe('the account', () => {
  test('exists from a new user’s first call, also when the first calls are concurrent', async () => {
    const as = bearer('new-1', { email: 'ivy@shop.example', name: 'Ivy Chen' });
    const headers = { 'x-referral': 'spring-fair' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask('GET', '/account', { as, headers })));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ id: 'new-1', ownerName: 'Ivy Chen', email: 'ivy@shop.example' });
      expect(body).toMatchObject({
        status: 'trial',
        referral: 'spring-fair',
        createdAt: answers[0]?.body.createdAt,
      });
    }
    expect((await ask('GET', '/assets', { as })).body).toEqual({ page: 1, pages: 0, total: 0, items: [] });
  });

  test('every editable field changes, null clears it, and the rest stays', async () => {
    const as = bearer('new-2', { email: 'bo@shop.example' });
    const logoAssetId = (await upload(as, 'logo')).body.items[0].id;
    const before = (await ask('GET', '/account', { as })).body;
    const change = {
      businessName: 'Bo & Sons',
      category: 'construction',
      ownerName: 'Bo',
      phone: '+14165550142',
      website: 'https://bo.example',
      bookingUrl: 'https://bo.example/book',
      reviewUrl: 'https://bo.example/review',
      timezone: 'Europe/Riga',
      locale: 'lv-LV',
      currency: 'EUR',
      logoAssetId,
      brandColor: '#112233',
      accentColor: '#AABBCC',
      headingFont: 'Playfair Display',
      textFont: 'Lora',
      socialHandles: { instagram: 'bo', facebook: null, twitter: null },
      address: { line1: '1 A', line2: '', city: 'Riga', region: '', postalCode: 'LV-1001', country: 'LV' },
    };
    expect((await ask('POST', '/account', { as, json: change })).body).toEqual({
      ...before,
      ...change,
      version: expect.any(String),
    });
    const none = {
      phone: null,
      website: null,
      logoAssetId: null,
      brandColor: null,
      headingFont: null,
      address: null,
    };
    expect((await ask('POST', '/account', { as, json: none })).body).toEqual({
      ...before,
      ...change,
      ...none,
      version: expect.any(String),
    });
    expect((await ask('GET', '/account', { as })).body).toEqual({
      ...before,
      ...change,
      ...none,
      version: expect.any(String),
    });
  });

  test('a logo lists its use, and deleting it clears the reference', async () => {
    const as = bearer('new-3', { name: 'Cy' });
    const { id } = (await upload(as, 'logo')).body.items[0];
    await ask('POST', '/account', { as, json: { logoAssetId: id } });
    const use = [{ kind: 'account', id: 'new-3', name: 'Cy' }];
    expect((await ask('GET', `/assets/${id}`, { as })).body.usedBy).toEqual(use);
    expect((await ask('GET', '/assets', { as })).body.items[0].usedBy).toEqual(use);
    expect((await ask('DELETE', `/assets/${id}`, { as })).body).toEqual({ id });
    expect((await ask('GET', '/account', { as })).body.logoAssetId).toBeNull();
  });

  test('only an asset of type logo is a logo', async () => {
    const { id } = (await upload(TOKENS.owner, 'misc')).body.items[0];
    const answer = await ask('POST', '/account', { as: TOKENS.owner, json: { logoAssetId: id } });
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['logoAssetId']]);
  });
});
