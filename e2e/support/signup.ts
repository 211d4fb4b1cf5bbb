// Signing up as a new business.
import type { Page } from '@playwright/test';
import { mailedCode, newAddress } from './mailbox.ts';
import { expect, type Person, type Target } from './product.ts';

const PASSWORD = 'copper-kettle-77';

export async function fillIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Business name').fill('Sage & Stone');
  await page.getByText('Beauty', { exact: true }).click();
}

export const send = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();

/** Creates an account, confirms its address and ends at the dashboard. @returns its owner */
export async function signUp(page: Page, product: Target): Promise<Person> {
  const email = newAddress();
  await page.goto('/signup');
  await fillIn(page, email);
  await send(page);
  await expect(page).toHaveURL('/signup/verify');
  const code = await mailedCode(product, email, 'verifyEmail');
  await page.goto(`/signin?mode=verifyEmail&oobCode=${code}`);
  await expect(page).toHaveURL('/dashboard');
  return { email, password: PASSWORD };
}

/** Opens the sessions from the setup guide, and sees that the first one is live. */
export async function expectFirstSession(page: Page): Promise<void> {
  const guide = page.getByRole('region', { name: 'Set up your account' });
  await guide.getByRole('link', { name: 'Change your session' }).click();
  const session = page.getByRole('row', { name: /Sage & Stone/ });
  await expect(session).toContainText('Active');
  await expect(session).toContainText('Everywhere');
}
