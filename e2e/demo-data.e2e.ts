// Every screen of the daily work with the demo data of the first start: checked against WCAG, in both themes, on
// desktop and phone.

import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectWhole, overflow } from './support/axe.ts';
import { expect, freshProduct, openAs, test } from './support/product.ts';

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
const firstRow = (page: Page) => page.locator('[data-row-link]').first();

async function openPanel(page: Page): Promise<void> {
  await firstRow(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openPage(page: Page): Promise<void> {
  await firstRow(page).click();
  await page.getByRole('link', { name: 'Open page' }).click();
  await expect(page.locator('main form')).toBeVisible();
}

async function editName(page: Page): Promise<void> {
  await openPanel(page);
  await page.getByRole('button', { name: 'Edit: Name' }).click();
  await expect(page.getByRole('form', { name: 'Name' })).toBeVisible();
}

async function openTemplate(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Open/ }).first().click();
  await expect(page.getByRole('img', { name: 'The page' })).toBeVisible();
}

async function openBooths(page: Page): Promise<void> {
  await firstRow(page).click();
  const parts = page.getByRole('navigation', { name: /^Parts of/ });
  await parts.getByRole('link', { name: 'Devices' }).click();
  await expect(page.getByRole('combobox', { name: 'Move a booth here' })).toBeVisible();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** The address, what to do there, and its label in a failure. */
const FACES: [address: string, seen: (page: Page) => Promise<unknown>, face: string][] = [
  ['/contacts', (page) => expect(firstRow(page)).toBeVisible(), 'contacts'],
  ['/contacts', openPanel, 'a contact'],
  ['/contacts', editName, 'a contact whose name is edited'],
  ['/contacts?tab=emails', (page) => heading(page, 'Contacts'), 'addresses'],
  ['/contacts?tab=phones', (page) => heading(page, 'Contacts'), 'numbers'],
  ['/contacts/edit', (page) => press(page, 'Add the contact'), 'a contact with faults'],
  ['/contacts?import=true', (page) => heading(page, 'Import contacts'), 'an import'],
  ['/campaigns', (page) => expect(firstRow(page)).toBeVisible(), 'campaigns'],
  ['/campaigns', openPanel, 'a campaign'],
  ['/campaigns?view=calendar', (page) => heading(page, 'Campaigns'), 'the month'],
  ['/campaigns/create?idea=blank', (page) => press(page, 'Save draft'), 'a campaign with faults'],
  ['/devices', openPanel, 'a device'],
  ['/devices', (page) => press(page, 'Link a device'), 'a code'],
  ['/locations', (page) => expect(firstRow(page)).toBeVisible(), 'locations'],
  ['/locations', (page) => firstRow(page).click(), 'a location'],
  ['/locations', openBooths, 'the booths of a location'],
  ['/locations/create', (page) => press(page, 'Add the location'), 'a location with faults'],
  ['/managers', openPanel, 'a manager'],
  ['/managers', openPage, 'the page of a manager'],
  ['/managers?invite=yes', (page) => heading(page, 'Invite a manager'), 'an invitation'],
  ['/products', openPanel, 'a product'],
  ['/products', openPage, 'the page of a product'],
  ['/products/create', (page) => press(page, 'Add the product'), 'a product with faults'],
  ['/campaigns?tab=scheduled', openPanel, 'a scheduled campaign'],
  ['/session', (page) => expect(firstRow(page)).toBeVisible(), 'sessions'],
  ['/gallery', (page) => expect(page.getByRole('grid', { name: 'Photos' })).toBeVisible(), 'the gallery'],
  ['/assets', (page) => expect(page.locator('[data-asset]').first()).toBeVisible(), 'assets'],
  ['/assets', (page) => page.locator('[data-asset]').first().click(), 'an asset'],
  ['/templates', (page) => expect(page.locator('[data-template]').first()).toBeVisible(), 'templates'],
  ['/templates', openTemplate, 'the template editor'],
  ['/assets/create', (page) => heading(page, 'Upload assets'), 'an upload'],
  ['/subscription', (page) => expect(page.getByText('Yearly')).toBeVisible(), 'plans'],
];

// No script runs inside the email preview, so axe cannot inspect it; it is not one of our pages.
const MAIL = { without: 'iframe' };

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no violations on demo data, and nothing is wider than the screen, ${colorScheme}`, {
    tag: '@long',
  }, async ({ page }) => {
    test.setTimeout(600_000);
    const { product, dataDir } = await freshProduct({ seed: 'demo' });
    try {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openAs(page, `${product.origin}/contacts`);
      for (const [address, seen, face] of FACES) {
        await page.setViewportSize({ width: 1280, height: 860 });
        await page.goto(`${product.origin}${address}`);
        await seen(page);
        await expectAccessible(page, face, MAIL);
        await page.setViewportSize({ width: 390, height: 844 });
        // Elements that the other width moved settle first.
        await expect.poll(() => overflow(page), face).toBeLessThanOrEqual(0);
        await expectWhole(page, `${face} on a phone`, MAIL);
      }
    } finally {
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
}
