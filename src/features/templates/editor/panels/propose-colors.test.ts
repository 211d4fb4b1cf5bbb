import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scene } from '~/api/scene';
import { contrastOf } from '~/lib/contrast';
import { sceneOf, shape, text } from '~/testing/scenes';
import { READABLE, replaceColors } from '../state/colors';
import { proposeColors, rankColors } from './propose-colors';

const BRAND = ['#3F6B4F', '#B4552D'];

const scene: Scene = sceneOf([
  shape('small', { fill: '#cc0088', w: 50, h: 50 }),
  shape('large', { fill: '#5500AA', w: 300, h: 300 }),
  shape('paper', { fill: '#F8F1EC' }),
  text('Hello', { color: '#2A2A2C' }),
]);

describe('the proposal of colors', () => {
  it('replaces the hues that cover the most with the colors of the brand, and keeps grays', () => {
    expect([...proposeColors([scene], BRAND)]).toEqual([
      ['#FFFFFF', '#FFFFFF'],
      ['#5500AA', '#3F6B4F'],
      ['#F8F1EC', '#F8F1EC'],
      ['#CC0088', '#B4552D'],
      ['#2A2A2C', '#2A2A2C'],
    ]);
  });

  it('replaces further colors of a hue with shades of the same brand color, as light as before', () => {
    const dark = '#200040';
    const more = { ...scene, layers: [...scene.layers, shape('third', { fill: dark, w: 9, h: 9 })] };
    const shade = proposeColors([more], BRAND).get(dark) ?? '';
    expect(contrastOf(shade, dark)).toBeLessThan(1.05);
    expect(shade).toBe('#0D1510');
  });

  it('changes nothing without a brand, or where the colors are the brand’s', () => {
    const own = replaceColors(scene, proposeColors([scene], BRAND));
    expect(replaceColors(scene, proposeColors([scene], []))).toBe(scene);
    expect(replaceColors(own, proposeColors([own], BRAND))).toBe(own);
  });

  it('weighs the colors of all designs, hidden layers least', () => {
    const other = sceneOf([shape('hidden', { fill: '#00FF00', w: 400, h: 400, hidden: true })]);
    expect(rankColors([other, scene])).toEqual([
      ...['#FFFFFF', '#5500AA', '#F8F1EC', '#CC0088', '#2A2A2C', '#00FF00'],
    ]);
  });

  it('keeps text readable that was', () => {
    const color = fc
      .integer({ min: 0, max: 0xff_ff_ff })
      .map((n) => `#${n.toString(16).padStart(6, '0').toUpperCase()}`);
    fc.assert(
      fc.property(color, color, fc.array(color, { minLength: 1, maxLength: 2 }), (background, ink, brand) => {
        const before: Scene = { ...sceneOf([text('Hello', { color: ink })]), background };
        const after = replaceColors(before, proposeColors([before], brand));
        const [layer] = after.layers;
        const contrast = layer?.type === 'text' ? contrastOf(layer.color, after.background ?? '') : 0;
        // Colors have whole parts, so a shade is not exactly as light.
        expect(contrastOf(ink, background) < READABLE || contrast >= READABLE - 0.1).toBe(true);
      }),
    );
  });
});

it('replaces all colors at once, so that two can change places', () => {
  const swapped = replaceColors(
    scene,
    new Map([
      ['#5500AA', '#CC0088'],
      ['#CC0088', '#5500AA'],
    ]),
  );
  expect(swapped.layers.slice(0, 2)).toMatchObject([{ fill: '#5500AA' }, { fill: '#CC0088' }]);
});
