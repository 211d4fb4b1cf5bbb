// The life of an asset: listed, replaced, deleted.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bearer,
  type CallOptions,
  call,
  filesForm,
  keptFiles,
  openSandbox,
  PDF,
  picture,
  type TestSandbox,
  TOKENS,
  video,
} from './testing.ts';

const as = TOKENS.owner;
let sandbox: TestSandbox;
let png: Buffer;
const ask = (method: string, path: string, asked?: CallOptions) =>
  call(sandbox.origin, method, path, { as, ...asked });
const upload = (files: [string, Uint8Array][], type = 'misc') =>
  ask('POST', `/assets?type=${type}`, { form: filesForm(files) });
const read = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(sandbox.origin + url, { headers, method });
const bytesOf = async (url: string) => Buffer.from(await (await read(url)).arrayBuffer());

beforeAll(async () => {
  png = await picture().png().toBuffer();
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

describe('the list', () => {
  const as = bearer('lister');
  beforeAll(async () => {
    const form = filesForm([
      ['Ärmel 100%.png', png],
      ['two_under.png', png],
    ]);
    await ask('POST', '/assets?type=overlay', { as, form });
    for (const name of ['three.png', 'FOUR.png', 'five.png']) {
      await ask('POST', '/assets?type=misc', { as, form: filesForm([[name, png]]) });
    }
  });
  const names = async (query: string) =>
    (await ask('GET', `/assets${query}`, { as })).body.items.map(({ name }: { name: string }) => name);

  test('newest first, in pages', async () => {
    const newest = ['five.png', 'FOUR.png', 'three.png', 'two_under.png', 'Ärmel 100%.png'];
    expect(await names('')).toEqual(newest);
    const byName = ['Ärmel 100%.png', 'five.png', 'FOUR.png', 'three.png', 'two_under.png'];
    expect(await names('?sort=name')).toEqual(byName);
    expect(await names('?sort=-name')).toEqual(byName.toReversed());
    expect((await ask('GET', '/assets?show=2', { as })).body).toMatchObject({ page: 1, pages: 3 });
    expect(await names('?show=2&page=2')).toEqual(newest.slice(2, 4));
    expect(await names('?show=2&page=3')).toEqual(newest.slice(4));
    expect((await ask('GET', '/assets?show=2&page=9', { as })).body).toEqual({
      page: 9,
      pages: 3,
      total: 5,
      items: [],
    });
  });

  test('filters by type', async () => {
    expect(await names('?type=overlay')).toEqual(['two_under.png', 'Ärmel 100%.png']);
    expect((await ask('GET', '/assets?type=layout', { as })).body).toEqual({
      page: 1,
      pages: 0,
      total: 0,
      items: [],
    });
  });

  test('searches names case-insensitively, with each character literal', async () => {
    expect(await names('?search=four')).toEqual(['FOUR.png']);
    expect(await names('?search=ÄRM')).toEqual(['Ärmel 100%.png']);
    expect(await names('?search=%25')).toEqual(['Ärmel 100%.png']);
    expect(await names('?search=_')).toEqual(['two_under.png']);
    expect(await names('?search=%5C')).toEqual([]);
    expect(await names('?search=e.png&type=misc&show=1')).toEqual(['five.png']);
  });
});

test('a renamed asset keeps its file and is found by its new name', async () => {
  const [asset] = (await upload([['before.png', png]])).body.items;
  const renamed = await ask('PATCH', `/assets/${asset.id}`, { json: { name: 'Window poster' } });
  expect(renamed.body).toMatchObject({ id: asset.id, name: 'Window poster', bytes: asset.bytes });
  const found = async (search: string) =>
    (await ask('GET', `/assets?search=${search}`)).body.items.map(({ id }: { id: string }) => id);
  expect(await found('window')).toEqual([asset.id]);
  expect(await found('before')).toEqual([]);
  const typed = await ask('PATCH', `/assets/${asset.id}`, { json: { type: 'logo' } });
  expect(typed.body).toMatchObject({ type: 'logo', name: 'Window poster' });
  expect((await ask('PATCH', `/assets/${asset.id}`, { json: { name: '' } })).status).toBe(422);
});

describe('a replacement', () => {
  test('keeps id, type and scene, and removes the old file', async () => {
    const scene = { version: 1, width: 100, height: 100, background: '#FFFFFF', layers: [] };
    const first = (await upload([['a.png', await picture().png().toBuffer()]], 'overlay')).body.items[0];
    const form = filesForm([['b.webp', await picture(6, 6).webp().toBuffer()]], 'asset');
    form.append('scene', JSON.stringify(scene));
    const second = (await ask('POST', `/assets/${first.id}`, { form })).body;
    expect(second).toMatchObject({
      id: first.id,
      type: 'overlay',
      name: 'b.webp',
      mime: 'image/webp',
      width: 6,
      scene,
    });
    expect(second.createdAt).toBe(first.createdAt);
    expect((await read(first.url)).status).toBe(404);

    const again = (
      await ask('POST', `/assets/${first.id}`, { form: filesForm([['c.mp4', video(99)]], 'asset') })
    ).body;
    expect(again).toMatchObject({ mime: 'video/mp4', scene, thumbUrl: null });
    expect((await bytesOf(again.url)).length).toBe(99);
    expect((await ask('GET', '/assets?search=c.mp4')).body.items).toHaveLength(1);
  });

  test('an invalid file changes nothing', async () => {
    const asset = (await upload([['a.png', png]])).body.items[0];
    const answer = await ask('POST', `/assets/${asset.id}`, { form: filesForm([['b.png', PDF]], 'asset') });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'asset', message: 'Unsupported file type' }] },
    });
    expect((await ask('GET', `/assets/${asset.id}`)).body).toEqual(asset);
  });
});

test('a scene may reference only assets of the account, as a template does', async () => {
  const [asset] = (await upload([['a.png', png]])).body.items;
  const form = filesForm([['b.png', png]]);
  const [foreign] = (await ask('POST', '/assets?type=misc', { as: bearer('scene-owner'), form })).body.items;
  const layer = {
    id: 'l',
    type: 'image',
    name: 'Picture',
    x: 0,
    y: 0,
    w: 1,
    h: 1,
    rotation: 0,
    opacity: 1,
    z: 0,
  };
  const shows = (assetId: string) => {
    const layers = [{ ...layer, locked: false, hidden: false, editable: [], assetId }];
    return JSON.stringify({ version: 1, width: 100, height: 100, background: '#FFFFFF', layers });
  };
  for (const id of [foreign.id, 'no-such-asset']) {
    const scene = new FormData();
    scene.append('scene', shows(id));
    const replacement = filesForm([['c.png', png]], 'asset');
    replacement.append('scene', shows(id));
    for (const [path, form] of [
      [`/assets/${asset.id}/scene`, scene],
      [`/assets/${asset.id}`, replacement],
    ] as const) {
      expect(await ask('POST', path, { form })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'scene.layers.0.assetId', message: 'Choose an existing asset.' }] },
      });
    }
  }
  expect((await ask('GET', `/assets/${asset.id}`)).body).toEqual(asset);
  const own = new FormData();
  own.append('scene', shows(asset.id));
  expect((await ask('POST', `/assets/${asset.id}/scene`, { form: own })).status).toBe(200);
});

test('identical content is stored once, until its last asset is deleted', async () => {
  const bytes = await picture().png().toBuffer();
  const before = keptFiles(sandbox.folder).length;
  const twice = (
    await upload([
      ['a.png', bytes],
      ['b.png', bytes],
    ])
  ).body.items;
  const other = bearer('other-owner');
  const theirs = (await ask('POST', '/assets?type=misc', { as: other, form: filesForm([['c.png', bytes]]) }))
    .body.items[0];
  expect(keptFiles(sandbox.folder).length).toBe(before + 1);
  for (const { id, url } of twice) {
    expect((await ask('DELETE', `/assets/${id}`)).body).toEqual({ id });
    expect((await read(url)).status).toBe(404);
    expect((await ask('DELETE', `/assets/${id}`)).status).toBe(404);
  }
  expect((await bytesOf(theirs.url)).equals(bytes)).toBe(true);
  await ask('DELETE', `/assets/${theirs.id}`, { as: other });
  expect(keptFiles(sandbox.folder).length).toBe(before);
});

test('concurrent uploads and deletions of the same content keep each row’s file', async () => {
  const bytes = await picture().png().toBuffer();
  const rounds = Array.from({ length: 24 }, async (_, i) => {
    const asset = (await upload([['race.png', bytes]])).body.items[0];
    if (i % 2) await ask('DELETE', `/assets/${asset.id}`);
  });
  await Promise.all(rounds);
  const left = (await ask('GET', '/assets?search=race.png')).body.items;
  expect(left).toHaveLength(12);
  expect((await bytesOf(left[0].url)).equals(bytes)).toBe(true);
});
