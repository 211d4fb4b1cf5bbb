// The life of a template: size and scene, locks, copies, previews, and uses.
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
} from '../testing.ts';
import { image, photo, product, scene } from './testing-scenes.ts';

const as = TOKENS.owner;
let sandbox: TestSandbox;
const ask = (method: string, path: string, asked?: CallOptions) =>
  call(sandbox.origin, method, path, { as, ...asked });
const make = async (json: Record<string, unknown> = {}, more: CallOptions = {}) => {
  const answer = await ask('POST', '/templates/create', {
    json: { name: 'Story', width: 1080, height: 1920, kind: 'story', ...json },
    ...more,
  });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
};
const change = (id: string, json: unknown, more: CallOptions = {}) =>
  ask('POST', `/templates/${id}`, { json, ...more });
const read = async (id: string) => (await ask('GET', `/templates/${id}`)).body;

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

describe('the list', () => {
  const as = bearer('lister');
  beforeAll(async () => {
    for (const [name, kind] of [
      ['Ärmel', 'print'],
      ['two', 'strip'],
      ['THREE', 'strip'],
    ]) {
      await make({ name, kind }, { as });
    }
  });
  const names = async (query: string) =>
    (await ask('GET', `/templates${query}`, { as })).body.items.map(({ name }: { name: string }) => name);

  test('is sorted by last change, in pages', async () => {
    expect(await names('')).toEqual(['THREE', 'two', 'Ärmel']);
    const { items } = (await ask('GET', '/templates?show=2&page=2', { as })).body;
    expect((await ask('GET', '/templates?show=2', { as })).body).toMatchObject({ page: 1, pages: 2 });
    await change(items[0].id, { name: 'Ärmel neu' }, { as });
    expect(await names('')).toEqual(['Ärmel neu', 'THREE', 'two']);
    expect((await ask('GET', '/templates?page=9', { as })).body).toEqual({
      page: 9,
      pages: 1,
      total: 3,
      items: [],
    });
  });

  test('filters by kind, and by a text in the name', async () => {
    expect(await names('?kind=strip')).toEqual(['THREE', 'two']);
    expect(await names('?kind=mail')).toEqual([]);
    expect(await names('?search=ÄRM')).toEqual(['Ärmel neu']);
    expect(await names('?search=e&kind=strip')).toEqual(['THREE']);
  });

  test('shows 50 by default', async () => {
    const as = bearer('maker-of-many');
    await Promise.all(Array.from({ length: 51 }, (_, i) => make({ name: `${i}` }, { as })));
    const { pages, items } = (await ask('GET', '/templates', { as })).body;
    expect([pages, items.length]).toEqual([2, 50]);
  });
});

describe('a template', () => {
  test('is white without layers by default, and reads back', async () => {
    const made = await make({ height: 1919.5 });
    expect(made).toMatchObject({
      name: 'Story',
      kind: 'story',
      width: 1080,
      height: 1920,
      dpi: 300,
      tags: [],
      locked: false,
      stock: false,
      preview: null,
      scene: { version: 1, width: 1080, height: 1920, background: '#FFFFFF', layers: [] },
      usedBy: [],
    });
    expect(await read(made.id)).toEqual(made);
    const overlay = await make({ scene: { ...scene(), background: null } });
    expect((await read(overlay.id)).scene.background).toBeNull();
    const full = await make({ dpi: 72, tags: ['a', 'b'], scene: scene([photo(1), photo(2)]) });
    expect(full).toMatchObject({ dpi: 72, tags: ['a', 'b'], width: 1080, height: 1920 });
    expect(full.scene).toEqual(scene([photo(1), photo(2)], 1080, 1920));
    expect(await read(full.id)).toEqual(full);
  });

  test('changes the given fields; size and scene always agree', async () => {
    const { id, createdAt } = await make();
    const json = { name: 'New', dpi: 150, kind: 'print', tags: ['x'], locked: true };
    expect((await change(id, json)).body).toMatchObject({ ...json, width: 1080, height: 1920, createdAt });
    expect((await change(id, { height: 1799.4 })).body).toMatchObject({
      height: 1799,
      scene: { width: 1080, height: 1799 },
    });
    expect((await change(id, { scene: scene() })).body).toMatchObject({
      width: 600,
      height: 400,
      scene: scene(),
    });
    const both = (await change(id, { width: 700, scene: scene([photo(3)]) })).body;
    expect(both).toMatchObject({ width: 700, height: 400, scene: scene([photo(3)], 700) });
    expect(await read(id)).toEqual(both);
    expect((await ask('GET', '/templates?search=new')).body.items).toEqual([both]);
  });

  test('that does not exist is 404', async () => {
    const preview = filesForm([['a.png', await picture().png().toBuffer()]], 'preview');
    for (const [method, path, asked] of [
      ['GET', '/templates/none', {}],
      ['POST', '/templates/none', { json: { name: 'x' } }],
      ['DELETE', '/templates/none', {}],
      ['GET', '/templates/duplicate/none', {}],
      ['POST', '/templates/none/preview', { form: preview }],
    ] as const) {
      expect((await ask(method, path, asked)).status).toBe(404);
    }
    const theirs = await make({}, { as: TOKENS.enterprise });
    expect((await ask('GET', `/templates/${theirs.id}`)).status).toBe(404);
    expect((await ask('DELETE', `/templates/${theirs.id}`)).status).toBe(404);
  });
});

describe('a scene', () => {
  test('has each shot once, and shows only existing records', async () => {
    const theirs = (
      await ask('POST', '/assets?type=misc', {
        as: TOKENS.enterprise,
        form: filesForm([['a.png', await picture().png().toBuffer()]]),
      })
    ).body.items[0];
    const hidden = { ...image(theirs.id), hidden: true };
    const wrong = scene([photo(1, 'a'), image('none'), photo(1, 'b'), product('none'), hidden]);
    const errors = [
      {
        field: 'scene.layers.2.slot',
        message: 'Two photo layers use shot 1. Give each layer its own number from 1 to 16.',
      },
      { field: 'scene.layers.1.assetId', message: 'Choose an existing asset.' },
      { field: 'scene.layers.4.assetId', message: 'Choose an existing asset.' },
      { field: 'scene.layers.3.productId', message: 'Choose an existing product.' },
    ];
    const json = { name: 'x', width: 600, height: 400, kind: 'print', scene: wrong };
    const created = await ask('POST', '/templates/create', { json });
    expect(created).toMatchObject({ status: 422 });
    expect(new Set(created.body.errors)).toEqual(new Set(errors));
    const { id } = await make();
    const changed = await change(id, { name: 'not stored', scene: wrong });
    expect([changed.status, changed.body.errors.length]).toEqual([422, 4]);
    expect((await read(id)).name).toBe('Story');
  });

  test('keeps the gap that a deleted asset left', async () => {
    const form = filesForm([['a.png', await picture().png().toBuffer()]]);
    const asset = (await ask('POST', '/assets?type=misc', { form })).body.items[0];
    const { id } = await make({ scene: scene([image(asset.id)]) });
    await ask('DELETE', `/assets/${asset.id}`);
    const gap = { ...image(asset.id), x: 5 };
    expect((await change(id, { scene: scene([gap]) })).status).toBe(200);
    expect((await change((await make()).id, { scene: scene([gap]) })).status).toBe(422);
  });
});

describe('a lock', () => {
  test('prevents changes by a Manager, who cannot set it either', async () => {
    const manager = { as: TOKENS.manager };
    const preview = async () => filesForm([['a.png', await picture().png().toBuffer()]], 'preview');
    const { id } = await make();
    expect((await change(id, { locked: true }, manager)).status).toBe(403);
    expect((await change(id, { locked: false, name: 'By Noor' }, manager)).body.name).toBe('By Noor');
    await change(id, { locked: true });
    expect((await change(id, { name: 'x' }, manager)).status).toBe(403);
    expect((await change(id, { locked: false }, manager)).status).toBe(403);
    expect((await ask('DELETE', `/templates/${id}`, manager)).status).toBe(403);
    const answer = await ask('POST', `/templates/${id}/preview`, { ...manager, form: await preview() });
    expect(answer.status).toBe(403);
    expect(await read(id)).toMatchObject({ name: 'By Noor', locked: true, preview: null });

    const copy = (await ask('GET', `/templates/duplicate/${id}`, manager)).body;
    expect(copy).toMatchObject({ name: 'By Noor copy', locked: false });
    expect((await ask('DELETE', `/templates/${copy.id}`, manager)).body).toEqual({ id: copy.id });
  });

  test('a Location can read templates, but not change them', async () => {
    const location = { as: TOKENS.location };
    const { id } = await make();
    expect((await ask('GET', `/templates/${id}`, location)).status).toBe(200);
    expect((await change(id, { name: 'x' }, location)).status).toBe(403);
    expect((await ask('GET', `/templates/duplicate/${id}`, location)).status).toBe(403);
  });
});

describe('a copy', () => {
  test('equals the original, with a name within the limit', async () => {
    const original = await make({ name: '👩'.repeat(60), tags: ['t'], dpi: 72, scene: scene([photo(1)]) });
    const copy = (await ask('GET', `/templates/duplicate/${original.id}`)).body;
    const { id, version, name, createdAt, updatedAt, ...rest } = original;
    expect(copy).toMatchObject({ ...rest, name: `${'👩'.repeat(55)} copy` });
    expect(copy.id).not.toBe(id);
    expect(copy.version).not.toBe(version);
    const again = (await ask('GET', `/templates/duplicate/${copy.id}`)).body;
    expect(again.name).toBe(`${'👩'.repeat(55)} copy`);
    expect([...again.name]).toHaveLength(60);
  });
});
