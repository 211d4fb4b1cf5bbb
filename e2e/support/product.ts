// The product for a browser test: the built app on real data.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { readSettings, type Settings } from '../../mock-server/settings.ts';
import { type Product, startProduct } from '../../scripts/serve/product.ts';

/** A user who can sign in. */
export interface Person {
  email: string;
  password: string;
}

export const owner: Person = { email: 'owner@juniper.example', password: 'frameside' };
export const administrator: Person = { email: 'admin@frameside.example', password: 'frameside' };

/** A product with a fresh data folder that survives restarts. @param more overrides of its settings */
export async function freshProduct(more: Partial<Settings> = {}): Promise<{
  product: Product;
  dataDir: string;
  restart(): Promise<Product>;
}> {
  const dataDir = await mkdtemp(join(tmpdir(), 'product-'));
  const settings = readSettings({ port: 0, dataDir, seed: 'bare', log: () => undefined, ...more }, {});
  const run = { product: await startProduct(settings), dataDir, restart };
  async function restart() {
    await run.product.stop();
    run.product = await startProduct({ ...settings, port: Number(new URL(run.product.origin).port) });
    return run.product;
  }
  return run;
}

/** The folder for recorded HTTP traffic, which `npm run drift -- --har` then checks. */
const { RECORD_HAR } = process.env;

/** Where a product runs. */
export interface Target {
  /** `http://localhost:4000` */
  origin: string;
  /** The name by which a test has its own faults: the cookie `mock-client`. */
  client?: string;
}

/** The product of a data set, which all workers share. */
export interface SharedProduct extends Target {
  client: string;
  dataDir: string;
  /** Log lines so far, such as invitations that would be emailed. */
  log(): Promise<string[]>;
  /** Responses so far that broke the contract. */
  violations(): Promise<object[]>;
}

interface Fixtures {
  product: SharedProduct;
  /** An owner with an empty account that no other test uses. */
  newcomer: Person;
}

export interface Shared {
  /** The data that the product starts with, from the project in playwright.config.ts. */
  seed: Settings['seed'];
  run: Omit<SharedProduct, 'client'>;
}

/** All tests of a data set share its product; each test that writes uses its own account. */
export const test = base.extend<Fixtures, Shared>({
  seed: ['bare', { scope: 'worker', option: true }],
  run: [
    async ({ seed }, use) => {
      const ask = async (path: string) => {
        const answer = await fetch(`${process.env.PRODUCTS_ORIGIN}/${path}`);
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
      };
      const run = {
        ...(await ask(seed)),
        log: async () => (await ask(`${seed}/state`)).log,
        violations: async () => (await ask(`${seed}/state`)).violations,
      };
      await use(run);
      expect(await run.violations(), 'answers that break the contract').toEqual([]);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  product: async ({ run }, use, { testId, retry }) => {
    const product = { ...run, client: `${testId}-${retry}` };
    await use(product);
    await setFaults(product, {});
  },
  baseURL: async ({ run }, use) => use(run.origin),
  newcomer: async ({ product }, use) => use(await signUp(product)),
  contextOptions: async ({ contextOptions }, use, { testId, retry }) => {
    const path = RECORD_HAR && join(RECORD_HAR, `${testId}-${retry}.har`);
    await use(path ? { ...contextOptions, recordHar: { path, urlFilter: '**/api/v1/**' } } : contextOptions);
  },
  context: async ({ context, product }, use) => {
    await haveFaultsOf(product, context);
    await use(context);
  },
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => {
      // Offline, the SDK rejects a promise before it passes it on, so it is briefly unhandled.
      if (!message.includes('installations/app-offline')) complaints.push(message);
    });
    page.on('console', (message) => {
      if (/Content Security Policy|Uncompiled message|Minified React error/.test(message.text()))
        complaints.push(message.text());
    });
    await use(page);
    expect(complaints, 'what the page complained of').toEqual([]);
  },
});

/** The same with a product that no other worker uses, for tests that change the state of a whole product. */
export const testWithOwnProduct = test.extend({
  run: [
    async ({ seed }, use) => {
      const log: string[] = [];
      const { product, dataDir } = await freshProduct({ seed, log: (line) => void log.push(line) });
      const violations = async () => product.mock.violations();
      await use({ origin: product.origin, dataDir, log: async () => log, violations });
      expect(await violations(), 'answers that break the contract').toEqual([]);
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export { expect };

/** Makes the faults of a test apply to the pages of a context. The fixture `context` has them. */
export const haveFaultsOf = ({ origin, client = '' }: Target, context: BrowserContext): Promise<void> =>
  context.addCookies(
    [origin, origin.replace('localhost', 'guest.localhost')].map((url) => ({
      name: 'mock-client',
      value: client,
      url,
    })),
  );

let people = 0;

/** Creates a login at the identity provider, as a sign-up page does. */
export async function signUp({ origin }: Target): Promise<Person> {
  people += 1;
  const person = {
    email: `newcomer-${process.pid}-${people}-${Date.now()}@example.com`,
    password: 'a-long-secret',
  };
  const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, returnSecureToken: true }),
  });
  expect(answer.status).toBe(200);
  return person;
}

/**
 * Opens an address as a user who is signed in already: their session is stored as by an earlier visit. Tests of signing
 * in itself use `signIn`.
 */
export async function openAs(page: Page, address: string, person: Person = owner): Promise<void> {
  // An absolute address may be one of another product.
  const at = (path: string) => (URL.canParse(address) ? new URL(path, address).href : path);
  await page.goto(at('/config.json'));
  const stored = await sessionOf(page, person, at);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
  await page.goto(address);
}

/** What the app and the identity SDK keep of a signed-in user (src/identity/session.ts, stored-token.ts). */
async function sessionOf({ request }: Page, { email, password }: Person, at: (path: string) => string) {
  const ask = async (call: string, data: object) => {
    const answer = await request.post(
      at(`/identitytoolkit.googleapis.com/v1/accounts:${call}?key=demo-key`),
      { data },
    );
    expect(answer.status(), `${call} of ${email}`).toBe(200);
    return answer.json();
  };
  const { idToken, refreshToken, expiresIn } = await ask('signInWithPassword', {
    ...{ email, password, returnSecureToken: true },
  });
  const { users } = await ask('lookup', { idToken });
  const [{ localId: uid, displayName, emailVerified, createdAt, lastLoginAt }] = users;
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1], 'base64url').toString());
  const { user_type: userType = 0, admin = false, account } = claims;
  const name = displayName ?? '';
  return {
    session: { uid, email, name, userType, admin, unconfirmed: !emailVerified && account === undefined },
    'firebase:authUser:demo-key:[DEFAULT]': {
      ...{ uid, email, emailVerified: emailVerified ?? false, isAnonymous: false, createdAt, lastLoginAt },
      ...(displayName && { displayName }),
      providerData: [
        {
          ...{ providerId: 'password', uid: email, email, displayName: displayName ?? null },
          phoneNumber: null,
          photoURL: null,
        },
      ],
      stsTokenManager: {
        ...{ refreshToken, accessToken: idToken },
        expirationTime: Date.now() + Number(expiresIn) * 1000,
      },
      ...{ apiKey: 'demo-key', appName: '[DEFAULT]' },
    },
  };
}

/** Signs in through the page; where it leads depends on the page. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/signin/);
}

/** Enters the password in the dialog over the page of a session that ended. */
export async function signInAgain(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'You were signed out' });
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Opens the menu of the signed-in user. */
export async function openUserMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /User menu/ }).click();
}

/** Signs out through the user menu; the caller checks where it ends. */
export async function signOut(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Sign out', exact: true });
  if (!(await button.isVisible())) await openUserMenu(page);
  await button.click();
}

const cookieOf = (client: string | undefined) => ({ ...(client && { cookie: `mock-client=${client}` }) });

/** Sets faults as the fault panel does, for the pages of this test only. */
export async function setFaults({ origin, client }: Target, faults: object): Promise<void> {
  const answer = await fetch(`${origin}/_mock/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...cookieOf(client) },
    body: JSON.stringify(faults),
  });
  expect(answer.status).toBe(200);
}

/** Outcomes of an operation's calls by this test's pages since a moment: null for a cut connection. */
export async function endsOf(
  { origin, client }: Target,
  operationId: string,
  since: Date,
): Promise<(number | null)[]> {
  const answer = await fetch(`${origin}/_mock/requests`, { headers: cookieOf(client) });
  const entries = (await answer.json()) as {
    at: string;
    operationId: string | null;
    status: number | null;
  }[];
  return entries
    .filter((entry) => entry.operationId === operationId && new Date(entry.at) >= since)
    .map(({ status }) => status);
}
