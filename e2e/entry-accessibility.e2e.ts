// Each page before sign-in, checked against WCAG, in both themes and on a phone.
import type { Page } from '@playwright/test';
import { expectAccessible, expectWhole } from './support/axe.ts';
import { expect, setFaults, test } from './support/product.ts';

const PAGES: [path: string, seen: (page: Page) => Promise<unknown>][] = [
  ['/signin', (page) => press(page, 'Use a phone number')],
  ['/signin', (page) => press(page, 'Continue with Google')],
  ['/signup', (page) => press(page, 'Create account')],
  ['/signup/verify', (page) => expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()],
  ['/reset-password', (page) => press(page, 'Send link')],
  ['/reset-password?oobCode=old', (page) => expect(page.getByText('This link has expired')).toBeVisible()],
  ['/team', (page) => press(page, 'Sign in')],
  // Of its only plan, only the interval can be chosen.
  ['/indie', (page) => page.getByRole('radio', { name: /^Yearly/ }).check()],
];

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('axe finds no violations on any page, and nothing is wider than the window on a phone', {
  tag: '@long',
}, async ({ page }) => {
  for (const [path, seen] of PAGES) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await seen(page);
    await expectWhole(page, path);
    // The other theme has different colors; the rest of the page is the same.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessible(page, path, { rules: ['color-contrast'] });
  }
});

test('accepts input in every form and reports missing values while the provider and the API hang', {
  tag: '@long',
}, async ({ page, product }) => {
  await setFaults(product, {
    parts: { identity: 'hang' },
    operations: { listPlans: { latencyMs: 60_000 } },
  });
  for (const [path, button] of [
    ['/signin', 'Sign in'],
    ['/signup', 'Create account'],
    ['/reset-password', 'Send link'],
    ['/team', 'Sign in'],
    ['/indie', 'Create account'],
  ] as const) {
    await page.goto(path);
    const email = page.getByLabel('Email address');
    await email.fill('not yet');
    await expect(email).toHaveValue('not yet');
    await email.fill('');
    await press(page, button);
    await expect(page.getByText('Enter your email address.')).toBeVisible();
    await expect(email).toBeFocused();
  }
});
