// Signing in as in production: another service's popup, and reCAPTCHA before an SMS code. The product has its
// production configuration; two of Google's scripts are stubs, and the emulator serves the other Google hosts.

import { type BrowserContext, test as base, chromium, expect } from '@playwright/test';
import { browserOptions } from '../scripts/browser.ts';
import { startConfigured } from './support/configured-product.ts';
import { saySomethingForeign, startForeign } from './support/foreign-page.ts';
import { AUTH_DOMAIN, type GoogleHosts, startGoogleHosts } from './support/google-hosts.ts';
import { newAddress, textedCode } from './support/mailbox.ts';
import type { Target } from './support/product.ts';

interface Shared {
  production: { product: Target; hosts: GoogleHosts };
}

const test = base.extend<{ context: BrowserContext; complaints: string[] }, Shared>({
  production: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the parameters
    async ({}, use) => {
      const product = await startConfigured(() => ({
        ...{ providerOrigin: null, ownDomain: '', authDomain: AUTH_DOMAIN },
        signIn: { password: true, emailLink: true, phone: true, federated: 'google.com' },
      }));
      const hosts = await startGoogleHosts(product);
      await use({ product, hosts });
      await hosts.stop();
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  context: async ({ production: { product, hosts } }, use) => {
    const { args = [], ...options } = browserOptions();
    const browser = await chromium.launch({ ...options, args: [...args, ...hosts.args] });
    await use(await browser.newContext({ baseURL: product.origin, ignoreHTTPSErrors: true }));
    hosts.down.clear();
    await browser.close();
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    // The emulator's page in the frame has no third-party storage, and reports that.
    page.on('pageerror', ({ message, stack }) => {
      if (stack?.includes('localhost')) complaints.push(message);
    });
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) complaints.push(message.text());
    });
    await use(complaints);
  },
});

test('signs in through another service’s popup', async ({ page, complaints }) => {
  await page.goto('/signin?redirect=/assets');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opened;
  // A page of another origin sends a response while the real one is pending.
  const foreign = await startForeign();
  await saySomethingForeign(page, foreign.origin);
  await foreign.stop();
  await expect(page).toHaveURL(/signin/);
  const email = newAddress();
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill('Gil Google');
  await popup.locator('#sign-in').click();
  await expect(page).toHaveURL('/assets');
  await expect(page.getByText('No assets yet')).toBeVisible();
  await expect(page.getByRole('button', { name: /^User menu Gil Google/ })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('[provider-errors] reports a closed popup and an unreachable service', async ({
  page,
  production: { hosts },
}) => {
  hosts.down.add('apis.google.com');
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText('The sign-in service cannot be reached.')).toBeVisible();
  hosts.down.clear();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  // The SDK checks every two seconds, then waits eight more for a pending response.
  await (await opened).close();
  await expect(page.getByText('The window was closed before you were signed in.')).toBeVisible();
});

test('signs in with an SMS code, after a reCAPTCHA that leaves nothing behind', async ({
  page,
  complaints,
  production: { product, hosts },
}) => {
  await page.goto('/signin?redirect=/assets');
  await page.getByRole('button', { name: 'Use a phone number' }).click();
  hosts.down.add('www.google.com');
  await page.getByLabel('Phone number').fill('+1 416 555 0177');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('The sign-in service cannot be reached.')).toBeVisible();
  hosts.down.clear();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Code')).toBeFocused();
  const checks = await page.evaluate(() => 'checks' in window && window.checks);
  expect(checks).toEqual([expect.objectContaining({ size: 'invisible', sitekey: expect.any(String) })]);
  await expect(page.getByText('protected by reCAPTCHA')).toHaveCount(0);
  await page.getByLabel('Code').fill(await textedCode(product, '+14165550177'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/assets');
  expect(complaints).toEqual([]);
});
