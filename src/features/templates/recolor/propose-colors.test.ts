import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scene } from '~/api/scene';
import { contrastOf } from '~/lib/contrast';
import { sceneOf, shape, text } from '~/scene/testing';
import { READABLE, replaceColors } from '../editor/colors';
import { proposeColors, rankColors } from './propose-colors';

const BRAND = ['#3F6B4F', '#B4552D'];

const scene: Scene = sceneOf([
  shape('small', { fill: '#cc8800', w: 50, h: 50 }),
  shape('large', { fill: '#AA0055', w: 300, h: 300 }),
  shape('paper', { fill: '#F8F1EC' }),
  text('Hello', { colour: '#3A2A2C' }),
]);

describe('the proposal of colors', () => {
  it('replaces the colors that cover the most with the first colors of the brand, and keeps grays', () => {
    expect([...proposeColors([scene], BRAND)]).toEqual([
      ['#FFFFFF', '#FFFFFF'],
      ['#AA0055', '#3F6B4F'],
      ['#F8F1EC', '#F8F1EC'],
      ['#CC8800', '#B4552D'],
      ['#3A2A2C', '#3A2A2C'],
    ]);
  });

  it('replaces further colors with the color of the brand that is about as light', () => {
    const more = { ...scene, layers: [...scene.layers, shape('third', { fill: '#201060', w: 9, h: 9 })] };
    expect(proposeColors([more], BRAND).get('#201060')).toBe('#3F6B4F');
  });

  it('changes nothing without a brand, or where the colors are the brand’s', () => {
    const own = replaceColors(scene, proposeColors([scene], BRAND));
    expect(replaceColors(scene, proposeColors([scene], []))).toBe(scene);
    expect(replaceColors(own, proposeColors([own], BRAND))).toBe(own);
  });

  it('weighs the colors of all designs, hidden layers least', () => {
    const other = sceneOf([shape('hidden', { fill: '#00FF00', w: 400, h: 400, hidden: true })]);
    expect(rankColors([other, scene])).toEqual([
      ...['#FFFFFF', '#AA0055', '#F8F1EC', '#CC8800', '#3A2A2C', '#00FF00'],
    ]);
  });

  it('keeps text readable that was', () => {
    const color = fc
      .integer({ min: 0, max: 0xff_ff_ff })
      .map((n) => `#${n.toString(16).padStart(6, '0').toUpperCase()}`);
    fc.assert(
      fc.property(color, color, fc.array(color, { minLength: 1, maxLength: 2 }), (background, ink, brand) => {
        const before: Scene = { ...sceneOf([text('Hello', { colour: ink })]), background };
        const after = replaceColors(before, proposeColors([before], brand));
        const [layer] = after.layers;
        const contrast = layer?.type === 'text' ? contrastOf(layer.colour, after.background ?? '') : 0;
        expect(contrastOf(ink, background) < READABLE || contrast >= READABLE).toBe(true);
      }),
    );
  });
});

it('replaces all colors at once, so that two can change places', () => {
  const swapped = replaceColors(
    scene,
    new Map([
      ['#AA0055', '#CC8800'],
      ['#CC8800', '#AA0055'],
    ]),
  );
  expect(swapped.layers.slice(0, 2)).toMatchObject([{ fill: '#AA0055' }, { fill: '#CC8800' }]);
});
