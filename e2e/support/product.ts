// The product for a browser test: the built app on real data, in a temporary folder.
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base, expect, type Page } from '@playwright/test';
import { readSettings, type Settings } from '../../mock-server/settings.ts';
import { startMock } from '../../mock-server/start.ts';
import { type Product, startProduct } from '../../scripts/serve/product.ts';

/** A user who can sign in. */
export interface Person {
  email: string;
  password: string;
}

export const owner: Person = { email: 'owner@juniper.example', password: 'frameside' };
export const administrator: Person = { email: 'admin@frameside.example', password: 'frameside' };

/** Log lines of the products of this worker, which include invitations that would be emailed. */
export const said: string[] = [];

/** A folder that Playwright empties before each run. */
const OF_RUN = 'test-results';

/**
 * A data folder after a first start, which takes seconds. The first worker that needs it makes it for the whole run,
 * while the others wait.
 */
async function madeData(seed: Settings['seed']): Promise<string> {
  const made = join(OF_RUN, `data-${seed}`);
  const making = `${made}-making`;
  while (!existsSync(made)) {
    if (await mkdir(making, { recursive: true })) {
      try {
        // Another worker may have finished it just now.
        if (existsSync(made)) break;
        const dataDir = join(making, 'data');
        const mock = await startMock({ port: 0, dataDir, seed, log: () => undefined });
        await mock.stop();
        await rename(dataDir, made);
      } finally {
        await rm(making, { recursive: true });
      }
    } else await sleep(100);
  }
  return made;
}

/** A product with a fresh data folder that survives restarts. @param more overrides of its settings */
export async function freshProduct(more: Partial<Settings> = {}): Promise<{
  product: Product;
  dataDir: string;
  restart(): Promise<Product>;
}> {
  const dataDir = await mkdtemp(join(tmpdir(), 'product-'));
  const settings = readSettings(
    { port: 0, dataDir, seed: 'bare', log: (line) => said.push(line), ...more },
    {},
  );
  await cp(await madeData(settings.seed), dataDir, { recursive: true });
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

interface Fixtures {
  /** An owner with an empty account that no other test uses. */
  newcomer: Person;
}

interface Run {
  product: Product;
  dataDir: string;
}

export interface Shared {
  /** The data that the product starts with, from the project in playwright.config.ts. */
  seed: Settings['seed'];
  run: Run;
  product: Product;
}

/** One product for all tests of a worker; each test that writes uses its own account. */
export const test = base.extend<Fixtures, Shared>({
  seed: ['bare', { scope: 'worker', option: true }],
  run: [
    async ({ seed }, use) => {
      const run = await freshProduct({ seed });
      await use(run);
      const violations = run.product.mock.violations();
      await run.product.stop();
      await rm(run.dataDir, { recursive: true, force: true });
      expect(violations, 'answers that break the contract').toEqual([]);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  product: [async ({ run }, use) => use(run.product), { scope: 'worker' }],
  baseURL: async ({ product }, use) => use(product.origin),
  newcomer: async ({ product }, use) => use(await signUp(product)),
  contextOptions: async ({ contextOptions }, use, { testId, retry }) => {
    const path = RECORD_HAR && join(RECORD_HAR, `${testId}-${retry}.har`);
    await use(path ? { ...contextOptions, recordHar: { path, urlFilter: '**/api/v1/**' } } : contextOptions);
  },
  page: async ({ page, product }, use) => {
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
    await fetch(`${product.origin}/_mock/faults`, { method: 'DELETE' });
    expect(complaints, 'what the page complained of').toEqual([]);
  },
});

export { expect };

let people = 0;

/** Creates a login at the identity provider, as a sign-up page does. */
export async function signUp({ origin }: Product): Promise<Person> {
  people += 1;
  const person = { email: `newcomer-${people}-${Date.now()}@example.com`, password: 'a-long-secret' };
  const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, returnSecureToken: true }),
  });
  expect(answer.status).toBe(200);
  return person;
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

/** Sets faults as the fault panel does. */
export async function setFaults({ origin }: Product, faults: object): Promise<void> {
  const answer = await fetch(`${origin}/_mock/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  expect(answer.status).toBe(200);
}

/** Outcomes of an operation's calls since a moment, as the fault panel shows them: null for a cut connection. */
export async function endsOf(
  { origin }: Product,
  operationId: string,
  since: Date,
): Promise<(number | null)[]> {
  const answer = await fetch(`${origin}/_mock/requests`);
  const entries = (await answer.json()) as {
    at: string;
    operationId: string | null;
    status: number | null;
  }[];
  return entries
    .filter((entry) => entry.operationId === operationId && new Date(entry.at) >= since)
    .map(({ status }) => status);
}
