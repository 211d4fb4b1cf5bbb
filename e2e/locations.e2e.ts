import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addLocation, callsOf, changeSettings, takesPassword } from './support/api.ts';
import { expectWhole } from './support/axe.ts';
import { endsOf, expect, openAs, type Person, setFaults, type Target, test } from './support/product.ts';

const SECRET = 'copper-kettle-77';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /^Parts of/ }).getByRole('link', { name });
const main = (page: Page) => page.getByRole('main');

const newEmail = () => `site-${randomUUID()}@pawlish.example`;

/** Creates locations in an account without a limit of them. @returns their ids */
async function make(product: Target, person: Person, ...names: string[]): Promise<string[]> {
  const limits = { devices: 5, locations: null, contacts: 1000, storageGb: 10 };
  await changeSettings(product, person, { limits });
  const ids: string[] = [];
  for (const name of names) ids.push((await addLocation(product, person, name)).id);
  return ids;
}

test('adds a location, later its staff sign-in, and replaces the password', async ({
  page,
  product,
  newcomer,
}) => {
  const email = newEmail();
  await openAs(page, '/locations/create', newcomer);
  await field(page, 'Name').fill('Pier');
  await page.getByRole('button', { name: 'Add the location' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pier' })).toBeVisible();
  await tab(page, 'Access').click();
  await expect(page.getByRole('heading', { name: 'No staff sign-in' })).toBeVisible();
  await field(page, 'Email address').fill(email);
  await field(page, 'Password').fill(SECRET);
  await field(page, 'Confirm password').fill(SECRET);
  await page.getByRole('button', { name: 'Add staff sign-in' }).click();
  await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible();
  expect(await takesPassword(product, { email, password: SECRET })).toBe(true);
  const password = field(page, 'Password');
  await expect(password).toHaveValue('');
  await password.fill(' foxglove 42 ');
  await field(page, 'Confirm password').fill(' foxglove 42 ');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('The new password works from now on.')).toBeVisible();
  await expect(password).toHaveValue('');
  expect(await takesPassword(product, { email, password: ' foxglove 42 ' })).toBe(true);
  expect(await takesPassword(product, { email, password: SECRET })).toBe(false);
});

test('[journey-9] a franchise gives all of its locations one session, after it has seen the changes', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const call = await callsOf(product, newcomer);
  const [brooklyn] = await make(product, newcomer, 'Brooklyn', 'Queens', 'Harlem');
  await call('POST', '/sessions', { name: 'Puppy week', locationIds: [brooklyn] });
  await openAs(page, '/locations?sort=-name', newcomer);
  const since = new Date();
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const apply = page.getByRole('dialog', { name: 'Edit 3 locations' });
  await apply.getByLabel('Session', { exact: true }).selectOption('Puppy week · Draft');
  await apply.getByLabel('Booking page', { exact: true }).selectOption('This address');
  await apply.getByLabel('Address: Booking page').fill('pawlish.example/book');
  await apply.getByRole('button', { name: 'Preview changes' }).click();
  const preview = apply.getByRole('region', { name: 'Changes' });
  await expect(preview.getByRole('heading')).toHaveText(['Queens', 'Harlem', 'Brooklyn']);
  await expect(preview).toContainText("the account's");
  await expect(preview).toContainText('https://pawlish.example/book');
  expect(await endsOf(product, 'updateLocations', since), 'nothing is done by looking').toEqual([]);
  await apply.getByRole('button', { name: 'Apply 5 changes' }).click();
  await expect(apply).toBeHidden();
  await page.getByRole('link', { name: 'Harlem' }).click();
  await tab(page, 'Links').click();
  await expect(field(page, 'Booking page')).toHaveValue('https://pawlish.example/book');
  await tab(page, 'Sessions').click();
  await expect(main(page).getByRole('link', { name: 'Puppy week' })).toBeVisible();
});

test('compares locations at an address, and changes nothing that is set already', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const call = await callsOf(product, newcomer);
  await make(product, newcomer, 'Brooklyn', 'Queens', 'Harlem');
  await call('POST', '/sessions', { name: 'Puppy week' });
  await openAs(page, '/locations?sort=-name', newcomer);
  const compare = page.getByRole('button', { name: 'Compare' });
  await page.getByRole('checkbox', { name: 'Select Queens' }).click();
  await expect(compare).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Select Brooklyn' }).click({ modifiers: ['Shift'] });
  await compare.click();
  const table = page.getByRole('dialog', { name: 'Compare locations' });
  await expect(table.getByRole('columnheader')).toHaveText(['Queens', 'Harlem', 'Brooklyn']);
  // The address restores the comparison, with each location once.
  const repeated = new URL(page.url());
  const ids = repeated.searchParams.get('compare') ?? '';
  repeated.searchParams.set('compare', `${ids.split(',')[0]},${ids}`);
  const loaded = page.waitForEvent('load');
  await page.evaluate((to) => location.replace(to), String(repeated));
  await loaded;
  await expect(table.getByRole('columnheader')).toHaveText(['Queens', 'Harlem', 'Brooklyn']);
  await expect(table.getByRole('row', { name: /Devices online/ })).toContainText('none');
  await table.getByRole('radio', { name: '90 days' }).check({ force: true });
  for (const figure of ['Photos', 'New contacts', 'Photo views', 'All contacts'])
    await expect(table.getByRole('row', { name: new RegExp(`^${figure} 0`) })).toBeVisible();
  await table.getByRole('checkbox', { name: 'Only differences' }).check();
  await expect(table).toContainText('No differences.');
  await page.goBack();
  await expect(table).toBeHidden();

  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const apply = page.getByRole('dialog', { name: 'Edit 3 locations' });
  await expect(apply.getByRole('button', { name: 'Preview changes' })).toBeDisabled();
  await apply.getByLabel('Booking page', { exact: true }).selectOption('This address');
  const address = apply.getByLabel('Address: Booking page');
  await address.fill('pawlish');
  await apply.getByRole('button', { name: 'Preview changes' }).click();
  await expect(address).toHaveAccessibleDescription(/starts with https:/);
  await apply.getByLabel('Booking page', { exact: true }).selectOption({ index: 0 });
  // The session is for all locations already.
  await apply.getByLabel('Session', { exact: true }).selectOption('Puppy week · Draft');
  await apply.getByRole('button', { name: 'Preview changes' }).click();
  const preview = apply.getByRole('region', { name: 'Changes' });
  await expect(preview.getByText('Nothing to change: it is already set.')).toHaveCount(3);
  await expect(apply.getByRole('button', { name: /^(Apply|Make)/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Harlem' }).click();
  await tab(page, 'Sessions').click();
  await main(page).getByRole('link', { name: 'All sessions' }).click();
  await expect(page).toHaveURL(/\/session\?locationId=/);
  await expect(page.getByRole('row', { name: /Puppy week/ })).toBeVisible();
});

test('removes a manager from a location and adds them again, unless it is their only one', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const [shore, ridge] = await make(product, newcomer, 'Shore', 'Ridge');
  const call = await callsOf(product, newcomer);
  const manager = { firstName: 'Tove', email: newEmail(), locationIds: [shore, ridge] };
  await call('POST', '/account/managers', manager);
  await openAs(page, `/locations/${shore}?tab=managers`, newcomer);
  const row = main(page).getByRole('listitem').filter({ hasText: 'Tove' });
  const remove = row.getByRole('button', { name: 'Remove Tove' });
  await remove.click();
  await expect(row).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Add a manager' }).selectOption('Tove');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await remove.click();
  await expect(row).toHaveCount(0);
  await page.goto(`/locations/${ridge}?tab=managers`);
  await remove.click();
  await expect(main(page).getByRole('alert')).toContainText('Tove has no other location.');
});

test('edits the sections of a location without losing input, and refuses to delete it in use', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const call = await callsOf(product, newcomer);
  const { id, email } = await addLocation(product, newcomer, 'Pier');
  await openAs(page, `/locations/${id}`, newcomer);

  // An address must be complete once it is started.
  await field(page, 'Street and number').fill('1 Pier Walk');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field(page, 'City')).toBeFocused();
  await field(page, 'City').fill('Toronto');
  await page.getByLabel('Country').focus();
  await page.locator('input[role=combobox]').fill('Canada');
  await page.keyboard.press('Enter');
  await field(page, 'Phone').fill('(416) 555-0142');
  await tab(page, 'Access').click();
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('region', { name: 'Save' })).toHaveCount(0);
  await page.reload();
  await expect(field(page, 'Phone')).toHaveValue('(416) 555-0142');
  await expect(page.getByLabel('Country')).toHaveValue('CA');

  await tab(page, 'Access').click();
  await expect(page).toHaveURL(/\?tab=access$/);
  await expect(tab(page, 'Profile')).not.toHaveAttribute('aria-current');
  await expect(field(page, 'Email address')).toHaveValue(email);
  // It has a booth now, so it cannot be deleted.
  const { code } = await call<{ code: string }>('POST', '/devices/code');
  const { deviceId } = await call<{ deviceId: string }>('POST', '/booth/link', {
    ...{ code, model: 'Mirror', appVersion: '4.2.1' },
  });
  await page.reload();
  await tab(page, 'Devices').click();
  await expect(main(page)).toContainText('No booths here.');
  const booths = page.getByRole('combobox', { name: 'Move a booth here' });
  await booths.selectOption('Mirror');
  await setFaults(product, { operations: { updateDevice: { prefer: 'code=500' } } });
  await page.getByRole('button', { name: 'Move here' }).click();
  await expect(main(page).getByRole('alert')).toBeVisible();
  await expect(booths).toHaveValue(deviceId);
  await setFaults(product, {});
  await page.getByRole('button', { name: 'Move here' }).click();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Mirror' })).toContainText(
    'Not set up yet',
  );
  await tab(page, 'Profile').click();
  await expect(main(page)).toContainText('To delete this location, move or delete its 1 device first.');
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'See its devices' }).click();
  await main(page).getByRole('link', { name: 'Mirror' }).click();
  await expect(page.getByRole('dialog', { name: 'Mirror' })).toBeVisible();
  await call('DELETE', `/devices/${deviceId}`);
  await page.goto(`/locations/${id}`);
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible();

  // The plan allows one location, which is announced before the form is filled in.
  await page.goto('/locations');
  await expect(page.getByRole('note')).toContainText('1 of 1 location in use.');
  await expect(main(page).getByRole('link', { name: 'Add a location' })).toHaveAttribute(
    'data-variant',
    'secondary',
  );
  await page.goto('/locations/create');
  await expect(page.getByText('Your plan has room for 1 location')).toBeVisible();
  await page.goto(`/locations/${id}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/locations');
  await expect(page.getByRole('heading', { name: 'No locations yet' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`adds, compares and bulk edits by keyboard on a phone, ${colorScheme}, accessible and no wider than the screen`, {
    tag: '@long',
  }, async ({ page, product, newcomer }) => {
    const names = ['Aspen', 'Birch'];
    await make(product, newcomer, ...names);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, '/locations', newcomer);
    const row = (name = '') => page.getByRole('link', { name });
    await expect(row(names[0])).toBeVisible();
    await expectWhole(page, 'a list of cards');
    await page.keyboard.press('j');
    await expect(row(names[0])).toBeFocused();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.getByRole('button', { name: 'Compare' }).press('Enter');
    const table = page.getByRole('dialog', { name: 'Compare locations' });
    await expect(table.getByRole('columnheader')).toHaveText(names);
    await expectWhole(page, 'a comparison');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Compare' })).toBeFocused();
    await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
    const apply = page.getByRole('dialog', { name: 'Edit 2 locations' });
    await apply.getByLabel('Review page', { exact: true }).selectOption('This address');
    await apply.getByLabel('Address: Review page').fill('https://reviews.example/pawlish');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(apply.getByRole('region', { name: 'Changes' })).toBeFocused();
    await expectWhole(page, 'a preview');
    await apply.getByRole('button', { name: 'Apply 2 changes' }).press('Enter');
    await expect(apply).toBeHidden();
    await expect(main(page)).toBeFocused();
    await row(names[1]).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: names[1] ?? '' })).toBeVisible();
    for (const name of ['Profile', 'Access', 'Managers', 'Devices', 'Sessions', 'Links']) {
      await tab(page, name).press('Enter');
      await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
      await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectWhole(page, `the part ${name}`);
    }
    await page.goto('/locations/create');
    await page.getByRole('button', { name: 'Add the location' }).press('Enter');
    await expect(field(page, 'Name')).toBeFocused();
    await expectWhole(page, 'a new location with faults');
  });
}
