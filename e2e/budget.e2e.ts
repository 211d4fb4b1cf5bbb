// What a page asks for before it can be used. How much its files weigh is checked from the build
// (scripts/byte-budget.ts).
import { expect, openAs, test } from './support/product.ts';
import { countTraffic } from './support/traffic.ts';

/** A browser asks for the icon when it likes; the rest waits for an idle page. */
const BESIDE = /\/favicon|\/(firebase|problem|answer|overlay-contents)-/;

test('the sign-in form asks for nothing of other hosts or of the API', async ({ page }) => {
  const count = countTraffic(page);
  await page.goto('/signin');
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.getByLabel('Email address').fill('owner@juniper.example');
  await page.waitForLoadState('networkidle');
  const { requests, foreignHosts } = await count(BESIDE);
  expect(foreignHosts).toEqual([]);
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('the first list page needs at most 18 requests, asks once for its list and does not wait for the identity SDK', async ({
  page,
  newcomer,
}) => {
  await openAs(page, '/assets', newcomer);
  await expect(page.getByText('No assets yet')).toBeVisible();
  // A new tab, so that pending requests of the previous page are not counted.
  const tab = await page.context().newPage();
  await tab.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await page.close();
  const wire = await tab.context().newCDPSession(tab);
  await wire.send('Network.clearBrowserCache');
  const count = countTraffic(tab);
  await tab.goto('/assets');
  await expect(tab.getByText('No assets yet')).toBeVisible();
  await tab.waitForLoadState('networkidle');
  // The name of the business in the header loads beside the page, and the SDK after it.
  const { requests, foreignHosts, repeated } = await count(
    new RegExp(`${BESIDE.source}|/identity-|/api/v1/account$`),
  );
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(18);
  expect(requests.filter((path) => path === '/api/v1/assets')).toHaveLength(1);
  expect([...foreignHosts, ...repeated]).toEqual([]);
  const all = (await count()).requests;
  const [sdk, call] = [/\/identity-/, /^\/api\//].map((file) => all.findIndex((path) => file.test(path)));
  expect(sdk === -1 || Number(call) < Number(sdk), all.join('\n')).toBe(true);
});
