// The byte budget. Byte counts are exact; nothing here is timed.

import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { callsOf } from './support/api.ts';
import { png } from './support/files.ts';
import { uploadPhotos } from './support/photos.ts';
import { administrator, expect, openAs, owner, type Person, test } from './support/product.ts';
import { countTraffic, type Traffic } from './support/traffic.ts';

/** Everything that loads before the page is complete; the first styles are inline in the document. */
const whole = ({ scriptKiB, styleKiB, fontKiB, documentKiB }: Traffic) =>
  scriptKiB + styleKiB + fontKiB + documentKiB;

/** Scripts loaded after a while. A slow machine may load them before the count. */
const WHEN_IDLE = /\/(firebase|problem|preload|answer|user-menu-settings|sign-in-again|list-panel)-(?!ways)/;
/** Before a sign-in, the other pages are loaded then. */
const IDLE_SIGNED_OUT = new RegExp(`${WHEN_IDLE.source}|/(pages|app)-[0-9a-f]+\\.`);
/** After it, the identity SDK is: the first calls use the stored token. */
const IDLE_SIGNED_IN = new RegExp(`${WHEN_IDLE.source}|/identity-`);

/** What waits for an idle page is not loaded: whether it is before the count depends on the machine. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });

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
  const traffic = await count(IDLE_SIGNED_OUT);
  report('sign-in', traffic);
  expect(traffic.scriptKiB).toBeLessThanOrEqual(119);
  expect(whole(traffic)).toBeLessThanOrEqual(124);
  // Until the form accepts input: the identity provider's code loads meanwhile.
  const usable = await count(new RegExp(`${IDLE_SIGNED_OUT.source}|/identity-`));
  report('sign-in form', usable);
  expect(usable.scriptKiB).toBeLessThan(traffic.scriptKiB - 15);
  expect(usable.scriptKiB).toBeLessThanOrEqual(98);
  expect(whole(usable)).toBeLessThanOrEqual(103);
  expect(traffic.requests.filter((path) => path.includes('firebase-ways'))).toEqual([]);
  expect(traffic.foreignHosts).toEqual([]);
  expect(traffic.requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

async function signInAt(page: Page, person: Person): Promise<void> {
  await openAs(page, '/assets', person);
  await expect(page.getByText('No assets yet')).toBeVisible();
}

/** Opens a page with an empty cache, after a sign-in. @param ready what is visible once the page is complete */
async function openFresh(before: Page, address: string, ready: (page: Page) => Locator) {
  // A new tab, so that pending requests of the previous page are not counted.
  const page = await before.context().newPage();
  await neverIdle(page);
  await before.close();
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.clearBrowserCache');
  const count = countTraffic(page);
  await page.goto(address);
  await expect(ready(page)).toBeVisible();
  // The name of the business in the header loads beside the page, and is counted below.
  const painted = await count(new RegExp(`${IDLE_SIGNED_IN.source}|/api/v1/account$`));
  await page.waitForLoadState('networkidle');
  return { painted, traffic: await count(IDLE_SIGNED_IN) };
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
  expect(traffic.scriptKiB).toBeLessThanOrEqual(141);
  expect(whole(traffic)).toBeLessThanOrEqual(149);
  expect(traffic.foreignHosts).toEqual([]);
  expect(
    traffic.requests.filter((path) => path === '/api/v1/assets'),
    'the list is asked for once',
  ).toHaveLength(1);
});

/** Every area has a file of its name, or of the first step of its address. */
const AREAS = [...readdirSync('src/features'), ...readdirSync('src/routes/_app')].map((name) =>
  name.replace(/\.tsx$/, ''),
);
/** The areas whose files a page may load, where its address does not name them. */
const OWN_AREAS: Record<string, string[]> = {
  indie: ['payments'],
  gallery: ['photos'],
  session: ['sessions'],
  subscription: ['payments'],
  account: ['dashboard', 'integrations', 'payments'],
  auth: ['integrations'],
  admin: ['accounts', 'analytics', 'dashboard'],
};

/** Limits in KiB: scripts, and scripts with everything else that the page waits for. Each page is opened on its own. */
type Budgets = Record<string, readonly [scriptKiB: number, wholeKiB: number]>;

const SIGNED_OUT: Budgets = {
  '/signin': [119, 124],
  '/signup': [103, 108],
  '/signup/verify': [102, 107],
  '/reset-password': [124, 129],
  '/team': [123, 129],
  '/indie': [106, 112],
  '/admin/accounts/create': [120, 125],
};

const OWNER: Budgets = {
  '/dashboard': [149, 159],
  '/analytics': [166, 180],
  '/gallery': [160, 171],
  '/gallery/$id': [155, 165],
  '/session': [149, 159],
  '/session/$sessionId/general': [178, 193],
  '/session/$sessionId/branding': [178, 193],
  '/session/$sessionId/experiences': [178, 193],
  '/contacts': [154, 163],
  '/contacts/edit': [170, 183],
  '/campaigns': [153, 163],
  '/campaigns/create': [169, 183],
  '/campaigns/create?idea=blank': [192, 209],
  '/devices': [150, 160],
  '/locations': [151, 160],
  '/locations/create': [157, 169],
  '/locations/$id': [158, 170],
  '/managers': [148, 157],
  '/managers/$id': [153, 164],
  '/products': [149, 159],
  '/products/create': [155, 166],
  '/products/$id': [155, 166],
  '/assets': [141, 149],
  '/assets/create': [159, 172],
  '/templates': [143, 151],
  // With the canvas, and the outlines of one font.
  '/templates/$id': [244, 258],
  '/subscription': [143, 153],
  '/account/billing': [143, 153],
  '/account/billing/card': [150, 163],
  '/account/integrations': [142, 150],
  '/account/profile': [178, 193],
  '/auth/square/callback': [143, 151],
  '/auth/square/deauthorize': [143, 152],
  '/auth/sendgrid': [159, 172],
};

const ADMINISTRATOR: Budgets = {
  '/admin/dashboard': [150, 160],
  '/admin/accounts/$accountId/analytics': [167, 181],
  '/admin/accounts/$accountId/profile': [160, 172],
  '/admin/accounts/$accountId/settings': [160, 172],
};

/** @param ids of the records that pages show, by the first step of their address */
async function checkBudgets(before: Page, budgets: Budgets, idle: RegExp, ids: Record<string, string> = {}) {
  const over: string[] = [];
  for (const [route, [scriptKiB, wholeKiB]] of Object.entries(budgets)) {
    const page = await before.context().newPage();
    await neverIdle(page);
    const wire = await page.context().newCDPSession(page);
    await wire.send('Network.clearBrowserCache');
    const count = countTraffic(page);
    await page.goto(route.replace(/\$\w+/, ids[route.split('/')[1] ?? ''] ?? ''));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const traffic = await count(idle);
    report(route, traffic);
    if (traffic.scriptKiB > scriptKiB) over.push(`${route}: ${traffic.scriptKiB.toFixed(1)} KiB of scripts`);
    if (whole(traffic) > wholeKiB) over.push(`${route}: ${whole(traffic).toFixed(1)} KiB in all`);
    const { requests } = await count();
    const [sdk, call] = [/\/identity-/, /^\/api\//].map((file) =>
      requests.findIndex((path) => file.test(path)),
    );
    if (idle === IDLE_SIGNED_IN && sdk !== -1 && Number(sdk) < Number(call))
      over.push(`${route} waits for the identity SDK`);
    if (traffic.repeated.length > 0) over.push(`${route} asks twice: ${traffic.repeated.join(', ')}`);
    // Card numbers are entered in a frame of the payment service.
    const foreignHosts = traffic.foreignHosts.filter((host) => !host.startsWith('pay.localhost:'));
    if (foreignHosts.length > 0) over.push(`${route} asks ${foreignHosts.join(' and ')}`);
    const [area = ''] = route.slice(1).split('/');
    const own = new Set([budgets === SIGNED_OUT ? 'entry' : area, ...(OWN_AREAS[area] ?? [])]);
    const foreign = traffic.requests
      .map((path) => /\/static\/(\w+)-[0-9a-f]+\.js$/.exec(path)?.[1] ?? '')
      .filter((name) => AREAS.includes(name) && !own.has(name));
    if (foreign.length > 0) over.push(`${route} loads ${foreign.join(' and ')}`);
    await page.close();
  }
  expect(over).toEqual([]);
}

/** A text, so that the editor loads a font. */
const title = {
  ...{ id: 'title', type: 'text', name: 'Title', x: 0, y: 0, w: 600, h: 200, rotation: 0, opacity: 1, z: 0 },
  ...{ locked: false, hidden: false, editable: [], text: 'Hello', font: 'Oswald', size: 60 },
  ...{ colour: '#000000', align: 'left' },
};

test('every page that needs no sign-in keeps its byte budget', async ({ page }) => {
  await checkBudgets(page, SIGNED_OUT, IDLE_SIGNED_OUT);
});

test('every page of an account keeps its byte budget', async ({ page, product }) => {
  test.setTimeout(240_000);
  await openAs(page, '/assets');
  // Another test chooses a plan without some features, whose pages say so.
  const support = await callsOf(product, administrator);
  const features = ['campaigns', 'microsites', 'integrations', 'analytics'];
  await support('POST', '/accounts/owner-beauty/settings', { features });
  const call = await callsOf(product, owner);
  const { id: products } = await call<{ id: string }>('POST', '/products', { name: 'Serum' });
  const { items: locations } = await call<{ items: { id: string }[] }>('GET', '/account/locations');
  const { items: managers } = await call<{ items: { id: string }[] }>('GET', '/account/managers');
  const { id: session } = await call<{ id: string }>('POST', '/sessions', { name: 'Budget' });
  const [photo] = (await uploadPhotos(product, owner, 1)).ids;
  const template = { name: 'Strip', kind: 'strip', width: 600, height: 1800 };
  const scene = { version: 1, width: 600, height: 1800, background: '#FFFFFF', layers: [title] };
  const { id: templates } = await call<{ id: string }>('POST', '/templates/create', { ...template, scene });
  const { buffer, mimeType } = await png();
  const preview = new FormData();
  preview.append('preview', new Blob([new Uint8Array(buffer)], { type: mimeType }), 'preview.png');
  await call.upload(`/templates/${templates}/preview`, preview);
  await checkBudgets(page, OWNER, IDLE_SIGNED_IN, {
    ...{ products, session, templates, gallery: photo ?? '' },
    ...{ locations: locations[0]?.id ?? '', managers: managers[0]?.id ?? '' },
  });
});

test('every page of an administrator keeps its byte budget', async ({ page, product }) => {
  await openAs(page, '/admin/dashboard', administrator);
  const call = await callsOf(product, administrator);
  const { items } = await call<{ items: { id: string }[] }>('GET', '/accounts');
  await checkBudgets(page, ADMINISTRATOR, IDLE_SIGNED_IN, { admin: items[0]?.id ?? '' });
});

test('every route has a byte budget', () => {
  const { routes } = JSON.parse(readFileSync('docs/product-surface.json', 'utf8')) as { routes: string[] };
  const budgets = { ...SIGNED_OUT, ...OWNER, ...ADMINISTRATOR };
  expect(routes.filter((route) => !(route in budgets))).toEqual([]);
});
