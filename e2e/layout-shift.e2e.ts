// While data loads, a page already has its tabs and toolbar: nothing moves when the data arrives.
import type { Page } from '@playwright/test';
import { expect, openAs, setFaults, test } from './support/product.ts';

/** The address, and the operation whose response it waits for. */
const LISTS = [
  ['/contacts', 'listContacts'],
  ['/contacts?tab=emails', 'listContactEmails'],
  ['/contacts?tab=phones', 'listContactPhoneNumbers'],
  ['/campaigns', 'listCampaigns'],
  ['/campaigns?tab=sent', 'listCampaigns'],
  ['/devices', 'listDevices'],
  ['/locations', 'listLocations'],
  ['/managers', 'listManagers'],
  ['/products', 'listProducts'],
  ['/session', 'listSessions'],
  ['/assets', 'listAssets'],
  ['/gallery', 'listPhotos'],
  ['/templates', 'listTemplates'],
  ['/analytics', 'getAnalyticsSummary'],
] as const;

/** The largest allowed shift; a table that jumps by its toolbar is far above. */
const LIMIT = 0.01;

declare global {
  /** Layout shifts on the page, recorded by the script below. */
  var shifts: { value: number; parts: string[] }[];
}

/** The total shift of the page, and the elements that moved. */
const shiftsOf = (page: Page) =>
  page.evaluate(() => {
    const { shifts } = window;
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      parts: shifts.flatMap(({ parts }) => parts),
    };
  });

for (const width of [390, 1280])
  test(`nothing moves when the rows of a list arrive, ${width} px wide`, async ({ page, product }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 860 });
    await page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources = [] } = entry as PerformanceEntry & {
            value: number;
            sources?: { node?: Node | null }[];
          };
          const parts = sources.map(({ node }) =>
            node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName),
          );
          window.shifts.push({ value, parts });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openAs(page, '/products');
    for (const [path, operation] of LISTS) {
      await setFaults(product, { operations: { [operation]: { latencyMs: 4000 } } });
      // The rows may arrive before the browser has loaded everything.
      await page.goto(path, { waitUntil: 'commit' });
      const rows = page
        .locator('[data-list-row], main [role="grid"] a, input[aria-label$="over time"]')
        .first();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await rows.count(), `${path} shows its shape before its rows`).toBe(0);
      await expect(rows).toBeVisible();
      // Pictures and fonts that arrive after the rows may cause shifts too.
      await page.waitForLoadState('networkidle');
      const { sum, parts } = await shiftsOf(page);
      expect.soft(sum, `${path}: ${parts.join(', ')}`).toBeLessThanOrEqual(LIMIT);
    }
  });

test('the rows keep their place when a panel opens beside them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, '/products');
  for (const path of ['/products', '/session', '/assets', '/contacts', '/campaigns']) {
    await page.goto(path);
    const row = page.locator('[data-list-row]').first();
    await expect(row).toBeVisible();
    const before = await row.boundingBox();
    await row.click();
    await expect(page.locator('[data-list-panel]')).toBeVisible();
    await expect.poll(async () => (await row.boundingBox())?.width).not.toBe(before?.width);
    const after = await row.boundingBox();
    expect.soft(after?.y, path).toBe(before?.y);
  }
});
