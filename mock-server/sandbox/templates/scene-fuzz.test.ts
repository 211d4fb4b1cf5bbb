// Random scenes: valid ones come back as they were sent, unknown fields included; others are refused with the field.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_RESOURCES } from '../../../src/scene/layout.ts';
import type { Scene } from '../../../src/scene/scene.ts';
import { drawScene } from '../../../src/scene/svg.ts';
import { damagedScenes, runs, validScenes } from '../../../src/testing/random-scenes.ts';
import { call, filesForm, openSandbox, picture, type TestSandbox, TOKENS } from '../testing.ts';
import { scene as sceneOf } from './testing-scenes.ts';

let sandbox: TestSandbox;
let id: string;
let asset: string;
let png: Buffer;
const ask = (method: string, path: string, asked: object = {}) =>
  call(sandbox.origin, method, path, { as: TOKENS.owner, ...asked });
const store = (scene: unknown) => ask('POST', `/templates/${id}`, { json: { scene } });

beforeAll(async () => {
  sandbox = await openSandbox();
  png = await picture().png().toBuffer();
  const json = { name: 'Fuzz', width: 600, height: 400, kind: 'print' };
  id = (await ask('POST', '/templates/create', { json })).body.id;
  const form = filesForm([['a.png', png]], 'assets');
  asset = (await ask('POST', '/assets?type=misc', { form })).body.items[0].id;
});
afterAll(() => sandbox.stop());

describe('random scenes', () => {
  test('come back as they were sent, from templates, previews and assets', async () => {
    await fc.assert(
      fc.asyncProperty(validScenes, async (scene) => {
        const sent = await store(scene);
        expect([sent.status, sent.body.errors]).toEqual([200, undefined]);
        expect((await ask('GET', `/templates/${id}`)).body.scene).toEqual(scene);
        expect(drawScene(sent.body.scene as Scene, NO_RESOURCES)).toMatch(/^<svg .*<\/svg>$/s);
        const form = filesForm([['p.png', png]], 'preview');
        form.append('scene', JSON.stringify(scene));
        expect((await ask('POST', `/templates/${id}/preview`, { form })).body.scene).toEqual(scene);
        const assetForm = new FormData();
        assetForm.append('scene', JSON.stringify(scene));
        const drawn = await ask('POST', `/assets/${asset}/scene`, { form: assetForm });
        expect([drawn.status, drawn.body.scene]).toEqual([200, scene]);
      }),
      { numRuns: runs(20, 300) },
    );
  });

  test('are stored, or refused with the field, when they are damaged', async () => {
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(damagedScenes, async (damaged) => {
        // What JSON cannot hold arrives as null, or not at all.
        const scene = JSON.parse(JSON.stringify(damaged));
        const { status, body } = await store(scene);
        if (status === 200) {
          expect(body.scene).toEqual(scene);
          return;
        }
        refused += 1;
        expect(status).toBe(422);
        expect(body.errors.length).toBeGreaterThan(0);
        for (const { field, message } of body.errors)
          expect([field.startsWith('scene'), message.length > 5]).toEqual([true, true]);
      }),
      { numRuns: runs(60, 1500) },
    );
    expect(refused).toBeGreaterThan(0);
  });

  test('are refused when they are too much to draw or to store', async () => {
    const nested = (depth: number): unknown => (depth === 0 ? 1 : { next: nested(depth - 1) });
    const layer = (i: number, more: object) => ({
      ...{ id: `layer-${i}`, name: 'Layer', x: 0, y: 0, w: 10, h: 10, rotation: 0, opacity: 1, z: 0 },
      ...{ locked: false, hidden: false, editable: [], ...more },
    });
    const text = { type: 'text', text: 'W'.repeat(1000), font: 'Inter', size: 20 };
    for (const [scene, field] of [
      [{ ...sceneOf(), next: nested(500) }, /^scene$/],
      [{ ...sceneOf(), 'next\0': 1 }, /^scene$/],
      [sceneOf(Array.from({ length: 501 }, (_, i) => layer(i, { type: 'logo' }))), /^scene\.layers$/],
      [
        sceneOf(Array.from({ length: 11 }, (_, i) => layer(i, { ...text, color: '#000000', align: 'left' }))),
        /^scene\.layers$/,
      ],
    ] as const) {
      const { status, body } = await store(scene);
      expect([status, body.errors?.[0].field]).toEqual([422, expect.stringMatching(field)]);
    }
    const many = await store(sceneOf(Array.from({ length: 10_000 }, (_, i) => layer(i, { type: 'logo' }))));
    expect([413, 422]).toContain(many.status);
    expect(many.body.detail).toMatch(/\w/);
  });
});
