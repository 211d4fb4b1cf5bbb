import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scene, SceneLayer } from '~/api/scene';
import { runs } from '~/testing/random-scenes';
import { base, sceneOf, shape, text } from '~/testing/scenes';
import { colorsOf } from './colors';
import { type EditorAction, type EditorState, isChanged, reduceEditor, startEditor } from './editor-state';
import { newLayer } from './new-layers';

const photo = (slot: number): SceneLayer => ({ ...base(`photo-${slot}`), type: 'photo', slot });
const scene: Scene = sceneOf([
  shape('a', { x: 10, y: 10, w: 50, h: 50, z: 0 }),
  shape('b', { x: 100, y: 40, w: 20, h: 20, z: 1 }),
  shape('c', { x: 300, y: 200, w: 40, h: 80, z: 2 }),
  { ...text('Hello', { x: 0, y: 300, z: 3 }), id: 'd', locked: true },
  { ...photo(1), z: 4 },
]);

const run = (...actions: EditorAction[]): EditorState => actions.reduce(reduceEditor, startEditor(scene));
const layer = ({ history }: EditorState, id: string) =>
  history.scene.layers.find((candidate) => candidate.id === id) ?? expect.fail(`there is no ${id}`);
const order = ({ history }: EditorState) =>
  [...history.scene.layers].sort((one, other) => one.z - other.z).map(({ id }) => id);
const select = (...ids: string[]): EditorAction => ({ type: 'select', ids });

describe('the editor', () => {
  it('moves the selection, but no locked layer', () => {
    const state = run(select('a', 'd'), { type: 'move', dx: 5, dy: -3 });
    expect(layer(state, 'a')).toMatchObject({ x: 15, y: 7 });
    expect(layer(state, 'd')).toMatchObject({ x: 0, y: 300 });
  });

  it('takes repeated nudges and typing in one field back in one step', () => {
    const type = (value: string): EditorAction => ({
      ...{ type: 'patch', ids: ['a'], values: { name: value }, mergeKey: 'name a' },
    });
    const nudge: EditorAction = { type: 'move', dx: 1, dy: 0 };
    const state = run(select('a'), nudge, nudge, type('x'), type('xy'));
    expect(layer(state, 'a')).toMatchObject({ x: 12, name: 'xy' });
    const before = reduceEditor(state, { type: 'undo' });
    expect(layer(before, 'a')).toMatchObject({ x: 12, name: 'a' });
    expect(reduceEditor(before, { type: 'undo' }).history.scene).toBe(scene);
  });

  it('records no step for a value that stays the same', () => {
    const state = run(
      { type: 'patchScene', values: { height: scene.height } },
      { type: 'patch', ids: ['a'], values: { x: 10 } },
    );
    expect(state.history.past).toEqual([]);
  });

  it('has unsaved changes if it was edited while it was saved', () => {
    const sent = run(select('a'), { type: 'move', dx: 1, dy: 0 });
    const edited = reduceEditor(sent, { type: 'move', dx: 1, dy: 0 });
    const stored: EditorAction = { type: 'stored', scene: sent.history.scene };
    expect(isChanged(reduceEditor(edited, stored))).toBe(true);
    expect(isChanged(reduceEditor(sent, stored))).toBe(false);
  });

  it('changes the order', () => {
    expect(order(run({ type: 'reorder', ids: ['a'], step: 'forward' }))).toEqual([
      'b',
      'a',
      'c',
      'd',
      'photo-1',
    ]);
    expect(order(run({ type: 'reorder', ids: ['a'], step: 'front' }))).toEqual([
      'b',
      'c',
      'd',
      'photo-1',
      'a',
    ]);
    expect(order(run({ type: 'reorder', ids: ['c'], step: 'back' }))).toEqual([
      'c',
      'a',
      'b',
      'd',
      'photo-1',
    ]);
    expect(run({ type: 'reorder', ids: ['a'], step: 'backward' }).history.scene).toBe(scene);
  });

  it('aligns several layers with each other, and one with the page', () => {
    const several = run(select('a', 'b'), { type: 'align', edge: 'right' });
    expect([layer(several, 'a').x, layer(several, 'b').x]).toEqual([70, 100]);
    const one = run(select('b'), { type: 'align', edge: 'center' }, { type: 'align', edge: 'bottom' });
    expect(layer(one, 'b')).toMatchObject({ x: 190, y: 380 });
  });

  it('distributes layers with equal gaps', () => {
    const state = run(select('a', 'b', 'c'), { type: 'distribute', axis: 'x' });
    expect([layer(state, 'a').x, layer(state, 'b').x, layer(state, 'c').x]).toEqual([10, 170, 300]);
  });

  it('selects a group as a whole', () => {
    const grouped = run(select('a', 'b'), { type: 'group' }, select('c'), select('a'));
    expect(grouped.selection).toEqual(['a', 'b']);
    const ungrouped = [{ type: 'ungroup' } as const, select('a')].reduce(reduceEditor, grouped);
    expect(ungrouped.selection).toEqual(['a']);
    expect('group' in layer(ungrouped, 'a')).toBe(false);
  });

  it('adds copies with new ids and slots', () => {
    const state = run({ type: 'add', layers: [photo(1), photo(1), scene.layers[0] as SceneLayer] });
    expect(state.selection).toEqual(['photo-1-2', 'photo-1-3', 'a-2']);
    expect(layer(state, 'photo-1-3')).toMatchObject({ slot: 3, z: 6 });
  });

  it('adds no photo layer when all 16 slots are taken', () => {
    const photos = Array.from({ length: 20 }, () => photo(1));
    expect(run({ type: 'add', layers: photos }).history.scene.layers).toHaveLength(scene.layers.length + 15);
  });

  it('swaps the numbers of two photo layers, as each occurs once', () => {
    const state = run({ type: 'add', layers: [photo(1)] }, { type: 'changeSlot', id: 'photo-1', slot: 2 });
    expect([layer(state, 'photo-1'), layer(state, 'photo-1-2')]).toMatchObject([{ slot: 2 }, { slot: 1 }]);
  });

  it('replaces a color everywhere', () => {
    const state = run({ type: 'recolor', colors: new Map([['#CC0000', '#00CC00']]) });
    expect(colorsOf(state.history.scene)).toEqual(['#FFFFFF', '#00CC00', '#000000']);
    expect(reduceEditor(state, { type: 'undo' }).history.scene).toBe(scene);
  });

  it('removes the selection, but no locked layer', () => {
    expect(order(run(select('a', 'd'), { type: 'remove' }))).toEqual(['b', 'c', 'd', 'photo-1']);
  });

  it('knows when something is unsaved', () => {
    const changed = run(select('a'), { type: 'move', dx: 1, dy: 0 });
    expect([isChanged(run(select('a'))), isChanged(changed)]).toEqual([false, true]);
    expect(isChanged(reduceEditor(changed, { type: 'undo' }))).toBe(false);
    expect(isChanged(reduceEditor(changed, { type: 'stored', scene: changed.history.scene }))).toBe(false);
  });

  const ids = fc.subarray(['a', 'b', 'c', 'd', 'photo-1']);
  const delta = fc.integer({ min: -500, max: 500 });
  const action: fc.Arbitrary<EditorAction> = fc.oneof(
    ids.map((chosen) => select(...chosen)),
    fc.tuple(delta, delta).map(([dx, dy]) => ({ type: 'move' as const, dx, dy })),
    ids.map((chosen) => ({ type: 'patch' as const, ids: chosen, values: { opacity: 0.5 } })),
    fc
      .constantFrom('front', 'forward', 'backward', 'back')
      .chain((step) => ids.map((chosen) => ({ type: 'reorder' as const, ids: chosen, step }))),
    fc.constantFrom<EditorAction>(
      { type: 'remove' },
      { type: 'group' },
      { type: 'ungroup' },
      { type: 'distribute', axis: 'y' },
      { type: 'align', edge: 'top' },
      { type: 'patchScene', values: { width: 500 } },
      { type: 'undo' },
      { type: 'redo' },
      { type: 'add', layers: [photo(1)] },
      { type: 'recolor', colors: new Map([['#CC0000', '#00CC00']]), mergeKey: 'recolor' },
      { type: 'changeSlot', id: 'photo-1', slot: 2 },
    ),
    fc.tuple(ids, delta).map(([chosen, x]) => ({
      ...{ type: 'place' as const, boxes: new Map(chosen.map((id) => [id, { x, w: Math.abs(x) }])) },
    })),
  );

  it('undoes any edits to the first scene, and redoes them to the last, byte for byte', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 250, size: 'max' }), (actions) => {
        const last = run(...actions);
        let state = last;
        while (state.history.past.length > 0) state = reduceEditor(state, { type: 'undo' });
        expect(JSON.stringify(state.history.scene)).toBe(JSON.stringify(scene));
        const end = last.history.future.at(-1) ?? last.history.scene;
        while (state.history.future.length > 0) state = reduceEditor(state, { type: 'redo' });
        expect(JSON.stringify(state.history.scene)).toBe(JSON.stringify(end));
      }),
      { numRuns: runs(100, 3000) },
    );
  });

  it('keeps at least 200 steps', () => {
    const moves = Array.from({ length: 250 }, (_, i) => [
      select(i % 2 ? 'a' : 'b'),
      { type: 'move', dx: 1, dy: 0 },
    ]);
    const state = run(...(moves.flat() as EditorAction[]));
    expect(state.history.past.length).toBeGreaterThanOrEqual(200);
  });

  it('makes new layers that fit the page', () => {
    const added = newLayer(
      scene,
      { type: 'text' },
      { name: 'Text', text: 'Hi', font: 'Inter', color: '#000000' },
    );
    expect(added).toMatchObject({ x: 40, w: 320, text: 'Hi', type: 'text' });
  });

  it('puts new layers beside those in the same place', () => {
    const defaults = { name: 'Photo', text: '', font: 'Inter', color: '#000000' };
    const first = newLayer(scene, { type: 'photo' }, defaults);
    const second = newLayer({ ...scene, layers: [...scene.layers, first] }, { type: 'photo' }, defaults);
    expect(second.x).toBeGreaterThan(first.x);
    expect(second.y).toBeGreaterThan(first.y);
  });
});
