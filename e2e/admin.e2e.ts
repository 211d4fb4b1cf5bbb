import type { Page } from '@playwright/test';
import { callsOf } from './support/api.ts';
import { expectWhole } from './support/axe.ts';
import {
  administrator,
  expect,
  openAs,
  owner,
  type Person,
  setFaults,
  signOut,
  type Target,
  test,
} from './support/product.ts';
import { startViewing } from './support/viewing.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Viewing as' });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /^Parts of/ }).getByRole('link', { name });

/** Gives an account a name that no other has. */
async function named(product: Target, person: Person) {
  const call = await callsOf(product, person);
  const name = `Fern ${Date.now()}`;
  const { id } = await call<{ id: string }>('POST', '/account', { businessName: name });
  return { call, id, name };
}

/** The entries of the audit log about an account, newest first. */
async function openLog(page: Page, name: string) {
  await page.goto('/admin/dashboard?tab=audit');
  return page.getByRole('list', { name: 'Audit log' }).locator('> li').filter({ hasText: name });
}

test('an administrator finds an account and changes it without losing a failed save, and the log shows what', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const { name } = await named(product, newcomer);
  await openAs(page, '/signin', administrator);
  await expect(page).toHaveURL('/admin/dashboard');
  await page.getByLabel('Find an account').fill(newcomer.email);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const field = page.getByRole('textbox', { name: 'Business name' });
  await field.fill(`${name} & Sons`);
  await setFaults(product, { operations: { updateAccount: { prefer: 'code=503' } } });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not saved.')).toBeVisible();
  await expect(field).toHaveValue(`${name} & Sons`);
  await setFaults(product, {});
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} & Sons` })).toBeVisible();
  await page.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Status' }).selectOption('Past due');
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Past due')).toBeVisible();

  const entries = await openLog(page, name);
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(0)).toContainText('→ Past due');
  await expect(entries.nth(1)).toContainText(`Business name: ${name} → ${name} & Sons`);
  await expect(entries.nth(1)).toContainText(administrator.email);
});

test('[journey-14] an administrator views an account with a reason, and changes it only once that is allowed', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const { call, id, name } = await named(product, newcomer);
  await call('POST', '/products', { name: 'Beard oil' });
  const list = `/admin/dashboard?search=${encodeURIComponent(newcomer.email)}`;
  await openAs(page, list, administrator);
  await startViewing(page, name, 'Why was nothing sent?');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/products');
  await expect(page.getByText('Beard oil')).toBeVisible();
  await expect(banner(page)).toContainText('read-only');
  await expect(page.getByRole('link', { name: 'Add a product' })).toHaveCount(0);
  await page.goto('/products/create');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changes are not allowed');
  await banner(page).getByRole('button', { name: 'Allow changes' }).click();
  const question = page.getByRole('dialog', { name: `Allow changes to ${name}?` });
  await question.getByRole('button', { name: 'Allow changes' }).click();
  await expect(banner(page)).toContainText('can make changes');
  const item = page.getByRole('textbox', { name: 'Name' });
  await item.fill('Comb');
  await page.getByRole('button', { name: 'Add the product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comb' })).toBeVisible();
  // The API decides: a second viewing in another tab makes the account read-only again.
  const asAdmin = await callsOf(product, administrator);
  await asAdmin('POST', `/accounts/${id}/viewings`, { reason: 'The same, in another tab.' });
  await item.fill('Unsaved comb');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(banner(page)).toContainText('read-only');
  await expect(page.getByText('changes are not allowed').first()).toBeVisible();
  await page.goto('/products');
  await expect(page.getByText('Comb', { exact: true })).toBeVisible();
  await banner(page).getByRole('button', { name: 'Stop' }).click();
  await expect(page).toHaveURL(list);

  const entries = await openLog(page, name);
  await expect(entries).toHaveCount(5);
  await expect(entries.nth(0)).toContainText('Stopped viewing');
  await expect(entries.nth(2)).toContainText('Product: Comb');
  await expect(entries.nth(3)).toContainText('Allowed changes while viewing');
  await expect(entries.nth(4)).toContainText('Started viewing');
  await expect(entries.nth(4)).toContainText('Why was nothing sent?');
});

test('an administrator changes a contact of a viewed account, and the log shows it to administrators and the owner', async ({
  browser,
  page,
  product,
  newcomer,
}) => {
  const { call, id, name } = await named(product, newcomer);
  const contact = { firstName: 'Ada', lastName: 'Okonkwo', emailAddress: 'ada@guests.example' };
  const { id: contactId } = await call<{ id: string }>('POST', '/contacts', contact);
  await openAs(page, `/admin/dashboard?search=${encodeURIComponent(newcomer.email)}`, administrator);
  await startViewing(page, name, 'Asked to correct a name.');
  await expect(banner(page)).toBeVisible();
  await page.goto(`/contacts?open=${contactId}`);
  const panel = page.getByRole('dialog', { name: 'Ada Okonkwo' });
  await expect(panel.getByRole('heading', { name: 'Consent' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await banner(page).getByRole('button', { name: 'Allow changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Allow changes' }).click();
  await expect(banner(page)).toContainText(
    'Photos, campaigns, devices, integrations and billing stay read-only',
  );
  await panel.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Last name' }).fill('Okafor');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Okafor' })).toBeVisible();
  await banner(page).getByRole('button', { name: 'Stop' }).click();

  await page.goto('/admin/dashboard?tab=audit');
  const entries = page.getByRole('list', { name: 'Audit log' }).locator('> li');
  await page.getByRole('searchbox', { name: 'Account' }).fill(name);
  await expect(entries).toHaveCount(4);
  await page.getByRole('searchbox', { name: 'Administrator' }).fill(administrator.email.slice(0, 5));
  await expect(page).toHaveURL(/person=/);
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await page.getByLabel('Action').selectOption('Changed while viewing');
  await expect(entries).toHaveCount(1);
  for (const text of ['Contact: Ada Okafor', 'Last name: Okonkwo → Okafor', 'Asked to correct a name.'])
    await expect(entries).toContainText(text);
  await page.getByLabel('To', { exact: true }).fill('2020-12-31');
  await expect(page.getByRole('heading', { name: 'No entries' })).toBeVisible();

  const { items } = await call<{ items: { account: { id: string }; operation: string | null }[] }>(
    'GET',
    '/account/audit',
  );
  expect(items.map(({ account, operation }) => [account.id, operation])).toContainEqual([
    id,
    'updateContact',
  ]);
  const theirs = await browser.newPage({ baseURL: product.origin });
  await openAs(theirs, '/account/profile#access', newcomer);
  const own = theirs.getByRole('list', { name: 'Access by support' }).locator('> li');
  await expect(own).toHaveCount(4);
  await own.getByRole('link', { name: 'Ada Okafor' }).click();
  await expect(theirs.getByRole('dialog', { name: 'Ada Okafor' })).toBeVisible();
  await theirs.close();
});

test('an administrator changes the limits of an account and refreshes its stock assets', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const { call, id, name } = await named(product, newcomer);
  await openAs(page, `/admin/accounts/${id}/profile`, administrator);
  await expect(page.getByRole('region', { name: 'Details' })).toContainText(/Dollar/);
  const plan = page.getByRole('region', { name: 'Plan and usage' });
  await expect(plan).toContainText('Subscription');
  await expect(plan).toContainText('Last activity');
  const business = page.getByRole('textbox', { name: 'Business name' });
  await business.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(business).toBeFocused();
  await page.getByRole('button', { name: 'Discard' }).click();
  await tab(page, 'Settings').click();
  const devices = page.getByRole('textbox', { name: 'Devices' });
  await expect(page.getByText(/^Used now: [\d,]+ of [\d,]+$/).first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Unlimited Devices' }).check();
  await expect(devices).toHaveValue('');
  const retention = page.getByRole('textbox', { name: 'Retention in days' });
  await retention.fill('10');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(retention).toBeFocused();
  await retention.fill('90');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  const { settings } = await call<{ settings: Record<string, unknown> }>('GET', '/account');
  expect(settings).toMatchObject({ retentionDays: 90, limits: { devices: null } });
  await page.getByRole('button', { name: 'Refresh stock assets' }).click();
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(page.getByText(/^Done: \d+ added/)).toBeVisible();
  await tab(page, 'Analytics').click();
  await expect(page.getByRole('heading', { name: 'No figures for this period' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // Without a reason, nothing is viewed.
  await page.goto(`/admin/dashboard?search=${encodeURIComponent(newcomer.email)}`);
  await page.getByRole('button', { name: `View as ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Start viewing' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await expectWhole(page, 'the question for a reason');
  await page.keyboard.press('Escape');

  const entries = await openLog(page, name);
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(0)).toContainText(/[1-9]\d* added, 0 updated, 0 removed/);
  await expect(entries.nth(1)).toContainText(/Devices: \d+ → unlimited/);
  await page.getByLabel('Action').selectOption('Started viewing');
  await expect(page).toHaveURL(/action=view/);
  await expect(entries).toHaveCount(0);
});

test('shows the plans in a small window, and the email address of an account on a phone', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openAs(page, '/admin/dashboard?search=juniper', administrator);
  await expect(page.getByRole('columnheader', { name: 'Plan' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Juniper Salon' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Juniper Salon' })).toBeVisible();
  await expect(page.getByRole('main').getByText(owner.email).filter({ visible: true })).toHaveCount(1);
  await page.goto('/admin/accounts/admin-1/profile');
  const title = page.getByRole('heading', { level: 1, name: 'Support' });
  expect((await title.boundingBox())?.height, 'in one line').toBeLessThan(45);
});

test('a business asks for an account, and an administrator creates it and invites the owner', async ({
  page,
  product,
}) => {
  const email = `ada-${Date.now()}@fern.example`;
  await page.goto('/admin/accounts/create');
  await page.getByLabel('Business name').fill('Fern & Co');
  await page.getByText('Beauty').click();
  await page.getByLabel("Owner's name").fill('Ada Fern');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  await openAs(page, '/admin/dashboard?tab=requests', administrator);
  const request = page.getByRole('list', { name: 'Requests' }).locator('> li').filter({ hasText: email });
  await request.getByRole('link', { name: 'Create and invite' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page.getByRole('button', { name: 'Create and invite' }).click();
  await expect(page.getByRole('heading', { name: 'Fern & Co created' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fern & Co' })).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL('/signin');

  const log = await product.log();
  const link = log.findLast((line) => line.includes(`Invitation for ${email}: `));
  await page.goto(/: (\/team#invitation=[\w-]{43})$/.exec(link ?? '')?.[1] ?? '');
  await expect(page.getByRole('heading', { name: 'Join Fern & Co' })).toBeVisible();
  await expect(page.getByText('Your account is ready.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('copper-kettle-77');
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Fern & Co').first()).toBeVisible();
});
