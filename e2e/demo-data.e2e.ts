// Panels, records, questions and refused forms with the demo data of the first start: checked against WCAG, in both
// themes, on desktop and phone. pages.e2e.ts opens the pages themselves.
import type { Page } from '@playwright/test';
import { expectAccessible, expectWhole, overflow } from './support/axe.ts';
import { expect, openAs, test } from './support/product.ts';

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
  ['/contacts', openPanel, 'a contact'],
  ['/contacts', editName, 'a contact whose name is edited'],
  ['/contacts/edit', (page) => press(page, 'Add the contact'), 'a contact with faults'],
  ['/campaigns', openPanel, 'a campaign'],
  ['/campaigns/create?idea=blank', (page) => press(page, 'Save draft'), 'a campaign with faults'],
  ['/devices', openPanel, 'a device'],
  ['/devices', (page) => press(page, 'Link a device'), 'a code'],
  ['/locations', (page) => firstRow(page).click(), 'a location'],
  ['/locations', openBooths, 'the booths of a location'],
  ['/locations/create', (page) => press(page, 'Add the location'), 'a location with faults'],
  ['/managers', openPanel, 'a manager'],
  ['/managers', openPage, 'the page of a manager'],
  ['/products', openPanel, 'a product'],
  ['/products', openPage, 'the page of a product'],
  ['/products/create', (page) => press(page, 'Add the product'), 'a product with faults'],
  ['/campaigns?tab=scheduled', openPanel, 'a scheduled campaign'],
  ['/assets', (page) => page.locator('[data-row-link]').first().click(), 'an asset'],
  ['/templates', openTemplate, 'the template editor'],
];

// No script runs inside the email preview, so axe cannot inspect it; it is not one of our pages.
const MAIL = { without: 'iframe' };

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no violations on demo data, and nothing is wider than the screen, ${colorScheme}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openAs(page, '/contacts');
    for (const [address, seen, face] of FACES) {
      await page.setViewportSize({ width: 1280, height: 860 });
      await page.goto(address);
      await seen(page);
      await expectAccessible(page, face, MAIL);
      await page.setViewportSize({ width: 390, height: 844 });
      // Elements that the other width moved settle first.
      await expect.poll(() => overflow(page), face).toBeLessThanOrEqual(0);
      await expectWhole(page, `${face} on a phone`, MAIL);
    }
  });
}
