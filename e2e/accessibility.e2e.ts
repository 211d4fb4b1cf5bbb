import { expectAccessibleInBoth } from './support/axe.ts';
import { png } from './support/files.ts';
import { expect, openAs, setFaults, test } from './support/product.ts';

test('axe finds no violations on any example page, light or dark', async ({ page, product, newcomer }) => {
  test.setTimeout(120_000);
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  await expectAccessibleInBoth(page, 'sign-in with a fault');
  await openAs(page, '/assets', newcomer);
  await expect(page.getByText('No assets yet')).toBeVisible();
  await expectAccessibleInBoth(page, 'no assets');
  await page.goto('/assets/create');
  await page
    .locator('input[type=file]')
    .setInputFiles([
      await png(),
      { name: 'prices.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
    ]);
  await expectAccessibleInBoth(page, 'review before an upload');
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(page.getByText('1 of 1 uploaded')).toBeVisible();
  await expectAccessibleInBoth(page, 'upload');
  await page.goto('/assets');
  await page.getByRole('button', { name: /logo\.png/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Delete logo.png?')).toBeVisible();
  await expectAccessibleInBoth(page, 'panel with a question');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /logo\.png/ })).toBeFocused();
  await expectAccessibleInBoth(page, 'one asset');
  await setFaults(product, { operations: { listAssets: { prefer: 'code=503' } } });
  await page.goto('/assets?type=misc');
  await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
  await expectAccessibleInBoth(page, 'error');
  await page.goto('/no/such/page');
  await expectAccessibleInBoth(page, 'not found');
});
