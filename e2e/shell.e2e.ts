import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { overflow } from './support/axe.ts';
import { png } from './support/files.ts';
import {
  endsOf,
  expect,
  openAs,
  openUserMenu,
  owner,
  setFaults,
  signIn,
  signOut,
  test,
} from './support/product.ts';

const surface = JSON.parse(readFileSync('docs/product-surface.json', 'utf8')) as {
  routes: string[];
  publicRoutes: string[];
  providers: Record<'callbackAndDeauthorize' | 'indexAndDeauthorize' | 'indexOnly', string[]>;
};
/** A route's address with a value for each parameter. */
const addressOf = (route: string) => route.replaceAll(/\$\w+/g, 'abc-1');
const notFound = 'Page not found';

/** Navigates without reloading the window, as a link does: the router and its guards are the same. */
const goWithin = (page: Page, address: string) =>
  page.evaluate((to) => history.pushState(null, '', to), address);

/** Opens an address from a page of the other kind, so that the previous page cannot be mistaken for it. */
async function expectThere(page: Page, address: string, there: boolean): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await goWithin(page, there ? '/no/such/page' : '/dashboard');
  if (there) await expect(heading).toHaveText(notFound);
  else await expect(heading).not.toHaveText(notFound);
  await goWithin(page, address);
  if (there) await expect(heading, address).not.toHaveText(notFound);
  else await expect(heading, address).toHaveText(notFound);
}

test('[shell-loading] the page shows that it is loading until its texts are there, also before any script runs', {
  tag: '@long',
}, async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin });
  const page = await context.newPage();
  await page.goto('/signin');
  await expect(page.getByText('Loading text...')).toBeVisible();
  await context.close();
  const alive = await browser.newPage({ baseURL: product.origin });
  await alive.goto('/signin');
  await expect(alive.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(alive.getByText('Loading text...')).toHaveCount(0);
  await alive.close();
});

test('[authorize-flag] public pages open without sign-in', { tag: '@long' }, async ({ page }) => {
  for (const route of surface.publicRoutes) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(route);
    await expect(page).toHaveTitle(/^\S.* · Frameside$/);
  }
});

test('[authorize-flag] every page that is not public leads to sign-in and back', async ({ page }) => {
  const guarded = surface.routes.filter((route) => !surface.publicRoutes.includes(route)).map(addressOf);
  expect(guarded.length).toBeGreaterThan(30);
  for (const [i, address] of guarded.entries()) {
    // The first and the last are also opened by a full page load.
    if (i === 0 || i === guarded.length - 1) await page.goto(address);
    else await goWithin(page, address);
    await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent(address)}`);
  }
  await signIn(page, owner);
  await expect(page).toHaveURL(guarded.at(-1) ?? '');
});

// The walk as a Location (walk.e2e.ts) opens them all in the short run.
test('every page of the specification exists; unbuilt ones show their name and purpose', {
  tag: '@long',
}, async ({ page }) => {
  await openAs(page, '/dashboard');
  for (const route of surface.routes.filter((route) => !surface.publicRoutes.includes(route))) {
    await expectThere(page, addressOf(route), true);
    await expect(page).toHaveTitle(/ · Frameside$/);
  }
});

test('[not-found] shows the not-found page for an unknown path and for a provider page that a provider does not have', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: notFound })).toBeVisible();
  await openAs(page, '/dashboard');
  const { callbackAndDeauthorize, indexAndDeauthorize, indexOnly } = surface.providers;
  const pages = {
    '': [...indexAndDeauthorize, ...indexOnly],
    '/callback': callbackAndDeauthorize,
    '/deauthorize': [...callbackAndDeauthorize, ...indexAndDeauthorize],
  };
  const all = Object.values(surface.providers).flat();
  for (const [suffix, having] of Object.entries(pages)) {
    for (const provider of [...all, 'unheard-of']) {
      await expectThere(page, `/auth/${provider}${suffix}`, having.includes(provider));
    }
  }
});

test('the navigation reaches every page by keyboard while the first one loads, and marks the current one', {
  tag: '@long',
}, async ({ page, product }) => {
  await openAs(page, '/dashboard');
  await setFaults(product, { operations: { getDashboard: { latencyMs: 5000 } } });
  // On a slow device, one can leave the page before the code of the next one's placeholder has loaded.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const assets = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Assets' });
  await assets.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/assets');
  await expect(assets).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main')).toBeFocused();
});

test('shows the areas as a bottom bar on a phone, and nothing is wider than the screen', {
  tag: '@long',
}, async ({ browser, product }) => {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await openAs(page, '/assets');
  await expect(page.getByRole('heading', { name: 'Assets', exact: true })).toBeVisible();
  const areas = page.getByRole('navigation', { name: 'Areas' });
  for (const address of ['/assets', '/assets/create', '/campaigns']) {
    await page.goto(address);
    await expect(areas).toBeVisible();
    expect(await overflow(page), address).toBeLessThanOrEqual(0);
  }
  await areas.getByRole('link', { name: 'Customers' }).tap();
  await expect(page).toHaveURL('/contacts');
  await page.getByRole('navigation', { name: 'Customers' }).getByRole('link', { name: 'Campaigns' }).tap();
  await expect(page).toHaveURL('/campaigns');
  await context.close();
});

test('[theme] follows the system’s color scheme until the user chooses one, and keeps the choice', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, '/dashboard');
  const scheme = () => page.locator('html').getAttribute('data-color-scheme');
  const manifest = () => page.locator('link[rel=manifest]').getAttribute('href');
  const colour = () => page.locator('meta[name=theme-color]').getAttribute('content');
  expect(await scheme()).toBe('dark');
  expect(await manifest()).toContain('manifest-dark');
  const dark = await colour();
  await openUserMenu(page);
  await page.getByText('Light', { exact: true }).click();
  expect(await scheme()).toBe('light');
  expect(await manifest()).toContain('manifest-light');
  expect(await colour()).not.toBe(dark);
  await page.reload();
  await openUserMenu(page);
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  expect(await scheme()).toBe('light');
  for (const file of [await manifest(), '/apple-touch-icon.png', '/favicon.svg', '/favicon.ico']) {
    expect((await page.request.get(file ?? '')).status(), file ?? '').toBe(200);
  }
});

test('goes to a page by keys, also from a search field that Escape leaves', { tag: '@long' }, async ({
  page,
}) => {
  await openAs(page, '/contacts');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await expect(page.getByRole('dialog', { name: 'Go to a page' })).toBeVisible();
  await page.keyboard.press('l');
  await expect(page).toHaveURL('/locations');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a menu that is opened right after signing in stays open when the page is loaded', {
  tag: '@long',
}, async ({ page, product }) => {
  await setFaults(product, { operations: { getDashboard: { latencyMs: 2000 } } });
  await page.goto('/signin');
  const loaded = page.waitForResponse(/\/analytics\/dashboard/);
  await signIn(page, owner);
  await openUserMenu(page);
  await loaded;
  await expect(page.getByText('No devices are linked.')).toBeVisible();
  const signOutButton = page.getByRole('button', { name: 'Sign out', exact: true });
  await expect(signOutButton).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signOutButton).toBeHidden();
  await expect(page.getByRole('button', { name: /User menu/ })).toBeFocused();
});

test('the user menu opens without a connection', { tag: '@long' }, async ({ page, context }) => {
  await openAs(page, '/assets');
  await expect(page.getByRole('button', { name: /User menu/ })).toBeVisible();
  await context.setOffline(true);
  await openUserMenu(page);
  await expect(page.locator(':popover-open fieldset')).toContainText('Appearance');
});

test('[sign-out-reset] signing out aborts pending reads and clears loaded data', async ({
  page,
  product,
}) => {
  await openAs(page, '/assets');
  // Other tests may have renamed the business.
  await expect(page.getByRole('banner').getByText(/^Juniper/)).toBeVisible();
  await setFaults(product, { operations: { listProducts: { latencyMs: 5000 } } });
  const stopped: string[] = [];
  page.on('requestfailed', (request) => stopped.push(new URL(request.url()).pathname));
  await page.getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading the list' })).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL('/signin');
  await expect.poll(() => stopped).toContain('/api/v1/products');
  await setFaults(product, {});
  // The same user signs in again within the minute in which a response is fresh: it is fetched again anyway.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page, owner);
  await page.getByRole('link', { name: 'Assets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Assets' })).toBeVisible();
  await expect.poll(() => asked).toContain('/api/v1/account');
  await expect.poll(() => asked).toContain('/api/v1/assets');
});

test('signing out during an upload asks first, and then sends no more', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await openAs(page, '/assets/create', newcomer);
  const since = new Date();
  await setFaults(product, { operations: { createAssets: { latencyMs: 20_000 } } });
  await page.locator('input[type=file]').setInputFiles(await png());
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await signOut(page);
  const question = page.getByRole('dialog', { name: 'Files are still being uploaded' });
  await question.getByRole('button', { name: 'Keep uploading' }).click();
  await expect(page).toHaveURL('/assets/create');
  await signOut(page);
  await question.getByRole('button', { name: 'Leave and cancel uploads' }).click();
  await expect(page).toHaveURL('/signin');
  await expect.poll(() => endsOf(product, 'createAssets', since)).toEqual([null]);
  await setFaults(product, {});
  await signIn(page, newcomer);
  await page.goto('/assets');
  await expect(page.getByText('No assets yet')).toBeVisible();
});

test('signing out with unsaved changes asks first, and does not affect a new session', async ({
  page,
  newcomer,
}) => {
  await openAs(page, '/contacts/edit', newcomer);
  await page.getByLabel('First name').fill('Ada');
  await signOut(page);
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await signOut(page);
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/signin');
  await signIn(page, newcomer);
  await page.goto('/assets');
  await expect(page.getByText('No assets yet')).toBeVisible();
});

test('shows the business name on a phone, and the tab of the current page in full', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, '/products');
  await expect(page.getByRole('banner').getByText(/^Juniper/)).toBeInViewport({ ratio: 1 });
  for (const [address, area, name] of [
    ['/products', 'Brand', 'Products'],
    ['/account/billing', 'Account', 'Billing'],
    ['/analytics', 'Today', 'Analytics'],
  ] as const) {
    await page.goto(address);
    const tab = page.getByRole('navigation', { name: area, exact: true }).getByRole('link', { name });
    await expect(tab, name).toBeInViewport({ ratio: 1 });
  }
});
