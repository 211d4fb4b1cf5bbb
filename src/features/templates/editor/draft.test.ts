import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fontNames, loadFonts } from '~/scene/fonts';
import { NO_RESOURCES } from '~/scene/layout';
import type { Layer, Scene } from '~/scene/scene';
import { drawScene } from '~/scene/svg';
import { base, sceneOf, shape, text } from '~/scene/testing';
import { readScene } from './draft';

const resources = { ...NO_RESOURCES, fonts: await loadFonts(fontNames) };
const layers: Layer[] = [
  shape('a'),
  text('Hello'),
  { ...base('p'), type: 'photo', slot: 1 },
  { ...base('q'), type: 'qr', colour: '#000000' },
];

describe('a stored draft', () => {
  it('is read exactly as it was written', () => {
    const scene = sceneOf(layers);
    expect(readScene(scene)).toBe(scene);
  });

  it('is ignored when it is damaged, and drawn when it is valid', () => {
    const change = fc.record({
      path: fc.constantFrom(
        'width',
        'background',
        'version',
        'x',
        'w',
        'size',
        'type',
        'text',
        'slot',
        'extra',
      ),
      value: fc.oneof(fc.jsonValue(), fc.constantFrom(1, 200, -5, 1e300, '', '<script>', '#FF0000', null)),
      at: fc.nat({ max: layers.length - 1 }),
    });
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const scene = structuredClone(sceneOf(layers)) as unknown as Record<string, unknown>;
        for (const { path, value, at } of changes) {
          const isOfScene = ['width', 'background', 'version'].includes(path);
          const target = isOfScene ? scene : (scene.layers as Record<string, unknown>[])[at];
          if (target) target[path] = value;
        }
        const text = JSON.stringify(scene);
        const read = readScene(scene);
        if (!read) return;
        accepted += 1;
        expect(JSON.stringify(read)).toBe(text);
        expect(drawScene(read as Scene, resources)).toMatch(/^<svg .*<\/svg>$/s);
      }),
      { numRuns: 1000 },
    );
    expect(accepted).toBeGreaterThan(20);
    expect(accepted).toBeLessThan(900);
  });
});
