// Templates from the list to the printed picture: with the mouse, without it, and on a bad day.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { callsOf } from './support/api.ts';
import { expectAccessibleInBoth } from './support/axe.ts';
import { png } from './support/files.ts';
import { endsOf, expect, type Person, setFaults, signIn, test } from './support/product.ts';

interface Stored {
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

const original = {
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
        ...{ type: 'text', text: 'Autumn', font: 'Lora', size: 80, colour: '#3D2B1F', align: 'center' },
        ...{ x: 100, y: 1640, w: 1000, h: 100, z: 2 },
      }),
    ],
  },
};

async function openList(page: Page, person: Person): Promise<void> {
  await page.goto('/templates');
  await signIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
}

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const properties = (page: Page) => page.getByRole('region', { name: 'Properties' });
const field = (page: Page, name: string) => properties(page).getByLabel(name, { exact: true });
const layerButton = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** The point of the screen where a point of the scene is shown, with the whole page fitted to the canvas. */
async function pointOf(page: Page, x: number, y: number, scene = { width: 1200, height: 1800 }) {
  const box = await page.getByRole('img', { name: 'The page' }).boundingBox();
  if (!box) throw new Error('There is no canvas.');
  const zoom = Math.min((box.width - 64) / scene.width, (box.height - 64) / scene.height);
  return {
    zoom,
    x: box.x + (box.width - scene.width * zoom) / 2 + x * zoom,
    y: box.y + (box.height - scene.height * zoom) / 2 + y * zoom,
  };
}

/** The color that the canvas shows at a point of the screen. */
const colorAt = (page: Page, { x, y }: { x: number; y: number }) =>
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

test('makes a template with the mouse: from a design to a saved picture', async ({
  page,
  product,
  newcomer,
}) => {
  await openList(page, newcomer);
  const call = await callsOf(product, newcomer);
  await page.getByRole('button', { name: 'New template' }).click();
  await page.getByText('Print, Classic').click();
  await page.getByLabel('Name').fill('Autumn');
  await page.getByRole('button', { name: 'Create template' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn' })).toBeVisible();
  await expect(page.locator('canvas').first()).toBeVisible();

  // A click selects, and a drag moves. An edge that comes near the page's edge snaps to it.
  const from = await pointOf(page, 600, 700);
  await page.mouse.click(from.x, from.y);
  await expect(field(page, 'Name')).toHaveValue('Photo 1');
  const left = Number(await field(page, 'Left').inputValue());
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 20 * from.zoom, from.y + 100 * from.zoom, { steps: 5 });
  await page.mouse.move(from.x - (left - 3) * from.zoom, from.y + 100 * from.zoom, { steps: 5 });
  await page.mouse.up();
  await expect(field(page, 'Left')).toHaveValue('0');

  // A marquee selects what it touches.
  const start = await pointOf(page, 5, 1795);
  const end = await pointOf(page, 1195, 1500);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
  await expect(properties(page).getByRole('heading')).toHaveText(/^\d layers|Photo/);

  await page.getByRole('button', { name: 'Text', exact: true }).click();
  const middle = await pointOf(page, 600, 900);
  await page.mouse.dblclick(middle.x, middle.y);
  await page.getByLabel('Text on the page').fill('Shine');
  await page.getByRole('button', { name: 'Rectangle' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();

  const since = new Date();
  await save(page).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(() => endsOf(product, 'updateTemplatePreview', since)).toEqual([200]);
  const { items } = await call<{ items: Stored[] }>('GET', '/templates');
  expect(items[0]?.preview).not.toBeNull();
  const layers = items[0]?.scene.layers ?? [];
  expect(layers.filter(({ text }) => text === 'Shine')).toHaveLength(1);
  expect(layers.filter(({ type }) => type === 'shape')).toHaveLength(0);
  await page.goto('/templates');
  await expect(card(page, 'Autumn').locator('img')).toHaveJSProperty('complete', true);
  await expect(card(page, 'Autumn')).toContainText('1200 × 1800 · not used');
});

test('[template-height] designs a template without a mouse, and stores its height as an integer', async ({
  page,
  product,
  newcomer,
}) => {
  const call = await callsOf(product, newcomer);
  await call('POST', '/templates/create', original);
  await openList(page, newcomer);
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };

  await press('Duplicate Autumn');
  await expect(card(page, 'Autumn copy')).toBeVisible();
  await card(page, 'Autumn copy').getByRole('button', { name: 'Autumn copy', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Winter');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Winter')).toBeVisible();
  await page.getByRole('link', { name: 'Open Winter' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Winter' })).toBeVisible();

  // The page, as long as nothing is selected.
  await field(page, 'Height').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1799.6');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Height')).toHaveValue('1800');
  await field(page, 'Height').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1699.6');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Height')).toHaveValue('1700');

  await layerButton(page, 'Frame').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(field(page, 'Left')).toHaveValue('451');
  await expect(field(page, 'Top')).toHaveValue('1410');
  await press('Align left');
  await expect(field(page, 'Left')).toHaveValue('0');
  await press('Move Frame up');
  await press('Hide Frame');
  await expect(page.getByRole('button', { name: 'Show Frame' })).toBeVisible();

  // Undo to the start.
  while (await page.getByRole('button', { name: 'Undo' }).isEnabled()) {
    await page.locator('body').press('Control+z');
  }
  await expect(field(page, 'Left')).toHaveValue('450');
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await page.getByRole('button', { name: 'Redo' }).focus();
  await page.keyboard.press('Enter');

  await press('QR code');
  await expect(field(page, 'Name')).toHaveValue('QR code');
  const since = new Date();
  await page.keyboard.press('Control+s');
  await expect.poll(() => endsOf(product, 'updateTemplatePreview', since)).toEqual([200]);
  const { items } = await call<{ items: Stored[] }>('GET', '/templates');
  expect(items[0]).toMatchObject({ name: 'Winter', height: 1700 });
  expect(items[0]?.scene.layers.map(({ type }) => type)).toEqual(['photo', 'shape', 'text', 'qr']);
});

test('keeps a scene that could not be saved, and offers it after a reload', async ({
  page,
  product,
  newcomer,
}) => {
  const call = await callsOf(product, newcomer);
  const { id } = await call<Stored>('POST', '/templates/create', original);
  await openList(page, newcomer);
  await page.goto(`/templates/${id}`);
  await layerButton(page, 'Frame').click();
  await field(page, 'Left').fill('333');
  await setFaults(product, { operations: { updateTemplatePreview: { prefer: 'code=500' } } });
  await save(page).click();
  await expect(page.getByText('Error Saving', { exact: true })).toBeVisible();
  await expect(page.getByText('Your changes are kept in this browser.')).toBeVisible();

  // The browser asks before a reload loses something.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore them' }).click();
  await layerButton(page, 'Frame').click();
  await expect(field(page, 'Left')).toHaveValue('333');
  await setFaults(product, {});
  await save(page).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect((await call<Stored>('GET', `/templates/${id}`)).scene.layers[1]).toMatchObject({ x: 333 });
  await page.reload();
  await expect(page.locator('canvas').first()).toBeVisible();
  await expect(page.getByText('could not be saved')).toBeHidden();
});

test('shows both versions after another user saved, and asks before leaving', async ({
  page,
  product,
  newcomer,
}) => {
  const call = await callsOf(product, newcomer);
  const { id, scene } = await call<Stored>('POST', '/templates/create', original);
  await openList(page, newcomer);
  await page.goto(`/templates/${id}`);
  await layerButton(page, 'Title').click();
  await field(page, 'Text').fill('Mine');
  await call('POST', `/templates/${id}`, { scene: { ...scene, layers: scene.layers.slice(0, 1) } });
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
  await expect(dialog.getByRole('img', { name: 'Your version' })).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Saved version' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Assets' }).first().click();
  await expect(page.getByText('Your changes will be lost.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();

  await save(page).click();
  await dialog.getByRole('button', { name: 'Save your version' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect((await call<Stored>('GET', `/templates/${id}`)).scene.layers).toHaveLength(3);
});

test('copies layers from one template to another', async ({ page, product, newcomer }) => {
  const call = await callsOf(product, newcomer);
  const { id } = await call<Stored>('POST', '/templates/create', original);
  const { scene: _scene, ...empty } = { ...original, name: 'Empty' };
  const other = await call<Stored>('POST', '/templates/create', empty);
  await openList(page, newcomer);
  await page.goto(`/templates/${id}`);
  await layerButton(page, 'Title').click();
  await page.keyboard.press('Control+c');
  await page.goto(`/templates/${other.id}`);
  await expect(page.getByText('Nothing on the page yet.')).toBeVisible();
  await page.locator('body').press('Control+v');
  await expect(field(page, 'Text')).toHaveValue('Autumn');
  await expect(field(page, 'Top')).toHaveValue('1660');
});

test('says what uses a template instead of deleting it, and deletes an unused one', async ({
  page,
  product,
  newcomer,
}) => {
  const call = await callsOf(product, newcomer);
  const { id } = await call<Stored>('POST', '/templates/create', { ...original, kind: 'mail' });
  await call('POST', '/templates/create', { ...original, name: 'Unused' });
  await call('POST', '/campaigns', { name: 'News', channel: 'email', templateId: id });
  await openList(page, newcomer);
  await page.getByRole('button', { name: 'Delete Autumn' }).click();
  await expect(page.getByRole('dialog')).toContainText('Campaign “News”');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Delete Unused' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(card(page, 'Unused')).toBeHidden();
});

test('designs an asset, and sends its picture only when the picture changes', async ({
  page,
  product,
  newcomer,
}) => {
  await page.goto('/assets/create?type=start_screen');
  await signIn(page, newcomer);
  await page.getByRole('button', { name: 'Design one here' }).click();
  await expect(page).toHaveURL(/\/assets\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Start screen.png' })).toBeVisible();
  const call = await callsOf(product, newcomer);
  const id = page.url().split('/').at(-1) ?? '';
  const read = () => call<Stored & { url: string; bytes: number }>('GET', `/assets/${id}`);
  const empty = await read();
  expect(empty.scene.layers).toEqual([]);

  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await field(page, 'Text').fill('Touch to start');
  const opened = new Date();
  await save(page).click();
  await expect.poll(() => endsOf(product, 'replaceAsset', opened)).toEqual([200]);
  const drawn = await read();
  expect(drawn.scene.layers).toMatchObject([{ type: 'text', text: 'Touch to start' }]);
  expect([drawn.width, drawn.height, drawn.name]).toEqual([2048, 2732, 'Start screen.png']);
  expect(drawn.bytes).toBeGreaterThan(empty.bytes);

  // A layer's name doesn't show.
  const since = new Date();
  await field(page, 'Name').fill('Invitation');
  await save(page).click();
  await expect.poll(() => endsOf(product, 'updateAssetScene', since)).toEqual([200]);
  expect(await endsOf(product, 'replaceAsset', since)).toEqual([]);
  expect((await read()).scene.layers).toMatchObject([{ name: 'Invitation' }]);

  await page.goto(`/assets?open=${id}`);
  await page.getByRole('link', { name: 'Edit the design' }).click();
  await expect(layerButton(page, 'Invitation')).toBeVisible();
});

test('uses a stock design with a transparent background, and a picture that is uploaded for it', async ({
  page,
  product,
  newcomer,
}) => {
  await openList(page, newcomer);
  const call = await callsOf(product, newcomer);
  await page.getByRole('button', { name: 'Use Print, Transparent frame' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Print, Transparent frame' })).toBeVisible();
  await expect(field(page, 'Transparent background')).toBeChecked();
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await page.getByLabel('Pictures to upload').setInputFiles([await png()]);
  await expect(field(page, 'Name')).toHaveValue('Picture');
  await field(page, 'Top').fill('100');
  const since = new Date();
  await save(page).click();
  await expect.poll(() => endsOf(product, 'updateTemplatePreview', since)).toEqual([200]);
  const { items } = await call<{ items: Stored[] }>('GET', '/templates');
  const picture = await fetch(new URL(items[0]?.preview ?? '', product.origin));
  const { data, info } = await sharp(await picture.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  expect([alphaAt(2, 2), alphaAt(info.width / 2, info.height * 0.7)]).toEqual([255, 0]);
  await page.goto('/templates');
  await expect(card(page, 'Transparent frame').locator('img')).toHaveCSS('background-image', /gradient/);
});

test('recolors several templates to the brand, names those that fail, and undoes one in one step', async ({
  page,
  product,
  newcomer,
}) => {
  const call = await callsOf(product, newcomer);
  await call('POST', '/account', {
    ...{ brandColor: '#1F5FA8', accentColor: '#F2B134', headingFont: 'Oswald', textFont: 'Lora' },
  });
  for (const name of ['Autumn', 'Winter']) await call('POST', '/templates/create', { ...original, name });
  await openList(page, newcomer);
  await page.getByRole('checkbox', { name: 'Select Autumn' }).check();
  await page.getByRole('checkbox', { name: 'Select Winter' }).check();
  await page.getByRole('button', { name: 'Recolor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recolor' });
  await expect(dialog.getByRole('img', { name: 'Winter after' })).toBeVisible();
  await expect(dialog.getByLabel('Replace #3F6B4F with')).toHaveValue('#1f5fa8');
  await expect(dialog.getByLabel('Replace #FBF6EF with')).toHaveValue('#fbf6ef');
  await expectAccessibleInBoth(page, 'recolor');
  const ink = dialog.getByRole('listitem').filter({ hasText: '#3D2B1F' });
  await ink.getByRole('button', { name: 'Use #000000' }).click();

  await setFaults(product, { operations: { updateTemplatePreview: { prefer: 'code=500' } } });
  await dialog.getByRole('button', { name: 'Save 2 templates' }).click();
  await expect(dialog.getByRole('alert')).toContainText('2 templates were not saved:');
  await expect(dialog.getByRole('alert')).toContainText('Winter:');
  await setFaults(product, {});
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { items } = await call<{ items: (Stored & { scene: { background: string } })[] }>(
    'GET',
    '/templates',
  );
  for (const { preview, scene } of items) {
    expect(preview).not.toBeNull();
    expect(scene.background).toBe('#FBF6EF');
    expect(scene.layers.slice(1)).toMatchObject([{ fill: '#1F5FA8' }, { colour: '#000000' }]);
  }
  await expect(page.getByRole('button', { name: 'Clear selection' })).toBeHidden();

  // The brand comes first in the editor too.
  await page.goto(`/templates/${items[0]?.id}`);
  await page.getByRole('button', { name: 'Recolor' }).click();
  await dialog
    .getByRole('listitem')
    .filter({ hasText: '#1F5FA8' })
    .getByRole('button', { name: 'Use brand color #F2B134' })
    .click();
  await dialog
    .getByRole('listitem')
    .filter({ hasText: '#FBF6EF' })
    .getByRole('button', { name: 'Use #000000' })
    .click();
  await dialog.getByRole('button', { name: 'Apply colors' }).click();
  await layerButton(page, 'Frame').click();
  await expect(field(page, 'Color')).toHaveValue('#f2b134');
  const frame = await pointOf(page, 600, 1500);
  await expect.poll(() => colorAt(page, frame)).toBe('242,177,52');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Color')).toHaveValue('#1f5fa8');
  await expect.poll(() => colorAt(page, frame)).toBe('31,95,168');
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(field(page, 'Font')).toHaveValue('Oswald');
  // Drawn as soon as its font is loaded: a stroke of the letters lies on this line of the photo.
  await field(page, 'Text').fill('||||||||||||||||');
  const middle = await pointOf(page, 600, 900);
  const row = Array.from({ length: 40 }, (_, i) => ({ x: middle.x - 20 + i, y: middle.y }));
  await expect
    .poll(async () => new Set(await Promise.all(row.map((point) => colorAt(page, point)))).size)
    .toBeGreaterThan(1);
  await expect(field(page, 'Color')).toHaveValue('#1f5fa8');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('pans with one finger or with space, and zooms with two without moving a layer', async ({
    page,
    product,
    newcomer,
  }) => {
    const call = await callsOf(product, newcomer);
    const { id } = await call<Stored>('POST', '/templates/create', original);
    await openList(page, newcomer);
    await page.goto(`/templates/${id}`);
    await expect(page.locator('canvas').first()).toBeVisible();
    const percent = async () =>
      Number.parseInt(await page.getByLabel('Zoom', { exact: true }).innerText(), 10);
    const origin = async () => (await page.locator('[data-axis="x"]').first().boundingBox())?.x ?? 0;
    const [before, left] = [await percent(), await origin()];

    // Two fingers on the photo: the first one alone would drag it.
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map((point, i) => ({ ...point, id: i })),
      });
    const { x, y } = await pointOf(page, 600, 700);
    const at = (by: number) => ({ x: x + by, y });
    await touch('touchStart', at(-30));
    await touch('touchMove', at(-40));
    await touch('touchStart', at(-40), at(40));
    for (let by = 45; by <= 80; by += 5) await touch('touchMove', at(-by), at(by));
    await touch('touchEnd');
    await expect.poll(percent).toBeGreaterThan(before * 1.9);
    expect(await percent()).toBeLessThan(before * 2.1);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();

    await page.getByRole('button', { name: 'Show the whole page' }).click();
    await expect.poll(origin).toBeCloseTo(left, 0);
    const corner = await pointOf(page, -20, 20);
    await touch('touchStart', corner);
    for (let by = 10; by <= 50; by += 10) await touch('touchMove', { x: corner.x + by, y: corner.y });
    await touch('touchEnd');
    await expect.poll(origin).toBeCloseTo(left + 50, -1);

    await page.mouse.move(x, y);
    await page.keyboard.down(' ');
    await page.mouse.down();
    await page.mouse.move(x - 50, y, { steps: 5 });
    await page.mouse.up();
    await page.keyboard.up(' ');
    await expect.poll(origin).toBeCloseTo(left, -1);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });
});

test('the list and the editor are accessible in both themes', async ({ page, product, newcomer }) => {
  const call = await callsOf(product, newcomer);
  const { id } = await call<Stored>('POST', '/templates/create', original);
  await openList(page, newcomer);
  await expectAccessibleInBoth(page, 'templates');
  await page.getByRole('button', { name: 'New template' }).click();
  await expect(page.getByText('Print, Classic')).toBeVisible();
  await expectAccessibleInBoth(page, 'new template');
  await page.goto(`/templates/${id}`);
  await layerButton(page, 'Title').click();
  await expectAccessibleInBoth(page, 'the editor');
});
