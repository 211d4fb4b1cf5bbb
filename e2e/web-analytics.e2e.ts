// Web analytics: it runs only on the product's domain; these tests check what the tag receives there.
import type { Page } from '@playwright/test';
import type { TagCall } from '../mock-server/provider/analytics.ts';
import { startConfigured } from './support/configured-product.ts';
import { mailedCode, newAddress } from './support/mailbox.ts';
import {
  test as base,
  endsOf,
  expect,
  openAs,
  owner,
  setFaults,
  signIn,
  type Target,
} from './support/product.ts';
import { editTemplate, listenTo } from './support/remote-config.ts';

/** The product on its production domain; the API may have another origin. */
const test = base.extend({
  run: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the parameters
    async ({}, use) => {
      const product = await startConfigured((port) => ({
        ownDomain: 'localhost',
        apiOrigins: [`http://127.0.0.1:${port}`],
      }));
      await use({
        ...product,
        dataDir: '',
        log: async () => [],
        violations: async () => product.mock.violations(),
      });
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The visitor agreed at an earlier visit. */
const agree = (page: Page) => page.addInitScript(() => localStorage.setItem('analytics-consent', 'granted'));

const told = async ({ origin }: Target): Promise<TagCall[]> =>
  (await fetch(`${origin}/_mock/analytics`)).json() as Promise<TagCall[]>;

test('[analytics] the tag on the product’s domain receives page views and sign-ins, but no email addresses', async ({
  page,
  product,
}) => {
  await agree(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/signin?redirect=/assets&secret=hunter2');
  await signIn(page, owner);
  const logins = async () => (await told(product)).filter(({ name }) => name === 'login');
  await expect.poll(async () => (await logins()).map(({ params }) => params.method)).toEqual(['password']);
  await page.locator('a[href^="/assets/create"]').first().click();
  await expect(page).toHaveURL(/\/assets\/create/);
  const pages = async () =>
    (await told(product))
      .filter(({ name }) => name === 'page_view')
      .map(({ params }) => params.page_location);
  await expect
    .poll(async () => (await pages()).reverse())
    .toEqual([`${product.origin}/signin`, `${product.origin}/assets`, `${product.origin}/assets/create`]);
  const calls = await told(product);
  expect(calls.find(({ command }) => command === 'config')).toMatchObject({
    name: 'G-DEMO000001',
    params: { send_page_view: false, page_location: product.origin },
  });
  expect(JSON.stringify(calls)).not.toMatch(/hunter2|juniper|eyJ/);
  expect(asked.filter((url) => new URL(url).origin !== product.origin)).toEqual([]);
});

test('[analytics] sends a sign-up event once the account exists, and no sign-in event', async ({
  page,
  product,
}) => {
  await agree(page);
  const before = (await told(product)).length;
  const email = newAddress();
  await page.goto('/signup');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('copper-kettle-77');
  await page.getByLabel('Business name').fill('Sage & Stone');
  await page.getByText('Beauty').click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.goto(`/signup/verify?oobCode=${await mailedCode(product, email, 'verifyEmail')}`);
  await expect(page).toHaveURL('/dashboard');
  // The latest event comes first.
  const names = async () => (await told(product)).slice(0, -before || undefined).map(({ name }) => name);
  await expect.poll(names).toContain('sign_up');
  expect(await names()).not.toContain('login');
  const { params } = (await told(product)).find(({ name }) => name === 'sign_up') ?? {};
  expect(params).toMatchObject({ method: 'password' });
});

test('[analytics] loads nothing before the visitor agrees, and stops when they change their mind', async ({
  page,
  product,
}) => {
  const before = (await told(product)).length;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ofTag = () => asked.filter((url) => /webConfig|googletagmanager/.test(url));
  await page.goto('/signin?redirect=/account/profile');
  const question = page.getByRole('complementary', { name: 'Web analytics' });
  await expect(question).toBeVisible();
  expect(ofTag()).toEqual([]);
  await question.getByRole('button', { name: "Don't allow" }).click();
  await expect(question).toBeHidden();
  await signIn(page, owner);
  const choice = page.getByRole('checkbox', { name: /Web analytics/ });
  await expect(choice).not.toBeChecked();
  expect(ofTag()).toEqual([]);
  await choice.check();
  await expect.poll(ofTag).not.toEqual([]);
  await page.getByRole('link', { name: 'Assets' }).first().click();
  await expect(page).toHaveURL(/\/assets/);
  const names = async () => (await told(product)).slice(0, -before || undefined).map(({ name }) => name);
  await expect.poll(names).toContain('page_view');
  await page.goBack();
  await choice.uncheck();
  const counted = (await names()).length;
  await page.getByRole('link', { name: 'Products' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  expect((await names()).length).toBe(counted);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await expect(question).toBeHidden();
});

test('[analytics] sends the events of choosing a plan', async ({ page, product }) => {
  await agree(page);
  await page.goto('/signin?redirect=/subscription');
  await signIn(page, owner);
  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const names = async () => (await told(product)).map(({ name }) => name);
  for (const name of ['view_item_list', 'select_item', 'begin_checkout'])
    await expect.poll(names).toContain(name);
  const { params } = (await told(product)).find(({ name }) => name === 'select_item') ?? {};
  expect(params).toMatchObject({ item_list_name: 'plans', items: [{ item_category: 'plan', quantity: 1 }] });
});

test('[analytics] logs that the settings of the tag were refused, and the page works without it', async ({
  page,
  product,
}) => {
  await agree(page);
  await setFaults(product, { operations: { getAnalyticsWebConfig: { prefer: 'code=403' } } });
  const said = listenTo(page);
  await page.goto('/signin?redirect=/assets');
  await expect
    .poll(() => said)
    .toContain(
      'The settings of web analytics were refused; this visit is not counted. (analytics/config-fetch-failed, HTTP 403)',
    );
  await signIn(page, owner);
  await expect(page.getByRole('heading', { level: 1, name: 'Assets' })).toBeVisible();
});

test('[analytics] [backoff] 503 is tried again after a second, and after thirty more', async ({
  page,
  product,
}) => {
  await agree(page);
  const since = new Date();
  await setFaults(product, { operations: { getAnalyticsWebConfig: { prefer: 'code=503' } } });
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await page.clock.install();
  await page.goto('/signin');
  const ends = () => endsOf(product, 'getAnalyticsWebConfig', since);
  await expect.poll(ends).toEqual([503, 503]);
  await page.clock.fastForward(25_000);
  expect(await ends()).toEqual([503, 503]);
  await page.clock.fastForward(6_000);
  await expect.poll(ends).toEqual([503, 503, 503]);
});

test('[api-url] the API may move to an origin that the configuration names, and the policy lets it', async ({
  page,
  product,
}) => {
  const other = product.origin.replace('localhost', '127.0.0.1');
  const putBack = await editTemplate(product, { api_url: `${other}/api`, translations: {} });
  try {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/signin?redirect=/assets');
    const stored = () => page.evaluate(() => localStorage.getItem('remote-config'));
    await expect.poll(stored).toContain(other);
    await signIn(page, owner);
    await expect
      .poll(() => asked.filter((url) => url.startsWith(`${other}/api/v1/`)).length)
      .toBeGreaterThan(0);
  } finally {
    await putBack();
  }
});

base('[analytics] elsewhere nothing of it is fetched', async ({ page, product }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const said = listenTo(page);
  await openAs(page, '/signin?redirect=/assets');
  await expect.poll(() => said).toContain('Loaded Remote Config');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /webConfig|googletagmanager/.test(url))).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(await told(product)).toEqual([]);
});
