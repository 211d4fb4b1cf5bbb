import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openGallery, test } from './support/dev-server.ts';

const frame = { light: '#f6f6f5', dark: '#111112' };

async function expectScheme(page: Page, scheme: keyof typeof frame): Promise<void> {
  const background = scheme === 'dark' ? 'rgb(17, 17, 18)' : 'rgb(246, 246, 245)';
  await expect(page.locator('body')).toHaveCSS('background-color', background);
  // Parts drawn by the browser: scrollbars, the caret, the list of a select.
  await expect(page.locator('html')).toHaveCSS('color-scheme', scheme);
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', frame[scheme]);
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', `/manifest-${scheme}.webmanifest`);
}

test('[theme] follows the system while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openGallery(page);
  await expectScheme(page, 'dark');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectScheme(page, colorScheme);
  }
});

test('[theme] the user’s choice overrides the system, also after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openGallery(page);
  await page.getByText('dark', { exact: true }).click();
  await expectScheme(page, 'dark');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'dark' })).toBeChecked();
  await expectScheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectScheme(page, 'dark');
  await page.getByText('system', { exact: true }).click();
  await expectScheme(page, 'light');
});

test('[theme] applies a stored choice before the app’s script loads', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openGallery(page);
  await page.getByText('dark', { exact: true }).click();
  const held = Promise.withResolvers<void>();
  await page.route('**/gallery-main.tsx', (route) => held.promise.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', frame.dark);
  await expect(page.getByRole('heading')).toHaveCount(0);
  held.resolve();
  await expectScheme(page, 'dark');
});

test('[theme] applies a choice in the other tabs', async ({ page, context }) => {
  await openGallery(page);
  const other = await context.newPage();
  await openGallery(other);
  await other.getByText('dark', { exact: true }).click();
  await expectScheme(page, 'dark');
});

/** axe violations with their elements. */
async function objections(page: Page): Promise<object[]> {
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  expect(passes.map(({ id }) => id)).toContain('color-contrast');
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target) }));
}

test('axe finds no violations, in light and in dark', async ({ page }) => {
  // A color in transition between the schemes has no contrast to check.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectScheme(page, colorScheme);
    expect(await objections(page)).toEqual([]);
  }
});

test.describe('on a phone of 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('nothing is wider than the screen, and axe finds no violations', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGallery(page);
    await page.getByRole('button', { name: '10 s at bottom-center' }).tap();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await objections(page)).toEqual([]);
  });
});

test('no build contains the component gallery', async ({ request }) => {
  expect(existsSync('dist/index.html'), 'the app is built').toBe(true);
  const telling = 'Pictures are the color, the interface is quiet.';
  expect(await (await request.get('/src/dev/gallery/gallery.tsx')).text()).toContain(telling);
  const entries = await readdir('dist', { recursive: true, withFileTypes: true });
  const files = entries.filter((it) => it.isFile()).map((it) => join(it.parentPath, it.name));
  const tell = await Promise.all(files.map(async (file) => (await readFile(file)).includes(telling)));
  expect(files.filter((_, index) => tell[index])).toEqual([]);
});
