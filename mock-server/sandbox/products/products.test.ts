// The life of a product, and who sees and changes it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAt, HARBOUR, openWithHarbour } from '../contacts/testing-people.ts';
import { bearer, filesForm, picture, type TestSandbox, TOKENS, video } from '../testing.ts';
import { newItem, toRow } from './product.ts';
import { campaignRow } from './testing-campaign.ts';

let sandbox: TestSandbox;
const ask = askAt(() => sandbox.origin);
const { owner, manager, location } = TOKENS;

const shop = (as: string) => ({
  as,
  get: (path: string) => ask(as, 'GET', path),
  make: async (json: object) => (await ask(as, 'POST', '/products', { json })).body,
  post: (json: object) => ask(as, 'POST', '/products', { json }),
  change: (id: string, json: object) => ask(as, 'POST', `/products/${id}`, { json }),
  remove: (id: string) => ask(as, 'DELETE', `/products/${id}`),
  names: async (path: string) =>
    (await ask(as, 'GET', path)).body.items.map(({ name }: { name: string }) => name),
  upload: async (name: string, bytes: Uint8Array) =>
    (await ask(as, 'POST', '/assets?type=misc', { form: filesForm([[name, bytes]]) })).body.items[0],
});

const STATES = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled'] as const;

beforeAll(async () => {
  sandbox = await openWithHarbour(async (store) => {
    const now = new Date();
    const row = (id: string, name: string) => ({
      ...toRow(newItem({ name, currency: 'CAD' }, now)),
      ...{ id, accountId: 'owner-beauty' },
    });
    await store
      .insertInto('products')
      .values(STATES.map((state) => row(`product-${state}`, state)))
      .execute();
    await store
      .insertInto('campaigns')
      .values(STATES.map((state) => campaignRow(state, state, [`product-${state}`, 'product-other'])))
      .execute();
  });
});
afterAll(() => sandbox.stop());

describe('a new product', () => {
  test('stores all given fields, and the contract’s defaults', async () => {
    const { make, post, get, upload } = shop(owner);
    const asset = await upload('oil.png', await picture().png().toBuffer());
    const written = {
      brand: 'Juniper',
      sku: 'JUN-BO-30',
      category: 'Beard',
      price: 2400,
      currency: 'EUR',
      url: 'https://juniper.example/shop/cedar-beard-oil',
      imageAssetId: asset.id,
      active: false,
      order: 40,
      locationIds: ['location-queen'],
      tags: ['beard', 'gift'],
    };
    const { status, body } = await post({ ...written, name: ' Cedar oil ', description: '\n30 ml.\t' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...written,
      name: 'Cedar oil',
      description: '30 ml.',
      imageUrl: asset.thumbUrl,
    });
    expect(body.updatedAt).toBe(body.createdAt);
    expect((await get(`/products/${body.id}`)).body).toEqual(body);
    const { currency } = (await get('/account')).body;
    expect(await make({ name: 'Brush' })).toMatchObject({
      ...{ name: 'Brush', brand: null, sku: null, category: null, description: null, price: null, currency },
      ...{
        url: null,
        imageAssetId: null,
        imageUrl: null,
        active: true,
        order: 41,
        locationIds: [],
        tags: [],
      },
    });
    expect((await get('/products/nothing')).status).toBe(404);
    expect((await ask(bearer('stranger'), 'GET', `/products/${body.id}`)).status).toBe(404);
  });

  test('with unknown references, an invalid picture or a blank name is refused', async () => {
    const { post, names, upload } = shop(bearer('strict-shop'));
    const clip = await upload('clip.mp4', video());
    const theirs = await shop(bearer('other-shop')).upload('a.png', await picture().png().toBuffer());
    const fields = async (json: object) => {
      const { status, body } = await post(json);
      return [status, ...body.errors.map(({ field }: { field: string }) => field)];
    };
    expect(await fields({ name: '  ', brand: ' ', tags: ['a', 'a '] })).toEqual([
      422,
      'name',
      'brand',
      'tags',
    ]);
    for (const imageAssetId of [clip.id, theirs.id, 'nothing']) {
      expect(await fields({ name: 'x', imageAssetId })).toEqual([422, 'imageAssetId']);
    }
    expect(await fields({ name: 'x', locationIds: ['location-queen'] })).toEqual([422, 'locationIds.0']);
    expect(await names('/products')).toEqual([]);
  });

  test('requires a unique SKU, in any case', async () => {
    const { make, post, change } = shop(bearer('sku-shop'));
    const first = await make({ name: 'Glow serum', sku: 'jun-GS-50' });
    const second = await make({ name: 'Mask', sku: 'M-1' });
    const clash = {
      status: 409,
      body: {
        detail: "The SKU JUN-gs-50 is already used by 'Glow serum'. Enter a different SKU, or none.",
        errors: [{ field: 'sku', message: 'Enter a SKU that no other product has.' }],
      },
    };
    expect(await post({ name: 'Copy', sku: 'JUN-gs-50' })).toMatchObject(clash);
    expect(await change(second.id, { name: 'New', sku: 'JUN-gs-50' })).toMatchObject(clash);
    expect((await change(first.id, { sku: 'JUN-GS-50' })).body.sku).toBe('JUN-GS-50');
    expect((await shop(bearer('other-sku-shop')).post({ name: 'x', sku: 'M-1' })).status).toBe(200);
  });
});

test('the list is sorted by order and then by name, also when searching', async () => {
  const { make, names, get } = shop(bearer('listing-shop'));
  const made = [
    ['Zinc', 1],
    ['éclair', 1],
    ['apple', 1],
    ['Early', 0],
    ['Zinc', 1],
  ] as const;
  for (const [name, order] of made)
    await make({ name, order, brand: name === 'apple' ? 'Serum & Co' : null });
  await make({ name: 'Last', order: 9, sku: 'SER-1_x', category: 'Hair 100%', tags: ['gift', 'Serum'] });
  const all = ['Early', 'apple', 'éclair', 'Zinc', 'Zinc', 'Last'];
  expect(await names('/products')).toEqual(all);
  expect(await names('/products?show=4&page=2')).toEqual(all.slice(4));
  expect((await get('/products?show=4')).body).toMatchObject({ page: 1, pages: 2 });
  const found = (text: string) => names(`/products/search?search=${encodeURIComponent(text)}`);
  expect(await found('SERUM')).toEqual(['apple', 'Last']);
  expect(await found('ser-1_')).toEqual(['Last']);
  expect(await found('100%')).toEqual(['Last']);
  expect(await found('ÉCL')).toEqual(['éclair']);
  expect(await found('z')).toEqual(['Zinc', 'Zinc']);
  expect((await get('/products/search?search=zinc&show=1&page=2')).body).toMatchObject({ page: 2, pages: 2 });
  expect((await get('/products/search?search=none')).body).toEqual({
    page: 1,
    pages: 0,
    total: 0,
    items: [],
  });
  expect((await get('/products/search')).status).toBe(422);
});

test('a change sets given fields, clears null fields, and keeps the rest', async () => {
  const { make, change, get, names, upload } = shop(bearer('changing-shop'));
  const asset = await upload('a.png', await picture().png().toBuffer());
  const before = await make({
    name: 'Mask',
    brand: 'B',
    sku: 'S',
    price: 5,
    imageAssetId: asset.id,
    tags: ['x'],
    order: 3,
  });
  const set = {
    name: 'Night mask',
    brand: null,
    sku: null,
    price: 0,
    currency: 'JPY',
    active: false,
    order: 1,
    tags: [],
  };
  const { body } = await change(before.id, set);
  expect(body).toMatchObject({
    ...set,
    imageAssetId: asset.id,
    imageUrl: asset.thumbUrl,
    createdAt: before.createdAt,
  });
  expect(body.updatedAt > before.updatedAt).toBe(true);
  expect((await get(`/products/${before.id}`)).body).toEqual(body);
  expect(await names('/products/search?search=night')).toEqual(['Night mask']);
  const wrong = await change(before.id, { name: ' ', imageAssetId: 'nothing' });
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'name']);
  expect((await change('nothing', { name: 'x' })).status).toBe(404);
  // The file of an asset can be replaced by another type, and the asset can be deleted.
  await ask(bearer('changing-shop'), 'POST', `/assets/${asset.id}`, {
    form: filesForm([['a.mp4', video()]], 'asset'),
  });
  expect((await get(`/products/${before.id}`)).body).toMatchObject({
    imageAssetId: asset.id,
    imageUrl: null,
  });
});

describe('deleted', () => {
  test('removes it', async () => {
    const { make, remove, get, post } = shop(bearer('deleting-shop'));
    const { id } = await make({ name: 'x', sku: 'S' });
    expect((await remove(id)).body).toEqual({ id });
    expect((await remove(id)).status).toBe(404);
    expect((await get('/products')).body).toEqual({ page: 1, pages: 0, total: 0, items: [] });
    expect((await post({ name: 'y', sku: 's' })).status).toBe(200);
  });

  test.for(['scheduled', 'sending', 'paused'])(
    'it is not deleted while a campaign that is %s shows it',
    async (state) => {
      const { remove, get } = shop(owner);
      expect(await remove(`product-${state}`)).toMatchObject({
        status: 409,
        body: {
          detail: `The campaign 'Time for ${state}' is ${state} and shows this product. Remove it from the campaign first.`,
          errors: [],
        },
      });
      expect((await get(`/products/product-${state}`)).status).toBe(200);
    },
  );

  test.for(['draft', 'sent', 'canceled'])('is possible when the campaign is %s', async (state) => {
    expect((await shop(owner).remove(`product-${state}`)).status).toBe(200);
  });
});

describe('a manager with assigned locations', () => {
  test('sees products of these or all locations', async () => {
    const { make } = shop(owner);
    const near = await make({ name: 'near', locationIds: ['location-queen', HARBOUR] });
    const far = await make({ name: 'far', sku: 'FAR', locationIds: [HARBOUR] });
    for (const { get, names, change, remove } of [shop(manager), shop(location)]) {
      expect((await get(`/products/${far.id}`)).status).toBe(404);
      expect((await get(`/products/${near.id}`)).status).toBe(200);
      expect(await names('/products/search?search=far')).toEqual([]);
      expect([403, 404]).toContain((await change(far.id, { name: 'x' })).status);
      expect([403, 404]).toContain((await remove(far.id)).status);
    }
    const clash = await shop(manager).post({ name: 'x', sku: 'far' });
    expect(clash.status).toBe(409);
    expect(clash.body.detail).not.toContain("'far'");
    expect((await shop(location).post({ name: 'x' })).status).toBe(403);
  });

  test('changes only their own locations of a product', async () => {
    const { id } = await shop(owner).make({ name: 'both', locationIds: [HARBOUR, 'location-queen'] });
    const { change, post } = shop(manager);
    const set = async (locationIds: string[]) => {
      const { status, body } = await change(id, { locationIds });
      return status === 200 ? body.locationIds.toSorted() : body.errors[0].field;
    };
    expect(await set(['location-queen'])).toEqual([HARBOUR, 'location-queen']);
    expect(await set([HARBOUR])).toBe('locationIds');
    expect(await set(['location-queen', 'nowhere'])).toBe('locationIds.1');
    expect(await set([])).toEqual([]);
    expect((await post({ name: 'x', locationIds: [HARBOUR] })).body.errors[0].field).toBe('locationIds.0');
  });
});
