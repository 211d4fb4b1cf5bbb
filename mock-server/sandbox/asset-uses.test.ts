import { afterAll, beforeAll, expect, test } from 'vitest';
import { locationRow } from './locations/row.ts';
import {
  type CallOptions,
  call,
  filesForm,
  openSandbox,
  picture,
  type TestSandbox,
  TOKENS,
} from './testing.ts';

let sandbox: TestSandbox;
/** A location without a manager. */
const ANNEX = 'location-annex';

beforeAll(async () => {
  sandbox = await openSandbox(async (db) => {
    const annex = { id: ANNEX, name: 'Annex', email: 'annex@juniper.example', timezone: 'UTC' };
    await db
      .insertInto('locations')
      .values({ ...locationRow(annex, new Date()), accountId: 'owner-beauty' })
      .execute();
  });
});
afterAll(() => sandbox.stop());

const as = TOKENS.owner;
const ask = (method: string, path: string, asked: CallOptions = {}) =>
  call(sandbox.origin, method, path, { as, ...asked });
const post = async (path: string, json: object) => {
  const { status, body } = await ask('POST', path, { json });
  expect([path, status]).toEqual([path, 200]);
  return body;
};
const upload = async (type: string) => {
  const form = filesForm([[`${type}.png`, await picture().png().toBuffer()]]);
  return (await ask('POST', `/assets?type=${type}`, { form })).body.items[0].id;
};
const usedBy = async (id: string, who = as) => (await ask('GET', `/assets/${id}`, { as: who })).body.usedBy;
const image = (assetId: string) => ({
  ...{ id: 'l1', type: 'image', name: 'Picture', x: 0, y: 0, w: 10, h: 10, rotation: 0, opacity: 1, z: 0 },
  ...{ locked: false, hidden: false, editable: [], assetId },
});
const template = (name: string, ...assetIds: string[]) => {
  const layers = assetIds.map((id, i) => ({ ...image(id), id: `l${i}`, z: i }));
  const scene = { version: 1, width: 600, height: 600, background: '#FFFFFF', layers };
  return post('/templates/create', { name, width: 600, height: 600, kind: 'square', scene });
};

test('lists each use of an asset once, and clears the references when it is deleted', async () => {
  const logo = await upload('logo');
  const overlay = await upload('overlay');
  const { businessName } = await post('/account', { logoAssetId: logo });
  const { name: locationName } = await post('/account/locations/location-queen', { logoAssetId: logo });
  const experience = { kind: 'photo', title: 'Photo', overlayAssetIds: [overlay] };
  const session = await post('/sessions', {
    name: 'Autumn',
    logoAssetId: logo,
    overlayAssetIds: [overlay],
    experiences: [experience],
  });
  const campaign = await post('/campaigns', { name: 'News', channel: 'email', mediaIds: [overlay, logo] });
  const placed = await post('/campaigns', {
    ...{ name: 'Placed', channel: 'email', mediaIds: [] },
    body: `Hi\n\n{{picture:${logo}}}\n\nBye`,
  });
  const square = await template('Square', logo, overlay, logo);
  const product = await post('/products', { name: 'Serum', imageAssetId: logo });

  const everywhere = [
    { kind: 'account', id: 'owner-beauty', name: businessName },
    { kind: 'campaign', id: campaign.id, name: 'News' },
    { kind: 'campaign', id: placed.id, name: 'Placed' },
    { kind: 'location', id: 'location-queen', name: locationName },
    { kind: 'product', id: product.id, name: 'Serum' },
    { kind: 'session', id: session.id, name: 'Autumn' },
    { kind: 'template', id: square.id, name: 'Square' },
  ];
  expect(await usedBy(logo)).toEqual(everywhere);
  const kinds = (await usedBy(overlay)).map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(['campaign', 'session', 'template']);
  const listed = (await ask('GET', '/assets')).body.items;
  expect(listed.find(({ id }: { id: string }) => id === logo).usedBy).toEqual(everywhere);

  expect((await ask('DELETE', `/assets/${logo}`)).body).toEqual({ id: logo });
  const read = async (path: string) => (await ask('GET', path)).body;
  expect((await read('/account')).logoAssetId).toBeNull();
  expect((await read('/account/locations/location-queen')).logoAssetId).toBeNull();
  expect((await read(`/products/${product.id}`)).imageAssetId).toBeNull();
  expect((await read(`/campaigns/${campaign.id}`)).mediaIds).toEqual([overlay]);
  expect((await read(`/campaigns/${placed.id}`)).body).toBe('Hi\n\n\n\nBye');
  // The layer keeps its place in the scene.
  expect((await read(`/templates/${square.id}`)).scene.layers).toHaveLength(3);
  expect((await read(`/sessions/${session.id}`)).logoAssetId).toBe(logo);
});

test('hides uses from a manager who cannot see them', async () => {
  const overlay = await upload('overlay');
  const { id } = await post('/sessions', { name: 'Spring', overlayAssetIds: [overlay] });
  expect(await usedBy(overlay, TOKENS.manager)).toHaveLength(1);
  await post(`/sessions/${id}`, { locationIds: [ANNEX] });
  expect(await usedBy(overlay, TOKENS.manager)).toEqual([]);
  expect(await usedBy(overlay)).toHaveLength(1);
});
