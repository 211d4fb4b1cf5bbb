import type { Page } from '@playwright/test';
import { callsOf } from './support/api.ts';
import { expectWhole } from './support/axe.ts';
import { administrator, expect, openAs, owner, setFaults, signOut, test } from './support/product.ts';
import { startViewing } from './support/viewing.ts';

const JUNIPER = 'Juniper Salon';
const banner = (page: Page) => page.getByRole('region', { name: 'Viewing as' });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /^Parts of/ }).getByRole('link', { name });

test('[journey-14] an administrator finds an account, changes it, views it with a reason, and the log shows all', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const call = await callsOf(product, owner);
  await call('POST', '/products', { name: 'Beard oil of Juniper' });
  await openAs(page, '/signin', administrator);
  await expect(page).toHaveURL('/admin/dashboard');
  await page.getByLabel('Find an account').fill('juniper');
  await expect(page.getByRole('row', { name: /Juniper Salon/ })).toContainText('Active');
  await expect(page).toHaveURL('/admin/dashboard?search=juniper');
  await page.getByRole('link', { name: JUNIPER }).click();

  await expect(page.getByRole('heading', { level: 1, name: JUNIPER })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Canadian Dollar');
  const plan = page.getByRole('region', { name: 'Plan and usage' });
  await expect(plan).toContainText('Subscription');
  await expect(
    plan
      .getByRole('definition')
      .filter({ hasText: /^\d+ of \d+$/ })
      .first(),
  ).toBeVisible();
  await expect(plan).toContainText('Last activity');
  const name = page.getByRole('textbox', { name: 'Business name' });
  await name.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(name).toBeFocused();
  await name.fill('Juniper & Sons');
  await setFaults(product, { operations: { updateAccount: { prefer: 'code=503' } } });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not saved.')).toBeVisible();
  await expect(name).toHaveValue('Juniper & Sons');
  await setFaults(product, {});
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Juniper & Sons' })).toBeVisible();

  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Past due');
  await page.getByRole('dialog').getByRole('button', { name: 'Change status' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Past due')).toBeVisible();

  await tab(page, 'Settings').click();
  const devices = page.getByRole('textbox', { name: 'Devices' });
  await expect(page.getByText(/^Used now: [\d,]+ of [\d,]+$/).first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Unlimited Devices' }).check();
  await expect(devices).toHaveValue('');
  await page.getByRole('textbox', { name: 'Retention in days' }).fill('10');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: 'Retention in days' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Retention in days' }).fill('90');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  const { settings } = await call<{ settings: Record<string, unknown> }>('GET', '/account');
  expect(settings).toMatchObject({ retentionDays: 90, limits: { devices: null } });
  const refresh = page.getByRole('button', { name: 'Refresh stock assets' });
  await refresh.click();
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(page.getByText(/^Done: 6 added/)).toBeVisible();
  await tab(page, 'Analytics').click();
  await expect(page.getByRole('heading', { name: 'No figures for this period' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Juniper & Sons' })).toBeVisible();

  // Asked for a reason; without one nothing starts.
  await page.goto('/admin/dashboard?search=juniper');
  await page.getByRole('button', { name: 'View as Juniper & Sons' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Start viewing' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.press('Escape');
  await startViewing(page, 'Juniper & Sons', 'Why was nothing sent?');
  await expect(page).toHaveURL('/dashboard');
  await expect(banner(page)).toContainText('Juniper & Sons');
  await page.goto('/products');
  await expect(page.getByText('Beard oil of Juniper')).toBeVisible();

  // Read-only until changes are allowed.
  await expect(banner(page)).toContainText('read-only');
  await expect(page.getByRole('link', { name: 'Add a product' })).toHaveCount(0);
  await page.goto('/products/create');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changes are not allowed');
  await banner(page).getByRole('button', { name: 'Allow changes' }).click();
  const question = page.getByRole('dialog', { name: 'Allow changes to Juniper & Sons?' });
  await expect(question).toBeVisible();
  await expectWhole(page, 'the question whether changes are allowed');
  await question.getByRole('button', { name: 'Allow changes' }).click();
  await expect(banner(page)).toContainText('can make changes');
  await page.getByRole('textbox', { name: 'Name' }).fill('Comb of Juniper');
  await page.getByRole('button', { name: 'Add the product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comb of Juniper' })).toBeVisible();
  await page.reload();
  await expect(banner(page)).toContainText('can make changes');
  // The API decides: a second viewing in another tab makes the account read-only again.
  const asAdmin = await callsOf(product, administrator);
  const [{ id } = { id: '' }] = (
    await asAdmin<{ items: { id: string }[] }>('GET', '/accounts?search=juniper')
  ).items;
  await asAdmin('POST', `/accounts/${id}/viewings`, { reason: 'The same, in another tab.' });
  await page.getByRole('textbox', { name: 'Name' }).fill('Unsaved comb');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(banner(page)).toContainText('read-only');
  await expect(page.getByText('changes are not allowed').first()).toBeVisible();
  await page.goto('/products');
  await expect(page.getByText('Comb of Juniper')).toBeVisible();
  await banner(page).getByRole('button', { name: 'Stop' }).click();
  await expect(page).toHaveURL('/admin/dashboard?search=juniper');
  await expect(page.getByRole('button', { name: 'View as Juniper & Sons' })).toBeVisible();

  await tab(page, 'Audit log').click();
  const entries = page.getByRole('list', { name: 'Audit log' }).locator('> li');
  await expect(entries).toHaveCount(8);
  await expect(entries.nth(0)).toContainText('Stopped viewing');
  await expect(entries.nth(2)).toContainText('Allowed changes while viewing');
  await expect(entries.nth(2)).toContainText('Why was nothing sent?');
  await expect(entries.nth(3)).toContainText('Started viewing');
  await expect(entries.nth(3)).toContainText('Why was nothing sent?');
  await expect(entries.nth(3)).toContainText(administrator.email);
  await expect(entries.nth(4)).toContainText('6 added, 0 updated, 0 removed');
  await expect(entries.nth(5)).toContainText(/Devices: \d+ → unlimited/);
  await expect(entries.nth(6)).toContainText('Status: Active → Past due');
  await expect(entries.nth(7)).toContainText('Business name: Juniper Salon → Juniper & Sons');
  await expectWhole(page, 'the audit log');
  await page.getByLabel('Action').selectOption('Started viewing');
  await expect(entries).toHaveCount(2);
  await expect(page).toHaveURL(/action=view/);
  // Other tests on this product look for the name.
  await call('POST', '/account', { businessName: JUNIPER });
});

test('shows the plans in a small window, and the email address of an account on a phone', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openAs(page, '/admin/dashboard?search=juniper', administrator);
  await expect(page.getByRole('columnheader', { name: 'Plan' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: JUNIPER }).click();
  await expect(page.getByRole('heading', { level: 1, name: JUNIPER })).toBeVisible();
  await expect(page.getByRole('main').getByText(owner.email).filter({ visible: true })).toHaveCount(1);
});

test('the owner of a business is refused in the admin area, and told who has access', async ({ page }) => {
  await openAs(page, '/admin/dashboard');
  for (const path of ['/admin/dashboard', '/admin/accounts/owner-pets/settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You don't have access to this");
    await expect(page.getByText('Only administrators have access.')).toBeVisible();
  }
});

test('a business asks for an account, and an administrator creates it and invites the owner', async ({
  page,
  product,
}) => {
  const email = `ada-${Date.now()}@fern.example`;
  await page.goto('/admin/accounts/create');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByLabel('Business name')).toBeFocused();
  await page.getByLabel('Business name').fill('Fern & Co');
  await page.getByText('Beauty').click();
  await page.getByLabel("Owner's name").fill('Ada Fern');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  await openAs(page, '/admin/dashboard?tab=requests', administrator);
  const request = page.getByRole('list', { name: 'Requests' }).locator('> li').filter({ hasText: email });
  await page.setViewportSize({ width: 1024, height: 768 });
  expect((await request.getByText('Ada Fern').boundingBox())?.height, 'in one line').toBeLessThan(40);
  await request.getByRole('link', { name: 'Create and invite' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page.getByRole('button', { name: 'Create and invite' }).click();
  await expect(page.getByRole('heading', { name: 'Fern & Co created' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fern & Co' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/accounts/admin-1/profile');
  const title = page.getByRole('heading', { level: 1, name: 'Support' });
  expect((await title.boundingBox())?.height, 'in one line').toBeLessThan(45);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/admin/accounts/create');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Accounts' }).click();
  const account = page.getByRole('row', { name: /Fern & Co/ });
  await expect(account).toContainText('Trial');
  await expect(account.getByRole('button', { name: 'View as Fern & Co' })).toBeVisible();
  await signOut(page);

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
