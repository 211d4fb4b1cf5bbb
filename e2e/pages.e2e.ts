// Every page of the specification, for every role: what a screen reader reads, accessibility, and widths.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { callsOf } from './support/api.ts';
import { COLOR_RULES, violationsIn } from './support/axe.ts';
import { layoutFaults } from './support/layout.ts';
import { expect, openAs, type Person, test } from './support/product.ts';

const surface = JSON.parse(readFileSync('docs/product-surface.json', 'utf8')) as {
  routes: string[];
  providers: Record<'callbackAndDeauthorize' | 'indexAndDeauthorize' | 'indexOnly', string[]>;
};
/** The pages of a kind differ only in the provider's name: the short run opens them for one. */
const providers = (kind: keyof typeof surface.providers) =>
  surface.providers[kind].slice(0, process.env.TEST_LONG ? undefined : 1);
const ROUTES = [
  ...surface.routes.filter((route) => !/^\/(sign|reset|team|indie)/.test(route)),
  ...providers('callbackAndDeauthorize').flatMap((name) => [
    `/auth/${name}/callback`,
    `/auth/${name}/deauthorize`,
  ]),
  ...[...providers('indexAndDeauthorize'), ...providers('indexOnly')].map((name) => `/auth/${name}`),
];

const PEOPLE = {
  owner: 'owner@juniper.example',
  manager: 'manager@juniper.example',
  location: 'queen@juniper.example',
  enterprise: 'enterprise@pawlish.example',
  administrator: 'admin@frameside.example',
};
const personOf = (email: string): Person => ({ email, password: 'frameside' });

/** The list of the records that a route with this first step shows. */
const LISTS: Record<string, string> = {
  gallery: '/photos',
  locations: '/account/locations',
  managers: '/account/managers',
  products: '/products',
  templates: '/templates',
  session: '/sessions',
};

const REFUSED = "You don't have access to this";

/** What no text of a page may contain, outside of addresses and of what users wrote. */
const RAW = [
  /\b(undefined|NaN|null)\b|\[object/,
  // Enum values and keys.
  /\b[a-z]+_[a-z_]+\b/,
  /\b[a-z]+[A-Z][a-zA-Z]+\b/,
  /\b(image|video|audio|application)\/[a-z]+/,
  /\b[0-9a-f]{8}-[0-9a-f]{4}-/,
];
/**
 * Refused calls; and a page left while the installation registers, after which its identifier is taken and the SDK
 * creates another.
 */
const EXPECTED = /status of 4\d\d|Create Installation request failed with error "409/;
const NAMELESS = /^\s*- (link|button|textbox|combobox|checkbox|radio|switch|heading)( \[[^\]]*\])*:?$/;

/** Goes there as a link does: a walk that loads the app for each page takes twice as long. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => history.pushState(null, '', href), address);
}

/** A page is what its heading says once nothing is loading. */
async function open(page: Page, address: string): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 });
  // Otherwise the page before could pass for this one.
  await follow(page, '/no-such-page');
  await expect(heading).toHaveText('Page not found');
  await follow(page, address);
  await expect(heading, address).not.toHaveText('Page not found');
  await expect(heading, address).toHaveCount(1);
  await expect(page, address).toHaveTitle(/ · Frameside$/);
  await expect(page.locator('main [aria-busy=true]'), address).toHaveCount(0);
  return (await heading.textContent()) ?? '';
}

/** What is wrong with the page as a screen reader reads it. */
async function complaintsAbout(page: Page): Promise<string[]> {
  const snapshot = await page.locator('body').ariaSnapshot();
  const lines = snapshot
    .split('\n')
    .filter((line) => !/^\s*- \/(url|placeholder):|- textbox/.test(line) || NAMELESS.test(line));
  return lines.filter(
    (line) => NAMELESS.test(line) || RAW.some((raw) => raw.test(line.replaceAll(/\{\{\w+\}\}|\S+@\S+/g, ''))),
  );
}

/** The same for all records of a kind. */
const patternOf = (address: string) =>
  new URL(address, 'http://x').pathname.replaceAll(/\/(?=[^/]*\d)[\w-]{6,}/g, '/*');

const WIDTHS = [320, 390, 768, 1024, 1920];

/** Waits until the page shows what has changed. */
const isDrawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** What is wrong with how the page looks, which takes longer than opening it: only the long run asks. */
async function faultsOf(page: Page): Promise<string[]> {
  if (!process.env.TEST_LONG) return [];
  const faults = await violationsIn(page, { butNot: COLOR_RULES });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await isDrawn(page);
    // The frame with the card's number is transparent, and axe takes what is behind it for white.
    const violations = await violationsIn(page, { rules: COLOR_RULES, without: 'iframe' });
    faults.push(...violations.map((fault) => `in ${colorScheme}: ${fault}`));
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await isDrawn(page);
    faults.push(...(await layoutFaults(page)).map((fault) => `at ${width}: ${fault}`));
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  return faults;
}

/** The address of a route for a person; a record that only the owner may read is one of the owner's. */
async function addressOf(route: string, calls: Awaited<ReturnType<typeof callsOf>>[]): Promise<string> {
  if (!route.includes('$')) return route;
  const list = LISTS[route.split('/')[1] ?? ''];
  if (!list) return route.replace(/\$\w+/, 'owner-beauty');
  for (const call of calls) {
    const answer = await call<{ items: { id: string }[] }>('GET', list).catch(() => null);
    const id = answer?.items?.[0]?.id;
    if (id) return route.replace(/\$\w+/, id);
  }
  throw new Error(`no record for ${route}`);
}

// So that workers share them.
test.describe.configure({ mode: 'parallel' });
const PARTS = process.env.TEST_LONG ? 8 : 2;
const IS = process.env.TEST_LONG
  ? 'is accessible, in plain words and readable at every width'
  : 'opens, in plain words';
for (let part = 0; part < PARTS; part += 1)
  test(`every page ${IS}, part ${part + 1}`, async ({ page, product }) => {
    const owner = personOf(PEOPLE.owner);
    const call = await callsOf(product, owner);
    await openAs(page, '/dashboard', owner);
    const faults: string[] = [];
    for (const route of ROUTES.filter((_, i) => i % PARTS === part)) {
      if ((await open(page, await addressOf(route, [call]))) === REFUSED) continue;
      faults.push(
        ...[...(await complaintsAbout(page)), ...(await faultsOf(page))].map((one) => `${route}: ${one}`),
      );
    }
    expect(faults).toEqual([]);
  });

for (const [role, email] of Object.entries(PEOPLE)) {
  test(`every page says in plain words what it is, and leads nowhere without access: ${role}`, {
    tag: '@long',
  }, async ({ page, product }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.test(message.text())) errors.push(message.text());
    });
    const calls = await Promise.all([email, PEOPLE.owner].map((one) => callsOf(product, personOf(one))));
    await openAs(page, '/dashboard', personOf(email));
    const refused = new Map<string, boolean>();
    const links = new Map<string, string>();
    const complaints: string[] = [];
    for (const route of ROUTES) {
      const address = await addressOf(route, calls);
      const heading = await open(page, address);
      refused.set(patternOf(address), heading === REFUSED);
      complaints.push(...(await complaintsAbout(page)).map((line) => `${route}: ${line.trim()}`));
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      for (const href of hrefs) if (!href.startsWith('/media')) links.set(patternOf(href), href);
    }
    expect(complaints).toEqual([]);
    for (const [pattern, href] of links) {
      if (!refused.has(pattern)) refused.set(pattern, (await open(page, href)) === REFUSED);
      expect(refused.get(pattern), `a link leads to ${href}`).toBe(false);
    }
    expect(errors).toEqual([]);
  });
}
