// Templates from the list to the printed picture: with the mouse, without it, and on a bad day.
import { callsOf } from './support/api.ts';
import { expectAccessibleInBoth } from './support/axe.ts';
import { endsOf, expect, openAs, setFaults, test } from './support/product.ts';
import {
  card,
  field,
  layerButton,
  openList,
  openOriginal,
  original,
  pointOf,
  properties,
  type Stored,
  save,
} from './support/templates.ts';

test('makes a template with the mouse: from a design to a saved picture', async ({
  page,
  product,
  newcomer,
}) => {
  await openList(page, newcomer);
  const call = await callsOf(product, newcomer);
  await page.getByRole('button', { name: 'New template' }).click();
  await page.getByRole('radio', { name: 'Classic Print' }).first().check();
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

  await page.getByRole('button', { name: 'Text', exact: true }).click();
  const middle = await pointOf(page, 600, 900);
  await page.mouse.dblclick(middle.x, middle.y);
  await page.getByLabel('Text on the page').fill('Shine');
  const since = new Date();
  await save(page).click();
  await expect.poll(() => endsOf(product, 'updateTemplatePreview', since)).toEqual([200]);
  const { items } = await call<{ items: Stored[] }>('GET', '/templates');
  expect(items[0]?.preview).not.toBeNull();
  const layers = items[0]?.scene.layers ?? [];
  expect(layers.filter(({ text }) => text === 'Shine')).toHaveLength(1);
  await page.goto('/templates');
  await expect(card(page, 'Autumn').locator('img')).toHaveJSProperty('complete', true);
  await expect(card(page, 'Autumn')).toContainText('Print · 1200 × 1800Not used');
});

test('selects by a marquee, loads fonts that the content policy allows, and undoes a new shape', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const { id, call } = await openOriginal(page, product, newcomer);
  const start = await pointOf(page, 5, 1795);
  const end = await pointOf(page, 1195, 1350);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
  await expect(properties(page).getByRole('heading')).toHaveText(/^2 layers/);
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  const middle = await pointOf(page, 600, 900);
  await page.mouse.dblclick(middle.x, middle.y);
  await page.getByLabel('Text on the page').fill('Shine');
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Rectangle' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await save(page).click();
  await expect.poll(async () => (await call<Stored>('GET', `/templates/${id}`)).scene.layers.length).toBe(4);
});

test('[template-height] designs a template without a mouse, and stores its height as an integer', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const call = await callsOf(product, newcomer);
  await call('POST', '/templates/create', original);
  await openList(page, newcomer);
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };

  await press('Actions for Autumn');
  await press('Duplicate');
  await expect(card(page, 'Autumn copy')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions for Autumn', exact: true })).toBeFocused();
  await press('Actions for Autumn copy');
  await press('Rename');
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

test('prints emoji, and names characters that a font does not have', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await openOriginal(page, product, newcomer);
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  const text = properties(page).getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('Opening night 🎉 漢');
  await expect(page.getByText("this font can't print 漢.")).toBeVisible();
  await text.fill('Opening night 🎉');
  await expect(page.getByText("this font can't print")).toHaveCount(0);
  await expect(page.getByText('No problems found.')).toBeVisible();
});

test('keeps a scene that could not be saved, and offers it after a reload', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const { id, call } = await openOriginal(page, product, newcomer);
  await layerButton(page, 'Frame').click();
  await field(page, 'Left').fill('333');
  await setFaults(product, { operations: { updateTemplatePreview: { prefer: 'code=500' } } });
  await save(page).click();
  await expect(page.getByText('Your changes are kept on this device.')).toBeVisible();

  // The browser asks before a reload loses something.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore them' }).click();
  await layerButton(page, 'Frame').click();
  await expect(field(page, 'Left')).toHaveValue('333');
  await setFaults(product, {});
  await save(page).click();
  await expect
    .poll(async () => (await call<Stored>('GET', `/templates/${id}`)).scene.layers[1])
    .toMatchObject({ x: 333 });
});

test('shows both versions after another user saved, and asks before leaving', { tag: '@long' }, async ({
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
  const dialog = page.getByRole('dialog', { name: 'Changed in another tab or by someone else' });
  await expect(dialog.getByRole('img', { name: 'Your version' })).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Saved version' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Assets' }).first().click();
  await expect(page.getByText('If you leave this page, your changes are lost.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();

  await save(page).click();
  await dialog.getByRole('button', { name: 'Save your version' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect((await call<Stored>('GET', `/templates/${id}`)).scene.layers).toHaveLength(3);
});

test('copies layers from one template to another', { tag: '@long' }, async ({ page, product, newcomer }) => {
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

test('says what uses a template instead of deleting it, and deletes an unused one', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const call = await callsOf(product, newcomer);
  const { id } = await call<Stored>('POST', '/templates/create', { ...original, kind: 'mail' });
  await call('POST', '/templates/create', { ...original, name: 'Unused' });
  await call('POST', '/campaigns', { name: 'News', channel: 'email', templateId: id });
  await openList(page, newcomer);
  await page.getByRole('button', { name: 'Actions for Autumn' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Campaign “News”' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Actions for Unused' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(card(page, 'Unused')).toBeHidden();

  // Several at once: the copy is not in use.
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await page.getByRole('checkbox', { name: 'Select Autumn' }).check();
  await bar.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(bar).toBeHidden();
  for (const box of await page.getByRole('checkbox', { name: /^Select Autumn/ }).all()) await box.check();
  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete 2 templates?' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question.getByRole('alert')).toContainText('Autumn: ');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('designs an asset, and sends its picture only when the picture changes', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await openAs(page, '/assets/create?type=start_screen', newcomer);
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

test('the new template and a selected layer are accessible in both themes', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await openOriginal(page, product, newcomer);
  await layerButton(page, 'Title').click();
  await expectAccessibleInBoth(page, 'a selected layer');
  await page.goto('/templates');
  await page.getByRole('button', { name: 'New template' }).click();
  await expect(page.getByRole('dialog').getByText('Classic').first()).toBeVisible();
  await expectAccessibleInBoth(page, 'new template');
});
