// Every built screen at every width: readable columns, no overlap, no silent truncation, no sideways scrolling.
import type { Page } from '@playwright/test';
import { callsOf } from './support/api.ts';
import { layoutFaults } from './support/layout.ts';
import { expect, openAs, owner, setFaults, test } from './support/product.ts';

const WIDTHS = [
  320, 360, 390, 430, 480, 560, 640, 720, 768, 834, 900, 960, 1024, 1100, 1180, 1280, 1366, 1440, 1680, 1920,
];

const LISTS = [
  '/contacts',
  '/contacts?tab=emails',
  '/contacts?tab=phones',
  '/campaigns',
  '/devices',
  '/locations',
  '/managers',
  '/products',
  '/session',
];

const OTHERS = [
  '/analytics',
  '/analytics?tables=funnel&tables=course&tables=rows',
  '/assets',
  '/assets/create',
  '/campaigns?view=calendar',
  '/campaigns/create',
  '/campaigns/create?idea=blank',
  '/dashboard',
  '/gallery',
  '/subscription',
  '/templates',
  '/contacts/edit',
  '/contacts?import=true',
  '/locations/create',
  '/account/profile',
  '/managers?invite=yes',
  '/products/create',
  '/account/integrations',
  '/account/billing',
];

async function walk(page: Page, path: string): Promise<void> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    faults.push(...(await layoutFaults(page)).map((fault) => `${path} at ${width}: ${fault}`));
  }
  expect.soft(faults).toEqual([]);
}

test('every list is readable at every width', async ({ page }) => {
  test.setTimeout(180_000);
  await openAs(page, '/contacts');
  for (const path of LISTS) {
    await page.goto(path);
    await expect(page.locator('[data-list-row]').first()).toBeVisible();
    await walk(page, path);
  }
});

test('no form or other page is truncated or scrolls sideways at any width', async ({ page }) => {
  test.setTimeout(180_000);
  await openAs(page, '/contacts');
  for (const path of OTHERS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await walk(page, path);
  }
});

test('the calendar does not scroll sideways while it loads', async ({ page, product }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await openAs(page, '/contacts');
  await setFaults(product, { operations: { listCampaigns: { latencyMs: 4000 } } });
  await page.goto('/campaigns?view=calendar&month=2026-09');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  await setFaults(product, {});
});

test('no tab of a record is truncated or scrolls sideways at any width', async ({ page, product }) => {
  test.setTimeout(180_000);
  const call = await callsOf(product, owner);
  const firstId = async (list: string) => {
    const { items } = await call<{ items: { id: string }[] }>('GET', list);
    return items[0]?.id;
  };
  const session = `/session/${await firstId('/sessions')}`;
  const location = `/locations/${await firstId('/account/locations')}`;
  const paths = [
    ...['general', 'branding', 'experiences'].map((tab) => `${session}/${tab}`),
    ...['profile', 'access', 'managers', 'devices', 'sessions', 'links'].map(
      (tab) => `${location}?tab=${tab}`,
    ),
    `/managers/${await firstId('/account/managers')}`,
    `/products/${await firstId('/products')}`,
  ];
  await openAs(page, '/contacts');
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await walk(page, path);
  }
});

test('the mark of a bounced address is visible at every width', async ({ page }) => {
  await openAs(page, '/contacts?show=200');
  const mark = page.getByRole('cell').getByText('Bounced').first();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(mark, `at ${width}`).toBeVisible();
    const isCut = await mark.evaluate((badge) => {
      const [own, cell] = [badge.getBoundingClientRect(), badge.closest('td')?.getBoundingClientRect()];
      return !cell || own.right > cell.right + 0.5 || badge.scrollWidth > badge.clientWidth;
    });
    expect(isCut, `at ${width}`).toBe(false);
  }
});

test.describe('on a phone, which is touched', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the rows of every list begin in the upper part of a phone screen', async ({ page }) => {
    await openAs(page, '/contacts');
    for (const path of LISTS) {
      await page.goto(path);
      const row = page.locator('[data-list-row]').first();
      await expect(row).toBeVisible();
      expect.soft((await row.boundingBox())?.y, path).toBeLessThan(300);
    }
    await page.goto('/gallery');
    const photo = page.getByRole('grid', { name: 'Photos' });
    await expect(photo).toBeVisible();
    expect.soft((await photo.boundingBox())?.y, '/gallery').toBeLessThan(300);
  });
});
