import { readFile } from 'node:fs/promises';
import { callsOf } from './support/api.ts';
import { expectAccessible, expectWhole } from './support/axe.ts';
import { png } from './support/files.ts';
import { endsOf, expect, openAs, type Person, setFaults, type Target, test } from './support/product.ts';

/** Creates products as another client of the API does. @returns their ids */
async function make(product: Target, person: Person, ...products: { name: string; sku?: string }[]) {
  const call = await callsOf(product, person);
  const ids: string[] = [];
  for (const one of products) ids.push((await call<{ id: string }>('POST', '/products', one)).id);
  return ids;
}

test('creates, hides and deletes a product, and finds it by a part of its tag', async ({
  page,
  product,
  newcomer,
}) => {
  await make(product, newcomer, { name: 'Scalp brush' });
  await openAs(page, '/products/create', newcomer);
  await page.getByLabel('Name').fill('  Cedar beard oil ');
  await page.getByLabel('Price', { exact: true }).fill('24,5');
  const tags = page.getByRole('combobox', { name: 'Tags' });
  await tags.fill('barber, gift');
  await tags.press('Enter');
  await page.getByRole('button', { name: 'Add the product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cedar beard oil' })).toBeVisible();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('24.50');
  await page.getByRole('switch', { name: 'Guests see it' }).click();
  await expect(page.getByText(/^Unsaved/)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Unsaved/)).toHaveCount(0);

  const since = new Date();
  await page.goto('/products');
  await expect(page.getByRole('row')).toHaveCount(3);
  expect(await endsOf(product, 'listProducts', since), 'the list is asked for once').toEqual([200]);
  await page.getByRole('searchbox', { name: 'Find a product' }).fill('barb');
  await expect(page.getByRole('row')).toHaveCount(2);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect(await readFile(await (await file).path(), 'utf8')).toMatch(
    /^\uFEFF?name,[^\n]*\r\nCedar beard oil,[^\n]*,24\.5,[^\n]*,"barber;gift",[^\n]*\r\n$/,
  );
  await page.getByRole('link', { name: 'Cedar beard oil' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open page' }).click();
  await expect(page.getByRole('switch', { name: 'Guests see it' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('link', { name: 'Scalp brush' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cedar beard oil' })).toHaveCount(0);
});

test('keeps the search in the address, asks once for it, and ignores invalid parameters', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  await make(product, newcomer, { name: 'Cedar beard oil' }, { name: 'Scalp brush' });
  await openAs(page, '/products', newcomer);
  const since = new Date();
  const field = page.getByRole('searchbox', { name: 'Find a product' });
  await field.pressSequentially('bear', { delay: 20 });
  await expect(page).toHaveURL('/products?search=bear');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(field).toBeFocused();
  expect(await endsOf(product, 'searchProducts', since), 'not asked for at each letter').toEqual([200]);
  await field.fill('no such thing');
  await expect(page.getByRole('heading', { name: 'Nothing found for “no such thing”' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL('/products');
  await expect(field).toHaveValue('');
  await page.goBack();
  await expect(field).toHaveValue('no such thing');
  // Invalid parameters open the unfiltered list.
  await page.goto('/products?page=zero&open=..%2Fx&show=9999');
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('keeps everything typed when a SKU is taken, the service fails, or the page would be left', async ({
  page,
  product,
  newcomer,
}) => {
  await make(product, newcomer, { name: 'Serum', sku: 'S-1' });
  await openAs(page, '/products/create', newcomer);
  const name = page.getByLabel('Name');
  const sku = page.getByLabel('SKU');
  const save = page.getByRole('button', { name: 'Add the product' });
  await name.fill('Mask');
  await page.getByLabel('Price', { exact: true }).fill('39');
  await sku.fill('s-1');
  await save.click();
  await expect(sku).toBeFocused();
  await expect(sku).toHaveAttribute('aria-invalid', 'true');
  await sku.fill('S-2');
  await setFaults(product, { operations: { createProduct: { prefer: 'code=500' } } });
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved.' })).toContainText(
    'Nothing was changed.',
  );
  await setFaults(product, {});
  await page.getByRole('main').getByRole('link', { name: 'Products' }).click();
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Mask');
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mask' })).toBeVisible();
  await expect(sku).toHaveValue('S-2');
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('39.00');
});

test('supports rows, panel, columns, selection and bulk actions by keyboard only', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await make(product, newcomer, ...['Alpha', 'Beta', 'Delta', 'Gamma'].map((name) => ({ name })));
  await openAs(page, '/products', newcomer);
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(page.getByRole('row')).toHaveCount(5);
  await page.keyboard.press('j');
  await expect(link('Alpha')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Beta' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('dialog', { name: 'Delta' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Delta' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/products');
  await expect(link('Delta')).toBeFocused();

  await page.keyboard.press('x');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Selected rows' })).toContainText('2 selected');
  await expectAccessible(page, 'a list with selected rows');
  await page.getByRole('button', { name: 'Hide from guests' }).press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Hidden' })).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select Alpha' }).click();
  await page.getByRole('checkbox', { name: 'Select Delta' }).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('region', { name: 'Selected rows' })).toContainText('3 selected');
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete 3 products?' });
  await expect(question).toBeVisible();
  await expectAccessible(page, 'a question over a list');
  await question.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(link('Gamma')).toBeVisible();

  await page.getByRole('button', { name: /^View/ }).press('Enter');
  await page.getByRole('checkbox', { name: 'SKU' }).press('Space');
  await expect(page.getByRole('columnheader', { name: 'SKU' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^View/ })).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).not.toBeFocused();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'SKU' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`chooses a picture on a phone, ${colorScheme}, accessible and no wider than the screen`, {
    tag: '@long',
  }, async ({ page, product, newcomer }) => {
    const [id] = await make(product, newcomer, { name: 'Bottle' });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, `/products/${id}`, newcomer);
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    await expect(page.getByRole('heading', { name: 'No pictures yet' })).toBeVisible();
    await page.getByLabel('Picture to upload').setInputFiles(await png('bottle.png'));
    await page.getByRole('button', { name: 'Choose another' }).click();
    await expectAccessible(page, 'choosing a picture');
    await page.getByRole('button', { name: 'bottle.png' }).click();
    await expect(page.getByRole('button', { name: 'Choose another' })).toBeFocused();
    await expectWhole(page, 'a form with changes');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.goto('/products');
    await expect(page.locator('tbody img')).toHaveJSProperty('complete', true);
    await expectWhole(page, 'a list of cards');
    await page.getByRole('link', { name: 'Bottle' }).click();
    await expect(page.getByRole('dialog', { name: 'Bottle' })).toBeVisible();
    await expectWhole(page, 'a panel');
  });
}

test('warns that another tab changed the field that is being edited', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const [id] = await make(product, newcomer, { name: 'Pine soap' });
  await openAs(page, `/products/${id}`, newcomer);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('combobox', { name: 'Brand' }).fill('Northwash');
  await page.getByRole('combobox', { name: 'Brand' }).fill('Juniper');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText(/^Also changed elsewhere: Brand\./)).toBeVisible();
});

test('shows a product as guests see it, and last in the order where no number is given', {
  tag: '@long',
}, async ({ page, newcomer }) => {
  await openAs(page, '/products/create', newcomer);
  await page.getByLabel('Name').fill('Pine soap');
  await page.getByRole('button', { name: 'Add the product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pine soap' })).toBeVisible();
  const shown = page.getByRole('region', { name: 'Preview' });
  await expect(shown).toContainText('Pine soap');
  await expect(page.getByLabel('Sort order')).toHaveValue('');
  await page.getByLabel('Price', { exact: true }).fill('12,5');
  await expect(shown).toContainText('12.50');
  const order = page.getByLabel('Sort order');
  await order.fill('7');
  await expect(page.getByText(/^Unsaved/)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Unsaved/)).toHaveCount(0);
  await expect(order).not.toHaveAttribute('aria-required');
  await order.fill('');
  await expect(page.getByText(/^Unsaved/)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Unsaved/)).toHaveCount(0);
  await page.reload();
  await expect(order).toHaveValue('');
});

test('keeps the words of a preview whole where the window is narrow', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const call = await callsOf(product, newcomer);
  const form = new FormData();
  form.append('assets', new Blob([new Uint8Array((await png()).buffer)], { type: 'image/png' }), 'mask.png');
  const { items } = await call.upload<{ items: { id: string }[] }>('/assets?type=misc', form);
  const { id } = await call<{ id: string }>('POST', '/products', {
    ...{ name: 'Bond repair mask', url: 'https://juniper.example/mask', imageAssetId: items[0]?.id },
  });
  await page.setViewportSize({ width: 1024, height: 768 });
  await openAs(page, `/products/${id}`, newcomer);
  await expect(page.getByRole('region', { name: 'Preview' }).locator('img')).toBeVisible();
  const name = page.getByRole('region', { name: 'Preview' }).getByText('Bond repair mask', { exact: true });
  const linesPerWord = await name.evaluate((element) => {
    const text = element.firstChild as Text;
    return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length;
    });
  });
  expect(linesPerWord).toEqual([1, 1, 1]);
});

test('offers the pictures of other uses last', { tag: '@long' }, async ({ page, product, newcomer }) => {
  const call = await callsOf(product, newcomer);
  for (const [type, name] of [
    ['misc', 'soap.png'],
    ['logo', 'brand.png'],
  ] as const) {
    const form = new FormData();
    form.append('assets', new Blob([new Uint8Array((await png()).buffer)], { type: 'image/png' }), name);
    await call.upload(`/assets?type=${type}`, form);
  }
  await openAs(page, '/products/create', newcomer);
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const pictures = page.getByRole('dialog', { name: 'Choose a picture' }).getByRole('listitem');
  await expect(pictures).toHaveText(['soap.png', 'brand.png']);
});
