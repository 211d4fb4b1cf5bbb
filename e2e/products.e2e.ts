import type { Page } from '@playwright/test';
import { callsOf } from './support/api.ts';
import { expectAccessible, expectWhole } from './support/axe.ts';
import { png } from './support/files.ts';
import { endsOf, expect, openAs, setFaults, test } from './support/product.ts';

async function add(page: Page, name: string, more: Record<string, string> = {}): Promise<void> {
  await page.goto('/products/create');
  await page.getByLabel('Name').fill(name);
  for (const [label, value] of Object.entries(more))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Add the product' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('creates, finds by a word of the address, edits and deletes a product', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await openAs(page, '/products', newcomer);
  await expect(page.getByRole('heading', { name: 'No products yet' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Add a product' }).click();
  await page.getByLabel('Name').fill('  Cedar beard oil ');
  await page.getByLabel('Price', { exact: true }).fill('24,5');
  const tags = page.getByRole('combobox', { name: 'Tags' });
  await tags.fill('beard, gift');
  await tags.press('Enter');
  await expect(page.getByText('Unsaved: Name, Tags, and Price')).toBeVisible();
  await page.getByRole('button', { name: 'Add the product' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/products\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Cedar beard oil' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Save' })).toHaveCount(0);
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('24.50');
  await add(page, 'Scalp brush');

  const since = new Date();
  await page.goto('/products');
  await expect(page.getByRole('row')).toHaveCount(3);
  expect(await endsOf(product, 'listProducts', since), 'the list is asked for once').toEqual([200]);
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

  await page.getByRole('link', { name: 'Scalp brush' }).click();
  await expect(page).toHaveURL(/open=/);
  await page.getByRole('dialog').getByRole('link', { name: 'Open page' }).click();
  await page.getByRole('switch', { name: 'Guests see it' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Guests see it' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('link', { name: 'Scalp brush' })).toHaveCount(0);
});

test('shows each error in its place and keeps everything typed', async ({ page, product, newcomer }) => {
  await openAs(page, '/products/create', newcomer);
  await add(page, 'Serum', { SKU: 'S-1' });
  await page.goto('/products/create');
  const name = page.getByLabel('Name');
  const sku = page.getByLabel('SKU');
  const price = page.getByLabel('Price', { exact: true });
  const save = page.getByRole('button', { name: 'Add the product' });
  await price.fill('cheap');
  await sku.fill('-');
  await page.getByLabel('Shop link').fill('shop');
  await save.click();
  // Refused by validation against the contract; the first invalid field gets the focus.
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('This is required.');
  await expect(price).toHaveAccessibleDescription(/Enter a number\.$/);
  await expect(sku).toHaveAccessibleDescription(/starting with a letter or digit\.$/);
  await expect(page.getByLabel('Shop link')).toHaveAccessibleDescription(/starts with https:\/\/\.$/);
  await name.fill('Mask');
  await price.fill('-1');
  await expect(price).toHaveAccessibleDescription(/Enter 0\.00 or more\.$/);
  await price.fill('39');
  await sku.fill('s-1');
  await page.getByLabel('Shop link').fill('https://juniper.example/mask');
  await save.click();
  // Refused by the API, at its field.
  await expect(sku).toBeFocused();
  await expect(sku).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'a form with a fault');
  await sku.fill('S-2');
  const summary = page.getByRole('alert').filter({ hasText: 'Not saved.' });
  const answered = async (code: number) => {
    await setFaults(product, { operations: { createProduct: { prefer: `code=${code}` } } });
    await save.click();
  };
  await answered(500);
  await expect(summary).toContainText('Nothing was changed.');
  await expect(summary).toBeFocused();
  await answered(422);
  await expect(price).toHaveAccessibleDescription(/whole number of cents/);
  await expect(summary).toBeHidden();
  await answered(409);
  await expect(sku).toHaveAccessibleDescription(/Enter a SKU that no other product has\.$/);
  await expect(name).toHaveValue('Mask');
  await setFaults(product, {});
  await page.context().setOffline(true);
  await save.click();
  await expect(summary).toContainText("You're offline");
  await page.context().setOffline(false);

  await page.getByRole('main').getByRole('link', { name: 'Products' }).click();
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('Mask');
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mask' })).toBeVisible();
  await expect(page.getByLabel('SKU')).toHaveValue('S-2');
});

test('supports rows, panel, columns, selection and bulk actions by keyboard only', { tag: '@long' }, async ({
  page,
  newcomer,
}) => {
  await openAs(page, '/products/create', newcomer);
  for (const name of ['Alpha', 'Beta', 'Gamma', 'Delta']) await add(page, name);
  await page.goto('/products');
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
  }, async ({ page, newcomer }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, '/products', newcomer);
    await add(page, 'Bottle');
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    await expect(page.getByRole('heading', { name: 'No pictures yet' })).toBeVisible();
    await page.getByLabel('Picture to upload').setInputFiles(await png('bottle.png'));
    await page.getByRole('button', { name: 'Choose another' }).click();
    await expectAccessible(page, 'choosing a picture');
    await page.getByRole('button', { name: 'bottle.png' }).click();
    await expect(page.getByRole('button', { name: 'Choose another' })).toBeFocused();
    await expectWhole(page, 'a form with changes');
    // The notification of the new product closes first.
    await expect(page.getByText('Saved', { exact: true })).toBeHidden();
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
  newcomer,
}) => {
  await openAs(page, '/products', newcomer);
  await add(page, 'Pine soap');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('combobox', { name: 'Brand' }).fill('Northwash');
  await page.getByRole('combobox', { name: 'Brand' }).fill('Juniper');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText(/^Also changed elsewhere: Brand\./)).toBeVisible();
});

test('shows a product as guests see it, and last in the order where no number is given', async ({
  page,
  newcomer,
}) => {
  await openAs(page, '/products', newcomer);
  await add(page, 'Pine soap');
  const shown = page.getByRole('region', { name: 'Preview' });
  await expect(shown).toContainText('Pine soap');
  await expect(page.getByLabel('Sort order')).toHaveValue('');
  await page.getByLabel('Price', { exact: true }).fill('12,5');
  await expect(shown).toContainText('12.50');
  const order = page.getByLabel('Sort order');
  await order.fill('7');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Unsaved/)).toHaveCount(0);
  await expect(order).not.toHaveAttribute('aria-required');
  await order.fill('');
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
