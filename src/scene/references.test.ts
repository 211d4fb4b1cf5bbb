// Two scenes beside the pictures that rsvg-convert drew of references/*.svg, which are written by hand.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sceneOf, shape, text } from '~/testing/scenes';
import { fontNames, loadFonts } from './fonts';
import { NO_RESOURCES } from './layout';
import type { Scene } from './scene';
import { drawScene } from './svg';

const strip: Scene = {
  ...sceneOf(
    [
      shape('head', { x: 20, y: 20, w: 260, h: 120, radius: 16, fill: '#3F6B4F', z: 0 }),
      shape('round', { x: 90, y: 165, w: 120, h: 120, shape: 'ellipse', fill: '#C98B86', z: 1 }),
      shape('glass', {
        ...{ x: 200, y: 165, w: 80, h: 120, shape: 'ellipse', fill: '#4E93A8', opacity: 0.5, z: 2 },
      }),
      shape('turned', { x: 100, y: 310, w: 100, h: 60, rotation: 30, fill: '#E0A32E', z: 3 }),
      shape('line', { x: 20, y: 430, w: 260, h: 0.01, shape: 'line', fill: '#1A1A19', z: 4 }),
    ],
    300,
    450,
  ),
  background: '#F3F1E6',
};

const card: Scene = {
  ...sceneOf(
    [
      shape('foot', { x: 0, y: 200, w: 400, h: 100, fill: '#F8F1EC', z: 0 }),
      text('Your photo', { x: 20, y: 30, w: 360, h: 100, font: 'Lora', size: 48, color: '#FFFFFF', z: 1 }),
      text('AVATAR Toys', {
        ...{ x: 0, y: 200, w: 400, h: 100, font: 'Oswald', size: 40, color: '#3D2B1F' },
        ...{ align: 'center', z: 2 },
      }),
    ],
    400,
    300,
  ),
  background: '#231F3D',
};

const pixelsOf = (picture: string | Buffer) => sharp(picture).removeAlpha().raw().toBuffer();

/**
 * Of pixels that may differ by more than 64 of 255 in a channel. Measured: none. What is left is for other versions of
 * the rasterizer, which is librsvg on both sides; shapes, paths and the setting of text are not.
 */
const MOST_DIFFERENT = 0.001;

it.each([
  ['strip', strip],
  ['card', card],
])('draws the %s as another program does', async (name, scene) => {
  const svg = drawScene(scene, { ...NO_RESOURCES, fonts: await loadFonts(fontNames) });
  const own = await pixelsOf(Buffer.from(svg));
  const other = await pixelsOf(`src/scene/references/${name}.png`);
  expect(own.length).toBe(other.length);
  let different = 0;
  for (let at = 0; at < own.length; at += 3)
    if ([0, 1, 2].some((i) => Math.abs((own[at + i] ?? 0) - (other[at + i] ?? 0)) > 64)) different += 1;
  expect(different / (own.length / 3)).toBeLessThanOrEqual(MOST_DIFFERENT);
});
