// The byte budget. Byte counts are exact; nothing here is timed.

import type { Locator, Page } from '@playwright/test';
import { callsOf } from './support/api.ts';
import { png } from './support/files.ts';
import { uploadPhotos } from './support/photos.ts';
import { expect, owner, type Person, signIn, test } from './support/product.ts';
import { countTraffic, type Traffic } from './support/traffic.ts';

/** Everything that loads before the page is complete; the first styles are inline in the document. */
const whole = ({ scriptKiB, styleKiB, fontKiB, documentKiB }: Traffic) =>
  scriptKiB + styleKiB + fontKiB + documentKiB;

/** Scripts loaded once the page is idle. A slow machine may load them before the count. */
const WHEN_IDLE = /\/(firebase|problem|preload|answer)-(?!ways)/;

function report(name: string, traffic: Traffic): void {
  const description = `${traffic.scriptKiB.toFixed(1)} KiB of scripts, ${whole(traffic).toFixed(1)} in all, ${traffic.requests.length} requests`;
  test.info().annotations.push({ type: name, description });
  console.log(`  ${name}: ${description}`);
}

test('the sign-in page, with everything it loads before the user signs in, keeps its budget', async ({
  page,
}) => {
  const count = countTraffic(page);
  await page.goto('/signin');
  await expect(page.getByLabel('Email address')).toBeFocused();
  // Requests made while the user fills in the form count too.
  await page.getByLabel('Email address').fill('owner@juniper.example');
  await page.waitForLoadState('networkidle');
  const traffic = await count(WHEN_IDLE);
  report('sign-in', traffic);
  expect(traffic.scriptKiB).toBeLessThanOrEqual(133);
  expect(whole(traffic)).toBeLessThanOrEqual(138);
  // Until the form accepts input: the identity provider's code loads meanwhile.
  const usable = await count(new RegExp(`${WHEN_IDLE.source}|/identity-`));
  report('sign-in form', usable);
  expect(usable.scriptKiB).toBeLessThan(traffic.scriptKiB - 15);
  expect(usable.scriptKiB).toBeLessThanOrEqual(112);
  expect(whole(usable)).toBeLessThanOrEqual(117);
  expect(traffic.requests.filter((path) => path.includes('firebase-ways'))).toEqual([]);
  expect(traffic.foreignHosts).toEqual([]);
  expect(traffic.requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

async function signInAt(page: Page, person: Person): Promise<void> {
  await page.goto('/assets');
  await signIn(page, person);
  await expect(page.getByText('No assets yet')).toBeVisible();
}

/** Opens a page with an empty cache, after a sign-in. @param ready what is visible once the page is complete */
async function openFresh(before: Page, address: string, ready: (page: Page) => Locator) {
  // A new tab, so that pending requests of the previous page are not counted.
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

test('the first list page, opened with an empty cache by a signed-in user, keeps its budget', async ({
  page,
  newcomer,
}) => {
  await signInAt(page, newcomer);
  const { painted, traffic } = await openFresh(page, '/assets', (page) => page.getByText('No assets yet'));
  report('list', painted);
  // With a file of 0.7 KB for the bundler's own helpers, and the picture of the empty list.
  expect(painted.requests.length, painted.requests.join('\n')).toBeLessThanOrEqual(14);
  expect(traffic.scriptKiB).toBeLessThanOrEqual(161);
  expect(whole(traffic)).toBeLessThanOrEqual(168);
  expect(traffic.foreignHosts).toEqual([]);
  expect(
    traffic.requests.filter((path) => path === '/api/v1/assets'),
    'the list is asked for once',
  ).toHaveLength(1);
});

/** A page, and its limits in KiB: scripts, and scripts with everything else it waits for. */
type Budget = readonly [path: string, scriptKiB: number, wholeKiB: number];

/** The areas with a list, which is the file of that name. */
const LISTS = ['contacts', 'campaigns', 'devices', 'locations', 'managers', 'products', 'assets'];

/** A text, so that the editor loads a font. */
const title = {
  ...{ id: 'title', type: 'text', name: 'Title', x: 0, y: 0, w: 600, h: 200, rotation: 0, opacity: 1, z: 0 },
  ...{ locked: false, hidden: false, editable: [], text: 'Hello', font: 'Oswald', size: 60 },
  ...{ colour: '#000000', align: 'left' },
};

test('every page keeps its byte budget', async ({ page: before, product }) => {
  test.setTimeout(240_000);
  await before.goto('/assets');
  await signIn(before, owner);
  const call = await callsOf(product, owner);
  const { id: productId } = await call<{ id: string }>('POST', '/products', { name: 'Serum' });
  const { items: locations } = await call<{ items: { id: string }[] }>('GET', '/account/locations');
  const [photoId] = (await uploadPhotos(product, owner, 1)).ids;
  const template = { name: 'Strip', kind: 'strip', width: 600, height: 1800 };
  const scene = { version: 1, width: 600, height: 1800, background: '#FFFFFF', layers: [title] };
  const { id: templateId } = await call<{ id: string }>('POST', '/templates/create', { ...template, scene });
  const { buffer, mimeType } = await png();
  const preview = new FormData();
  preview.append('preview', new Blob([new Uint8Array(buffer)], { type: mimeType }), 'preview.png');
  await call.upload(`/templates/${templateId}/preview`, preview);
  const budgets: Budget[] = [
    ['/contacts', 174, 184],
    ['/campaigns', 174, 187],
    ['/devices', 171, 181],
    ['/locations', 169, 178],
    ['/managers', 168, 177],
    ['/products', 169, 178],
    ['/assets', 161, 168],
    ['/contacts/edit', 189, 201],
    ['/products/create', 180, 194],
    [`/products/${productId}`, 180, 194],
    [`/locations/${locations[0]?.id}`, 191, 208],
    ['/campaigns/create', 218, 238],
    ['/assets/create', 202, 220],
    [`/gallery/${photoId}`, 181, 192],
    ['/dashboard', 170, 179],
    ['/analytics', 197, 215],
    ['/templates', 162, 170],
    // With the canvas, and the outlines of one font.
    [`/templates/${templateId}`, 273, 291],
    ['/subscription', 164, 173],
    ['/account/billing', 164, 174],
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

test('the gallery, opened with an empty cache by a signed-in user, keeps its budget', async ({
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
  await page.waitForLoadState('networkidle');
  const traffic = await count(WHEN_IDLE);
  report('gallery', traffic);
  expect(traffic.scriptKiB).toBeLessThanOrEqual(179);
  expect(traffic.foreignHosts).toEqual([]);
});

test('the list of sessions, opened with an empty cache, keeps its budget', async ({ page, newcomer }) => {
  await signInAt(page, newcomer);
  const { traffic } = await openFresh(page, '/session', (page) => page.getByText('No sessions yet'));
  report('sessions', traffic);
  expect(traffic.scriptKiB).toBeLessThanOrEqual(169);
  expect(traffic.requests.filter((path) => path === '/api/v1/sessions')).toHaveLength(1);
  expect(traffic.foreignHosts).toEqual([]);
});

test('a session with its preview, opened with an empty cache, keeps its budget', async ({
  page,
  product,
  newcomer,
}) => {
  await signInAt(page, newcomer);
  const call = await callsOf(product, newcomer);
  const { id } = await call<{ id: string }>('POST', '/sessions', { name: 'Budget' });
  const { traffic } = await openFresh(page, `/session/${id}/branding`, (page) =>
    page.getByRole('region', { name: 'Preview: Start' }),
  );
  report('session', traffic);
  expect(traffic.scriptKiB).toBeLessThanOrEqual(206);
  expect(traffic.requests.filter((path) => path === `/api/v1/sessions/${id}`)).toHaveLength(1);
  expect(traffic.foreignHosts).toEqual([]);
});
