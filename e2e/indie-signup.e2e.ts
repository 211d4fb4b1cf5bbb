// From /indie to a paid plan: a stylist signs up alone, without any help from the API.
import type { Locator } from '@playwright/test';
import { newAddress } from './support/mailbox.ts';
import { expect, owner, test } from './support/product.ts';
import { field } from './support/templates.ts';

test('a stylist signs up at /indie, confirms the address, pays by card, and finds designs for beauty', async ({
  page,
}) => {
  const email = newAddress();
  const address = page.getByLabel('Email address');
  const password = page.getByLabel('Password', { exact: true });
  const create = page.getByRole('button', { name: 'Create account' });

  await test.step('a short password and a used email are each explained at their field', async () => {
    await page.goto('/indie');
    await address.fill(owner.email);
    await password.fill('five5');
    await page.getByLabel('Business name').fill('Sage & Stone');
    await page.getByRole('radio', { name: 'Beauty' }).check();
    await create.click();
    await expect(password).toHaveAccessibleDescription(
      /This password is too short\. Use at least 6 characters\./,
    );
    await expect(password).toBeFocused();
    await password.fill('copper-kettle-77');
    await create.click();
    await expect(address).toHaveAccessibleDescription(
      'This email is already registered. Sign in instead, or use another one.',
    );
    await expect(address).toBeFocused();
    await address.fill(email);
    await create.click();
    await expect(page).toHaveURL('/signup/verify');
    await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible();
  });

  await test.step('a wrong code confirms nothing, and the link in the message does', async () => {
    await page.goto('/signup/verify?oobCode=not-the-code');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'This link has expired or was already used. Request a new one.',
    );
    await page.getByRole('button', { name: 'Show message' }).click();
    await page.getByRole('link', { name: 'Open the link in the message' }).click();
    await expect(page).toHaveURL('/subscription?plan=plan-indie-month');
  });

  await test.step('the stylist chooses a plan and pays by card', async () => {
    await expect(page.getByRole('link', { name: 'Not now' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your choice: Indie' })).toBeVisible();
    const contents = page.getByText('2,000 emails and 100 SMS a month, for photos you send');
    await expect(contents.first()).toBeVisible();
    await page.getByRole('link', { name: 'Add a card' }).click();
    const card = page.frameLocator('iframe[title="Card details"]');
    await card.getByLabel('Card number').fill('4242424242424242');
    await card.getByLabel('Expiry date').fill('11/39');
    await card.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Save card and start the plan' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('the setup guide begins with the first of its steps, without those the plan lacks', async () => {
    await expect(page.getByText('Sage & Stone', { exact: true })).toBeVisible();
    const guide = page.getByRole('region', { name: 'Set up your account' });
    await expect(guide.getByText('0 of 4 steps done')).toBeVisible();
    await expect(guide.getByRole('listitem')).toHaveCount(4);
    await expect(guide.getByRole('listitem').first()).toHaveAttribute('aria-current', 'step');
    await expect(guide.getByRole('link', { name: /^Free until / })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Next campaign' })).toContainText(
      "Your plan doesn't include campaigns.",
    );
  });

  await test.step('what the plan does not include is said before the work begins', async () => {
    await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
    const campaignNotice = page.getByText(/^Your plan doesn't include campaigns\./);
    const newCampaign = page.getByRole('main').getByRole('link', { name: 'New campaign', exact: true });
    await expect(newCampaign).toHaveAttribute('data-variant', 'secondary');
    const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
    expect(await top(campaignNotice)).toBeLessThan(await top(newCampaign));
    await page.setViewportSize({ width: 390, height: 844 });
    const views = page.getByRole('navigation', { name: 'List or month' }).getByRole('link');
    expect(await top(views.first())).toBe(await top(views.last()));
    await views.last().click();
    await expect(page).toHaveURL(/view=calendar/);
    await expect(newCampaign).toHaveAttribute('data-variant', 'secondary');
    await expect(campaignNotice).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/auth/textel');
    await expect(page.getByText(/^Your plan doesn't include integrations\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Connect' })).toHaveCount(0);
    await page.goto('/account/integrations');
    await expect(page.getByText(/^Your plan doesn't include integrations\./)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Connect/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Connect/ })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Open billing' }).click();
    await expect(page).toHaveURL('/account/billing');
    await expect(page.getByText('Emails this month')).toBeVisible();
  });

  await test.step('the designs are those for beauty, and one becomes a template', async () => {
    await page.getByRole('link', { name: 'Templates' }).click();
    await expect(page.getByRole('heading', { name: 'Designs for your business' })).toBeVisible();
    await page.getByRole('button', { name: 'Use Print, Full photo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Print, Full photo' })).toBeVisible();
    await page.getByRole('listitem').getByRole('button', { name: /^Text/ }).last().click();
    // Each kind of business has a slogan of its own.
    await expect(field(page, 'Text')).toHaveValue('Fresh look, same you');
  });
});
