// The apps that are measured side by side, each signed in and in a browser context, and so a process, of its own.
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** A page of an app: how it is opened, and what is there once it can be used. */
interface Place {
  path: string;
  link: string;
  ready: string;
}
export type PlaceName = 'contacts' | 'campaigns' | 'gallery' | 'dashboard';

export interface Contender {
  name: string;
  origin: string;
  places: Record<PlaceName, Place>;
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
}

const PERSON = { email: 'owner@juniper.example', password: 'frameside' };
const VIEW = { width: 1440, height: 900 };
const THROTTLE = 4;

const own = (path: string, ready: string): Place => ({ path, link: `header nav a[href="${path}"]`, ready });
const OWN: Contender['places'] = {
  contacts: own('/contacts', 'section[aria-label=Contacts] tr[data-list-row]'),
  campaigns: own('/campaigns', 'section[aria-label=Campaigns] tr[data-list-row]'),
  gallery: own('/gallery', '[role=grid] a[data-photo] img'),
  dashboard: own('/dashboard', 'main a[href^="/gallery/"] img'),
};

/** The floor has two pages: its campaigns stand beside our gallery and dashboard as well. */
function floorPlaces(query: string): Contender['places'] {
  const floor = (name: string): Place => ({
    path: `/floor/index.html${query}#/${name}`,
    link: `a[href$="#/${name}"]`,
    ready: `#${name} tr`,
  });
  const [contacts, campaigns] = [floor('contacts'), floor('campaigns')];
  return { contacts, campaigns, gallery: campaigns, dashboard: campaigns };
}

async function open(
  browser: Browser,
  name: string,
  origin: string,
  places: Contender['places'],
): Promise<Contender> {
  const context = await browser.newContext({ baseURL: origin, viewport: VIEW, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto('/contacts');
  await page.getByLabel('Email address').fill(PERSON.email);
  await page.getByLabel('Password', { exact: true }).fill(PERSON.password);
  const signed = page.waitForResponse(/signInWithPassword/);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const { idToken } = await (await signed).json();
  await page.locator(OWN.contacts.ready).first().waitFor();
  await page.evaluate((token) => localStorage.setItem('floor-token', token), idToken);
  await page.goto(places.contacts.path);
  await page.locator(places.contacts.ready).first().waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { name, origin, places, context, page, cdp };
}

/** @param other the origin of a second build, to compare it with */
export async function openContenders(
  browser: Browser,
  { origin, other }: { origin: string; other: string | undefined },
): Promise<Contender[]> {
  return [
    await open(browser, 'ours', origin, OWN),
    ...(other ? [await open(browser, 'other build', other, OWN)] : []),
    await open(browser, 'floor', origin, floorPlaces('')),
    await open(browser, 'floor with pictures', origin, floorPlaces('?pictures')),
  ];
}

/** Runs a step while the processor seems four times slower. */
export async function slowly<Result>(
  { cdp }: Pick<Contender, 'cdp'>,
  step: () => Promise<Result>,
): Promise<Result> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  try {
    return await step();
  } finally {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}
