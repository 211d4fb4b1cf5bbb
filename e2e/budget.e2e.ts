// The byte budget. What is counted is exact; nothing here is timed.

import type { Locator, Page } from '@playwright/test';
import { callsOf } from './support/api.ts';
import { uploadPhotos } from './support/photos.ts';
import { expect, owner, type Person, signIn, test } from './support/product.ts';
import { countTraffic, type Traffic } from './support/traffic.ts';

/** Everything that must come before the page is whole; the first styles stand in the document. */
const whole = ({ scriptKiB, styleKiB, fontKiB, documentKiB }: Traffic) =>
  scriptKiB + styleKiB + fontKiB + documentKiB;

/** What comes when the page has been there for a while, and nobody waits for: a slow machine sees it before a count. */
const WHEN_IDLE = /\/(firebase|problem|preload|answer)-(?!ways)/;

function report(name: string, traffic: Traffic): void {
  const description = `${traffic.scriptKiB.toFixed(1)} KiB of scripts, ${whole(traffic).toFixed(1)} in all, ${traffic.requests.length} requests`;
  test.info().annotations.push({ type: name, description });
  console.log(`  ${name}: ${description}`);
}

test('the sign-in page, with all it loads before somebody signs in', async ({ page }) => {
  const count = countTraffic(page);
  await page.goto('/signin');
  await expect(page.getByLabel('Email address')).toBeFocused();
  // What it fetches while the form is being filled in counts too.
  await page.getByLabel('Email address').fill('owner@juniper.example');
  await page.waitForLoadState('networkidle');
  const traffic = await count(WHEN_IDLE);
  report('sign-in', traffic);
  expect(traffic.scriptKiB).toBeLessThanOrEqual(132);
  expect(whole(traffic)).toBeLessThanOrEqual(136);
  // Until the form can be typed into: the identity provider's code comes while it is.
  const usable = await count(new RegExp(`${WHEN_IDLE.source}|/identity-`));
  report('sign-in form', usable);
  expect(usable.scriptKiB).toBeLessThan(traffic.scriptKiB - 15);
  expect(usable.scriptKiB).toBeLessThanOrEqual(111);
  expect(whole(usable)).toBeLessThanOrEqual(115);
  expect(traffic.requests.filter((path) => path.includes('firebase-ways'))).toEqual([]);
  expect(traffic.foreignHosts).toEqual([]);
  expect(traffic.requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

async function signInAt(page: Page, person: Person): Promise<void> {
  await page.goto('/assets');
  await signIn(page, person);
  await expect(page.getByText('No assets yet')).toBeVisible();
}

/** Opens a page with an empty cache, after a sign-in. @param ready what is there when it is whole */
async function openFresh(before: Page, address: string, ready: (page: Page) => Locator) {
  // In a tab of its own: what the page before still fetches is not counted with this one.
  const page = await before.context().newPage();
  await before.close();
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.clearBrowserCache');
  const count = countTraffic(page);
  await page.goto(address);
  await expect(ready(page)).toBeVisible();
  const painted = await count(WHEN_IDLE);
  await page.waitForLoadState('networkidle');
  return { painted, traffic: await count(WHEN_IDLE) };
}

test('the first list page, opened with an empty cache by somebody who is signed in', async ({
  page,
  newcomer,
}) => {
  await signInAt(page, newcomer);
  const { painted, traffic } = await openFresh(page, '/assets', (page) => page.getByText('No assets yet'));
  report('list', painted);
  expect(painted.requests.length, painted.requests.join('\n')).toBeLessThanOrEqual(12);
  expect(traffic.scriptKiB).toBeLessThanOrEqual(161);
  expect(whole(traffic)).toBeLessThanOrEqual(167);
  expect(traffic.foreignHosts).toEqual([]);
  expect(
    traffic.requests.filter((path) => path === '/api/v1/assets'),
    'the list is asked for once',
  ).toHaveLength(1);
});

/** A page, and the most that it may load in KiB: scripts, and scripts with all else that it waits for. */
type Budget = readonly [path: string, scriptKiB: number, wholeKiB: number];

/** The areas that have a list, which is a file of that name. */
const LISTS = ['contacts', 'campaigns', 'devices', 'locations', 'managers', 'products', 'assets'];

test('every page keeps its byte budget', async ({ page: before, product }) => {
  test.setTimeout(240_000);
  await before.goto('/assets');
  await signIn(before, owner);
  const call = await callsOf(product, owner);
  const { id: productId } = await call<{ id: string }>('POST', '/products', { name: 'Serum' });
  const { items: locations } = await call<{ items: { id: string }[] }>('GET', '/account/locations');
  const [photoId] = (await uploadPhotos(product, owner, 1)).ids;
  const budgets: Budget[] = [
    ['/contacts', 170, 179],
    ['/campaigns', 169, 182],
    ['/devices', 167, 176],
    ['/locations', 165, 174],
    ['/managers', 165, 173],
    ['/products', 165, 174],
    ['/assets', 157, 164],
    ['/contacts/edit', 184, 196],
    ['/products/create', 176, 190],
    [`/products/${productId}`, 177, 190],
    [`/locations/${locations[0]?.id}`, 191, 208],
    ['/campaigns/create', 212, 232],
    ['/assets/create', 182, 194],
    [`/gallery/${photoId}`, 176, 187],
    ['/dashboard', 154, 161],
    ['/subscription', 168, 177],
  ];
  const over: string[] = [];
  for (const [path, scriptKiB, wholeKiB] of budgets) {
    const page = await before.context().newPage();
    const wire = await page.context().newCDPSession(page);
    await wire.send('Network.clearBrowserCache');
    const count = countTraffic(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const traffic = await count(WHEN_IDLE);
    report(path, traffic);
    if (traffic.scriptKiB > scriptKiB) over.push(`${path}: ${traffic.scriptKiB.toFixed(1)} KiB of scripts`);
    if (whole(traffic) > wholeKiB) over.push(`${path}: ${whole(traffic).toFixed(1)} KiB in all`);
    const area = path.slice(1);
    const foreign = LISTS.filter((one) => one !== area && LISTS.includes(area)).filter((one) =>
      traffic.requests.some((request) => new RegExp(`/static/${one}-[\\w-]{8}\\.js$`).test(request)),
    );
    if (foreign.length > 0) over.push(`${path} loads ${foreign.join(' and ')}`);
    await page.close();
  }
  expect(over).toEqual([]);
});

test('the gallery, opened with an empty cache by somebody who is signed in', async ({
  page: before,
  newcomer,
  product,
}) => {
  await before.goto('/gallery');
  await signIn(before, newcomer);
  await expect(before.getByText('No photos yet')).toBeVisible();
  await uploadPhotos(product, newcomer, 1);
  const page = await before.context().newPage();
  await before.close();
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.clearBrowserCache');
  const count = countTraffic(page);
  await page.goto('/gallery');
  await expect(page.getByRole('grid', { name: 'Photos' }).getByRole('link')).toHaveCount(1);
  await page.waitForTimeout(1000);
  const traffic = await count(WHEN_IDLE);
  report('gallery', traffic);
  expect(traffic.scriptKiB).toBeLessThanOrEqual(175);
  expect(traffic.foreignHosts).toEqual([]);
});

test('the list of sessions, opened with an empty cache', async ({ page, newcomer }) => {
  await signInAt(page, newcomer);
  const { traffic } = await openFresh(page, '/session', (page) => page.getByText('No sessions yet'));
  report('sessions', traffic);
  expect(traffic.scriptKiB).toBeLessThanOrEqual(167);
  expect(traffic.requests.filter((path) => path === '/api/v1/sessions')).toHaveLength(1);
  expect(traffic.foreignHosts).toEqual([]);
});

test('a session with its preview, opened with an empty cache', async ({ page, product, newcomer }) => {
  await signInAt(page, newcomer);
  const call = await callsOf(product, newcomer);
  const { id } = await call<{ id: string }>('POST', '/sessions', { name: 'Budget' });
  const { traffic } = await openFresh(page, `/session/${id}/branding`, (page) =>
    page.getByRole('region', { name: 'Preview: Start' }),
  );
  report('session', traffic);
  expect(traffic.scriptKiB).toBeLessThanOrEqual(201);
  expect(traffic.requests.filter((path) => path === `/api/v1/sessions/${id}`)).toHaveLength(1);
  expect(traffic.foreignHosts).toEqual([]);
});
