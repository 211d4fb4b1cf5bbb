import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import type { Scene } from '~/api/scene';
import { fontNames, loadFonts } from '~/scene/fonts';
import { NO_RESOURCES } from '~/scene/layout';
import { drawScene } from '~/scene/svg';
import { damagedScenes, validScenes } from '~/testing/random-scenes';
import { sceneOf, shape, text } from '~/testing/scenes';
import { readScene } from './draft';
import { type EditorState, reduceEditor, startEditor } from './editor-state';

const resources = { ...NO_RESOURCES, fonts: await loadFonts(fontNames) };
const ELEMENTS = ['svg', 'rect', 'g', 'path', 'image'];

/** Whether a drawing is well-formed and contains only what the renderer draws. */
function expectSafe(svg: string): void {
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg).not.toMatch(/NaN|Infinity|undefined|url\(|javascript:|<script/i);
  const others: string[] = [];
  const updateTag = (name: string) => {
    if (!ELEMENTS.includes(name)) others.push(name);
    return true;
  };
  new XMLParser({ updateTag }).parse(svg);
  expect(others).toEqual([]);
}

const undoAll = (state: EditorState): EditorState =>
  state.history.past.length === 0 ? state : undoAll(reduceEditor(state, { type: 'undo' }));

describe.runIf(process.env.TEST_LONG)('random scenes', () => {
  it('are read and drawn without losing anything when they are valid', () => {
    fc.assert(
      fc.property(validScenes, (scene) => {
        const before = JSON.stringify(scene);
        const read = readScene(JSON.parse(before));
        expect(JSON.stringify(read)).toBe(before);
        expectSafe(drawScene(read as Scene, resources));
        expect(JSON.stringify(read)).toBe(before);
      }),
      { numRuns: 5000 },
    );
  });

  it('keep unknown fields through edits, and are the first again after undo', () => {
    fc.assert(
      fc.property(validScenes, (given) => {
        const scene = given as Scene;
        const ids = scene.layers.map(({ id }) => id);
        const last = [
          { type: 'select', ids } as const,
          { type: 'move', dx: 3, dy: -2 } as const,
          { type: 'patch', ids, values: { opacity: 0.25 } } as const,
          { type: 'group' } as const,
          { type: 'ungroup' } as const,
          { type: 'patchScene', values: { background: '#123456' } } as const,
        ].reduce(reduceEditor, startEditor(scene));
        const unknownIn = (value: object) => Object.entries(value).filter(([key]) => key.startsWith('next'));
        expect(unknownIn(last.history.scene)).toEqual(unknownIn(scene));
        expect(last.history.scene.layers.map(unknownIn)).toEqual(scene.layers.map(unknownIn));
        expect(JSON.stringify(undoAll(last).history.scene)).toBe(JSON.stringify(scene));
      }),
      { numRuns: 3000 },
    );
  });

  it('are refused or drawn safely when they are damaged, in less than a second', () => {
    let [refused, slowest] = [0, 0];
    fc.assert(
      fc.property(damagedScenes, (value) => {
        const since = performance.now();
        const scene = readScene(value);
        const svg = scene && drawScene(scene, resources);
        slowest = Math.max(slowest, performance.now() - since);
        if (svg === null) refused += 1;
        else expectSafe(svg);
      }),
      { numRuns: 20_000 },
    );
    expect(refused).toBeGreaterThan(0);
    // For what hangs.
    expect(slowest).toBeLessThan(1000);
  });
});

describe('scenes', () => {
  it.each([
    ['10,000 layers', sceneOf(Array.from({ length: 10_000 }, (_, i) => shape(`s${i}`)))],
    ['an older version', { ...sceneOf([]), version: 0 }],
    ['a newer version', { ...sceneOf([]), version: 2 }],
    ['a layer of a newer version', sceneOf([{ ...shape('s'), type: 'sticker' } as never])],
    ['a page of a million pixels', sceneOf([], 1_000_000, 1_000_000)],
    [
      'more text than letters can be drawn',
      sceneOf(Array.from({ length: 11 }, () => text('W'.repeat(1000)))),
    ],
  ])('refuse %s', (_, scene) => {
    expect(readScene(scene)).toBeNull();
  });

  it('draw what they know of layers of a newer version', () => {
    const svg = drawScene(sceneOf([{ ...shape('s'), type: 'sticker' } as never, shape('known')]), resources);
    expect(svg.match(/<path/g)).toHaveLength(1);
  });
});
