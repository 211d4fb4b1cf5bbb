// From /indie to a paid plan: a stylist signs up alone, without any help from the API.
import type { Locator, Page } from '@playwright/test';
import { callsOf } from './support/api.ts';
import { newAddress } from './support/mailbox.ts';
import { subscribe } from './support/payments.ts';
import { expect, openAs, owner, test } from './support/product.ts';
import { field } from './support/templates.ts';

const PASSWORD = 'copper-kettle-77';
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const address = (page: Page) => page.getByLabel('Email address');
const create = (page: Page) => page.getByRole('button', { name: 'Create account' });

test('a stylist signs up at /indie, confirms the address, and pays by card', async ({ page, product }) => {
  const email = newAddress();
  await page.goto('/indie');
  await address(page).fill(email);
  await password(page).fill(PASSWORD);
  await page.getByLabel('Business name').fill('Sage & Stone');
  await page.getByRole('radio', { name: 'Beauty' }).check();
  await create(page).click();
  await expect(page).toHaveURL('/signup/verify');
  await page.getByRole('button', { name: 'Show message' }).click();
  await page.getByRole('link', { name: 'Open the link in the message' }).click();
  // The guide comes first, and paying when the owner wants to.
  await expect(page).toHaveURL(/\/dashboard\?plan=/);
  const guide = page.getByRole('region', { name: 'Set up your account' });
  await guide.getByRole('link', { name: 'Start your plan' }).click();
  await expect(page.getByRole('heading', { name: 'Start Indie' })).toBeVisible();
  await page.getByRole('link', { name: 'Add a card' }).click();
  const card = page.frameLocator('iframe[title="Card details"]');
  await card.getByLabel('Card number').fill('4242424242424242');
  await card.getByLabel('Expiry date').fill('11/39');
  await card.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Save card and start the plan' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('banner').getByText('Sage & Stone', { exact: true })).toBeVisible();
  await expect(guide.getByRole('link', { name: 'You are on Indie' })).toBeVisible();
  // Without the step that the plan does not include.
  await expect(guide.getByText('2 of 6 steps done')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next campaign' })).toContainText(
    "Your plan doesn't include campaigns.",
  );
  const call = await callsOf(product, { email, password: PASSWORD });
  expect(await call('GET', '/payments/subscription')).toMatchObject({ plan: { id: 'plan-indie-month' } });
  expect(await call('GET', '/payments/card')).toMatchObject({ card: { last4: '4242' } });
});

test('signing up at /indie explains a short password, a used email and a wrong code', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/indie');
  await address(page).fill(owner.email);
  await password(page).fill('five5');
  await page.getByLabel('Business name').fill('Sage & Stone');
  await page.getByRole('radio', { name: 'Beauty' }).check();
  await create(page).click();
  await expect(password(page)).toHaveAccessibleDescription(
    /This password is too short\. Use at least 8 characters\./,
  );
  await expect(password(page)).toBeFocused();
  await password(page).fill(PASSWORD);
  await create(page).click();
  await expect(address(page)).toHaveAccessibleDescription(
    'This email is already registered. Sign in instead, or use another one.',
  );
  await expect(address(page)).toBeFocused();
  await address(page).fill(newAddress());
  await create(page).click();
  await expect(page).toHaveURL('/signup/verify');
  await page.goto('/signup/verify?oobCode=not-the-code');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'This link has expired or was already used. Request a new one.',
  );
});

test('says what the Indie plan does not include before the work begins, and has designs for beauty', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  await subscribe(product, newcomer, 'plan-indie-month', { category: 'beauty' });
  await openAs(page, '/campaigns', newcomer);
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

  await page.getByRole('link', { name: 'Templates' }).click();
  await expect(page.getByRole('heading', { name: 'Designs for your business' })).toBeVisible();
  await page.getByRole('button', { name: 'Use Print, Full photo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Print, Full photo' })).toBeVisible();
  await page
    .getByRole('listitem')
    .getByRole('button', { name: / Text$/ })
    .last()
    .click();
  // Each kind of business has its own slogan.
  await expect(field(page, 'Text')).toHaveValue('Fresh look, same you');
});
