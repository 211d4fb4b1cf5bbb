import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { png } from './support/files.ts';
import { expect, setFaults, signIn, test } from './support/product.ts';

/** Light and dark are the same page in other colours. */
async function check(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page });
    const { violations } = await (colorScheme === 'light'
      ? axe
      : axe.withRules(['color-contrast', 'link-in-text-block'])
    ).analyze();
    expect(
      violations.map(
        ({ id, nodes }) => `${what}, ${colorScheme}: ${id} ${nodes.map(({ html }) => html).join(' ')}`,
      ),
    ).toEqual([]);
  }
}

test('axe finds nothing wrong on any face of the pages, light or dark', async ({
  page,
  product,
  newcomer,
}) => {
  test.setTimeout(120_000);
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Enter your e-mail address.')).toBeVisible();
  await check(page, 'sign-in with a fault');
  await page.goto('/assets');
  await signIn(page, newcomer);
  await expect(page.getByText('No assets yet')).toBeVisible();
  await check(page, 'no assets');
  await page.goto('/assets/create');
  await page
    .locator('input[type=file]')
    .setInputFiles([
      await png(),
      { name: 'prices.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
    ]);
  await expect(page.getByText('1 of 2 uploaded, 1 refused')).toBeVisible();
  await check(page, 'upload');
  await page.goto('/assets');
  await page.getByRole('button', { name: /logo\.png/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Delete logo.png for good?')).toBeVisible();
  await check(page, 'panel with a question');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /logo\.png/ })).toBeFocused();
  await check(page, 'one asset');
  await setFaults(product, { operations: { listAssets: { prefer: 'code=503' } } });
  await page.goto('/assets?type=misc');
  await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
  await check(page, 'error');
  await page.goto('/gallery');
  await expect(page.getByText('This screen is not built yet.')).toBeVisible();
  await check(page, 'not built yet');
  await page.goto('/no/such/page');
  await check(page, 'not found');
});
