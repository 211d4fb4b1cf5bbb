// Templates for browser tests, and the parts of the editor.
import type { Page } from '@playwright/test';
import { callsOf } from './api.ts';
import { expect, openAs, type Person, type Target } from './product.ts';

export interface Stored {
  id: string;
  name: string;
  width: number;
  height: number;
  preview: string | null;
  scene: { layers: { id: string; name: string; type: string; x: number; y: number; text?: string }[] };
}

const layer = (id: string, values: object) => ({
  ...{ id, name: id, x: 0, y: 0, w: 300, h: 200, rotation: 0, opacity: 1, z: 0 },
  ...{ locked: false, hidden: false, editable: [], ...values },
});

export const original = {
  ...{ name: 'Autumn', kind: 'print', width: 1200, height: 1800 },
  scene: {
    ...{ version: 1, width: 1200, height: 1800, background: '#FBF6EF' },
    layers: [
      layer('Photo', { type: 'photo', slot: 1, x: 100, y: 100, w: 1000, h: 1200 }),
      layer('Frame', {
        type: 'shape',
        shape: 'rectangle',
        fill: '#3F6B4F',
        radius: 0,
        x: 450,
        y: 1400,
        z: 1,
      }),
      layer('Title', {
        ...{ type: 'text', text: 'Autumn', font: 'Lora', size: 80, color: '#3D2B1F', align: 'center' },
        ...{ x: 100, y: 1640, w: 1000, h: 100, z: 2 },
      }),
    ],
  },
};

export async function openList(page: Page, person: Person): Promise<void> {
  await openAs(page, '/templates', person);
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
}

/** Creates the original in an account, and opens it in the editor. */
export async function openOriginal(page: Page, product: Target, person: Person) {
  const call = await callsOf(product, person);
  const { id } = await call<Stored>('POST', '/templates/create', original);
  await openList(page, person);
  await page.goto(`/templates/${id}`);
  await expect(page.locator('canvas').first()).toBeVisible();
  return { id, call };
}

export const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
export const properties = (page: Page) => page.getByRole('region', { name: 'Properties' });
export const field = (page: Page, name: string) => properties(page).getByLabel(name, { exact: true });
export const layerButton = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first();
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** The point of the screen where a point of the scene is shown, with the whole page fitted to the canvas. */
export async function pointOf(page: Page, x: number, y: number, scene = { width: 1200, height: 1800 }) {
  const box = await page.getByRole('img', { name: 'The page' }).boundingBox();
  if (!box) throw new Error('There is no canvas.');
  const margin = box.width < 480 ? 32 : 64;
  const zoom = Math.min((box.width - margin) / scene.width, (box.height - margin) / scene.height);
  return {
    zoom,
    x: box.x + (box.width - scene.width * zoom) / 2 + x * zoom,
    y: box.y + (box.height - scene.height * zoom) / 2 + y * zoom,
  };
}

/** The color that the canvas shows at a point of the screen. */
export const colorAt = (page: Page, { x, y }: { x: number; y: number }) =>
  page
    .locator('canvas')
    .first()
    .evaluate(
      (canvas, at) => {
        const { left, top } = canvas.getBoundingClientRect();
        const context = (canvas as HTMLCanvasElement).getContext('2d');
        const { data } = context?.getImageData(at.x - left, at.y - top, 1, 1) ?? { data: [] };
        return [...data].slice(0, 3).join();
      },
      { x, y },
    );
