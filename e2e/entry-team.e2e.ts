// How managers accept an invitation. A location signs in with its password in palette.e2e.ts.
import type { Page } from '@playwright/test';
import { newAddress } from './support/mailbox.ts';
import { expect, openAs, owner, type SharedProduct, signOut, test } from './support/product.ts';

const accept = async (page: Page, password: string) => {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
};

/** The owner invites a manager. @returns the link that would be emailed to the manager */
async function invite({ origin, log }: SharedProduct, email: string): Promise<string> {
  const post = async (path: string, body: object, headers = {}) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const { idToken } = await post(
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key',
    { ...owner, returnSecureToken: true },
  );
  const invitation = { email, locationIds: ['location-queen'] };
  await post('/api/v1/account/managers', invitation, { authorization: `Bearer ${idToken}` });
  const linkIn = (line: string) => line.match(`Invitation for ${email}: (/team#invitation=[\\w-]+)`)?.[1];
  await expect.poll(async () => (await log()).some(linkIn)).toBe(true);
  return (await log()).map(linkIn).find(Boolean) ?? '';
}

test('shows the owner the invitation that would be sent, and its link opens the sign-up', {
  tag: '@long',
}, async ({ page }) => {
  const email = newAddress();
  await openAs(page, '/managers?invite=yes');
  await expect(page.getByRole('heading', { name: 'Invite a manager' })).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('checkbox', { name: /Queen/ }).click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByRole('button', { name: 'Show message' }).click();
  await page.getByRole('link', { name: 'Open the link in the message' }).click();
  await expect(page.getByRole('heading', { name: /^Join Juniper/ })).toBeVisible();
  await expect(page.getByText(`You are signed in as ${owner.email}.`)).toBeVisible();
  const link = page.url();
  await accept(page, 'copper-kettle-77');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(email)).toBeVisible();
  await page.goto(link);
  await expect(
    page.getByText(`You already accepted an invitation. You are signed in as ${email}.`),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('signs an invited manager in after choosing a password; the link works once', async ({
  page,
  product,
}) => {
  const email = newAddress();
  const link = await invite(product, email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /^Join Juniper/ })).toBeVisible();
  await expect(page.getByText('You were invited to manage Juniper Queen Street.')).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await accept(page, 'copper-kettle-77');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(email)).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL('/signin');
  await page.goto(link);
  await expect(page.getByText('This invitation is invalid or was already used.')).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveCount(0);
});
