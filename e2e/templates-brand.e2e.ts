// Templates in the colors and fonts of the business, stock designs, and the editor by touch.
import sharp from 'sharp';
import { callsOf } from './support/api.ts';
import { expectAccessibleInBoth } from './support/axe.ts';
import { png } from './support/files.ts';
import { endsOf, expect, setFaults, test } from './support/product.ts';
import {
  card,
  colorAt,
  field,
  layerButton,
  openList,
  openOriginal,
  original,
  pointOf,
  type Stored,
  save,
} from './support/templates.ts';

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
  await page.getByLabel('Picture to upload').setInputFiles([await png()]);
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
    expect(scene.layers.slice(1)).toMatchObject([{ fill: '#1F5FA8' }, { color: '#000000' }]);
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
  const middle = await pointOf(page, 600, 900);
  const row = Array.from({ length: 40 }, (_, i) => ({ x: middle.x - 20 + i, y: middle.y }));
  const colors = () => Promise.all(row.map((point) => colorAt(page, point)));
  const photo = await colors();
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(field(page, 'Font')).toHaveValue('Oswald');
  // Drawn as soon as its font is loaded: a stroke of the letters lies on this line of the photo.
  await field(page, 'Text').fill('||||||||||||||||');
  await expect.poll(colors).not.toEqual(photo);
  await expect(field(page, 'Color')).toHaveValue('#1f5fa8');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('pans with one finger or with space, and zooms with two without moving a layer', async ({
    page,
    product,
    newcomer,
  }) => {
    await openOriginal(page, product, newcomer);
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

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true });

    test('gives the canvas and the properties the room of the header, and shows messages above them', async ({
      page,
      product,
      newcomer,
    }) => {
      await openOriginal(page, product, newcomer);
      await expect(page.getByRole('button', { name: /User menu/ })).toBeHidden();
      const properties = page.getByRole('region', { name: 'Properties' });
      await page.getByRole('radio', { name: 'Page' }).check();
      await expect(properties).toBeVisible();
      const canvasHeight = () =>
        page
          .locator('canvas')
          .first()
          .evaluate(({ clientHeight }) => clientHeight);
      const before = await canvasHeight();
      await page.getByRole('button', { name: 'Show more', exact: true }).click();
      await expect.poll(canvasHeight).toBeLessThan(before - 100);
      await page.getByRole('button', { name: 'Show less', exact: true }).click();
      await expect.poll(canvasHeight).toBe(before);
      const drag = async (by: number) => {
        const { x = 0, y = 0, width = 0 } = (await handle.boundingBox()) ?? {};
        await page.mouse.move(x + width / 2, y + 10);
        await page.mouse.down();
        await page.mouse.move(x + width / 2, y + 10 + by, { steps: 5 });
        await page.mouse.up();
      };
      const handle = page.getByRole('button', { name: /^Show (more|less)$/ });
      await drag(-80);
      await expect.poll(canvasHeight).toBeLessThan(before - 100);
      await drag(-80);
      await expect(handle).toHaveAccessibleName('Show less');
      await drag(80);
      await expect.poll(canvasHeight).toBe(before);
      await page.context().setOffline(true);
      const notice = await page.getByText("You're offline.").boundingBox();
      const canvas = await page.locator('canvas').first().boundingBox();
      await page.context().setOffline(false);
      expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(canvas?.y ?? 0);
    });

    test('pans the page by a swipe over a layer, and moves only a selected one', async ({
      page,
      product,
      newcomer,
    }) => {
      await openOriginal(page, product, newcomer);
      const cdp = await page.context().newCDPSession(page);
      const swipeUp = async () => {
        const { x, y } = await pointOf(page, 600, 700);
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
        for (let by = 10; by <= 100; by += 10)
          await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - by }] });
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      };
      const fits = () => page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
      const undo = page.getByRole('button', { name: 'Undo' });

      const { x, y } = await pointOf(page, 600, 700);
      await page.touchscreen.tap(x, y);
      await expect(field(page, 'Name')).toHaveValue('Photo');
      await swipeUp();
      await expect(undo).toBeEnabled();
      expect(await fits()).toBe(true);
      // A move ends at whole pixels.
      await expect(field(page, 'Top')).toHaveValue(/^-\d+$/);

      await undo.tap();
      await expect(undo).toBeDisabled();
      // Between the handles of the layer, which are outside it.
      const empty = await pointOf(page, -20, 350);
      await page.touchscreen.tap(empty.x, empty.y);
      await expect(field(page, 'Name')).toHaveCount(0);
      const top = await pointOf(page, 600, 30);
      await expect.poll(() => colorAt(page, top)).toBe('251,246,239');
      await swipeUp();
      await expect.poll(() => colorAt(page, top)).not.toBe('251,246,239');
      await expect(undo).toBeDisabled();
      await expect(field(page, 'Name')).toHaveCount(0);
    });
  });
});
