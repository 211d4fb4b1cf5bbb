import type { Page } from '@playwright/test';
import { callsOf } from './support/api.ts';
import { expectAccessible, expectAccessibleInBoth, overflow } from './support/axe.ts';
import { contactsOf } from './support/contacts.ts';
import { expect, openAs, owner, type Person, setFaults, signUp, test } from './support/product.ts';

const person = (email: string): Person => ({ email, password: owner.password });
const manager = person('manager@juniper.example');
const location = person('queen@juniper.example');
const enterprise = person('enterprise@pawlish.example');

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Search and commands' });
const options = (page: Page) => palette(page).getByRole('option');
const selected = (page: Page) => palette(page).getByRole('option', { selected: true });

async function open(page: Page): Promise<void> {
  // Keys pressed before the app shell has rendered are lost.
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeAttached();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
}

/** The results of the palette for a text, once the search is complete. */
async function offers(page: Page, text: string): Promise<string[]> {
  await field(page).fill(text);
  await expect(palette(page).getByRole('status')).toHaveText(/^\d+ results?|^Nothing found/);
  return options(page).allInnerTexts();
}

test('finds a record of the own account, opens it by keyboard, and lists it first among the recent pages', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const call = await callsOf(product, newcomer);
  await call('POST', '/products', { name: 'Sea salt serum', sku: 'SER-1' });
  await call('POST', '/sessions', { name: 'Seaside summer' });
  // Of another account.
  await (await callsOf(product, await signUp(product)))('POST', '/products', { name: 'Seaweed soap' });
  await openAs(page, '/contacts', newcomer);
  await open(page);
  expect(await offers(page, 'sea')).toEqual([
    expect.stringContaining('Seaside summer'),
    expect.stringContaining('Sea salt serum'),
  ]);
  await page.keyboard.press('ArrowDown');
  await expect(selected(page)).toContainText('Sea salt serum');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Sea salt serum' })).toBeVisible();
  await open(page);
  await field(page).fill('gallery');
  await expect(selected(page)).toHaveText(/^Gallery/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  await open(page);
  await expect(palette(page).getByRole('group').first()).toHaveAccessibleName('Recent');
  await expect(selected(page)).toContainText('Sea salt serum');
});

test('keeps the focus where it was, goes round its list, and opens a dialog of another page', {
  tag: '@long',
}, async ({ page, newcomer }) => {
  await openAs(page, '/gallery', newcomer);
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  const upload = page.getByRole('main').getByRole('button', { name: 'Upload photos' }).first();
  await upload.focus();
  await open(page);
  await expect(palette(page).getByRole('group').first()).toHaveAccessibleName('Actions');
  await expect(selected(page)).toHaveText('Review photos');
  await page.keyboard.press('ArrowUp');
  await expect(selected(page), 'the list goes round').toHaveText(/^Billing/);
  const active = (await field(page).getAttribute('aria-activedescendant')) ?? '';
  await expect(page.locator(`[id="${active}"]`)).toContainText('Billing');
  await expect(selected(page)).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette(page)).toHaveCount(0);
  await open(page);
  await page.keyboard.press('Escape');
  await expect(upload).toBeFocused();
  await open(page);
  await field(page).fill('link a dev');
  await expect(selected(page)).toHaveText('Link a device');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/devices');
  await expect(page.getByRole('dialog').getByText(/^The code is /)).toBeVisible();
});

test('opens by mouse and on a phone: in the upper third, full width at 390 px, accessible in light and dark', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  await (await contactsOf(product, newcomer)).make({ firstName: 'Ada', emailAddress: 'ada@mail.example' });
  await openAs(page, '/session', newcomer);
  await expect(page.getByRole('heading', { name: 'No sessions yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field(page)).toBeFocused();
  const box = await palette(page).boundingBox();
  expect(box?.width).toBe(640);
  expect(box?.y).toBeLessThan(720 / 3);
  await expectAccessibleInBoth(page, 'palette');
  await offers(page, 'ada');
  await expectAccessible(page, 'results');
  await page.mouse.click(5, 5);
  await expect(palette(page), 'a click outside closes it').toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  expect((await palette(page).boundingBox())?.width).toBe(390);
  await offers(page, 'ada');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessibleInBoth(page, 'palette on a phone');
  await palette(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field(page).fill('new ses');
  await options(page).filter({ hasText: 'New session' }).click();
  await expect(page.getByRole('dialog', { name: 'New session' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await offers(page, 'ada');
  await options(page).filter({ hasText: 'Ada' }).click();
  await expect(page).toHaveURL(/\/contacts\?open=/);
  await expect(page.getByRole('dialog', { name: 'Ada' })).toBeVisible();
});

test('finds only the records of the user’s own account', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const other = await signUp(product);
  for (const [who, name] of [
    [newcomer, 'Ours'],
    [other, 'Theirs'],
  ] as const) {
    const call = await callsOf(product, who);
    await (await contactsOf(product, who)).make({
      firstName: `Quillon ${name}`,
      emailAddress: `${name}@mail.example`,
    });
    await call('POST', '/products', { name: `Quillon gel ${name}` });
    await call('POST', '/sessions', { name: `Quillon party ${name}` });
  }
  await openAs(page, '/dashboard', newcomer);
  await open(page);
  const found = await offers(page, 'quillon');
  expect(found).toHaveLength(3);
  expect(found.filter((text) => text.includes('Theirs'))).toEqual([]);
});

test('finds records by words in another order and with a wrong letter', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const call = await callsOf(product, newcomer);
  for (const name of ['Bond repair mask', 'Gift card', 'Glow serum'])
    await call('POST', '/products', { name });
  await openAs(page, '/dashboard', newcomer);
  await open(page);
  for (const [typed, found] of [
    ['mask repair', 'Bond repair mask'],
    ['repiar', 'Bond repair mask'],
    ['gift crad', 'Gift card'],
    ['gift serum', null],
  ] as const)
    expect(await offers(page, typed), typed).toEqual(found === null ? [] : [expect.stringContaining(found)]);
});

test('reports failed searches, retries on request, and cancels an outdated search', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await (await contactsOf(product, newcomer)).make({ firstName: 'Bo', emailAddress: 'bo@mail.example' });
  const cancelled: string[] = [];
  page.on('requestfailed', (request) => cancelled.push(request.url()));
  await openAs(page, '/dashboard', newcomer);
  await open(page);
  await setFaults(product, { operations: { listContacts: { latencyMs: 5000 } } });
  const asked = page.waitForRequest(/\/contacts\?.*search=bob/);
  await field(page).fill('bob');
  await asked;
  await field(page).fill('bo');
  await expect.poll(() => cancelled.some((url) => url.includes('search=bob'))).toBe(true);
  await expect(palette(page).getByRole('status')).toHaveText('Searching');
  await setFaults(product, { operations: { listContacts: { prefer: 'code=503' } } });
  await field(page).fill('bo@');
  await expect(palette(page).getByText('Could not be searched: Contacts.')).toBeVisible();
  await setFaults(product, {});
  await palette(page).getByRole('button', { name: 'Try again' }).click();
  await expect(options(page)).toHaveText([/Bo.*bo@mail\.example/]);
  expect(await offers(page, 'no such name')).toEqual([]);
  await expect(palette(page).getByText('Nothing found for “no such name”.')).toBeVisible();
});

test('offers a Manager only the permitted actions', { tag: '@long' }, async ({ page }) => {
  await openAs(page, '/dashboard', manager);
  await open(page);
  await expect(options(page).filter({ hasText: 'New campaign' })).toBeVisible();
  const offered = await options(page).allInnerTexts();
  for (const closed of [
    'Invite a manager',
    'Add a location',
    'Upload photos',
    'Review photos',
    'Billing',
    'View as…',
  ])
    expect(
      offered.filter((text) => text.includes(closed)),
      closed,
    ).toEqual([]);
});

test('[journey-10] a Location finds a contact by phone number and is offered no page that it may not open', {
  tag: '@long',
}, async ({ page, product }) => {
  const number = `647555${String(Date.now() % 10_000).padStart(4, '0')}`;
  await (await contactsOf(product, location)).make({ firstName: 'Mei', phoneNumber: number });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/team');
  await page.getByLabel('Email address of your location').fill(location.email);
  await page.getByLabel('Password', { exact: true }).fill(location.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await open(page);
  await expect(options(page).filter({ hasText: 'Add a contact' })).toBeVisible();
  const offered = await options(page).allInnerTexts();
  for (const closed of ['Campaign', 'Manager', 'Location', 'Billing', 'Import', 'Invite'])
    expect(
      offered.filter((text) => text.includes(closed)),
      closed,
    ).toEqual([]);
  await field(page).fill(number);
  await expect(selected(page)).toHaveText(`Find the contact ${number}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contacts');
  await expect(page.getByRole('heading', { name: 'Mei' })).toBeVisible();
  // Again from the page itself, with an unknown number.
  await open(page);
  await field(page).fill('416 555 0000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Add this person' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  expect(asked).not.toContain('/api/v1/contacts');
});

test('follows an Enterprise that views one of its accounts', { tag: '@long' }, async ({ page }) => {
  await openAs(page, '/dashboard', enterprise);
  await open(page);
  await field(page).fill('view as');
  await expect(selected(page)).toHaveText('View as…');
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Your accounts' });
  await list.getByRole('button', { name: 'View as Pawlish Brooklyn' }).click();
  await expect(page.getByRole('region', { name: 'Viewing as' })).toContainText('Pawlish Brooklyn');
  await open(page);
  await field(page).fill('stop viewing');
  await expect(selected(page)).toHaveText('Stop viewing Pawlish Brooklyn');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Viewing as' })).toHaveCount(0);
});

test('finds pages by other words and with one wrong letter, and offers everything if nothing is found', {
  tag: '@long',
}, async ({ page }) => {
  await openAs(page, '/dashboard');
  await open(page);
  for (const [typed, found] of [
    ['campagn', /^Campaigns/],
    ['invoice', 'Invoices'],
    ['price', /^Billing/],
    ['qr', /^Sessions/],
    ['logout', 'Sign out'],
    ['delete account', 'Delete the account'],
    ['dark', /^Use the (dark|light) theme/],
    ['german', /^Change language: Deutsch/],
  ] as const) {
    await offers(page, typed);
    await expect(options(page).filter({ hasText: found }).first(), typed).toBeVisible();
  }
  expect(await offers(page, 'no such name')).toEqual([]);
  await palette(page).getByRole('button', { name: 'Show all actions and pages' }).click();
  await expect(field(page)).toBeFocused();
  await expect(options(page).filter({ hasText: /^Gallery/ })).toBeVisible();
  await field(page).fill('log out');
  await expect(selected(page)).toHaveText('Sign out');
  await field(page).fill('password');
  await expect(selected(page)).toHaveText('Sign-in and security');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account/profile#security');
  await expect(page.getByRole('textbox', { name: 'Current password' }).first()).toBeInViewport();
});

test('switches theme and language, and signs out', { tag: '@long' }, async ({ page, newcomer }) => {
  await openAs(page, '/dashboard', newcomer);
  const choose = async (text: string) => {
    await open(page);
    await field(page).fill(text);
    await expect(selected(page)).toHaveText(new RegExp(text, 'i'));
    await page.keyboard.press('Enter');
  };
  await page.emulateMedia({ colorScheme: 'light' });
  await choose('dark theme');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await choose('deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('english');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await choose('sign out');
  await expect(page).toHaveURL('/signin');
});

test('lists the shortcuts of the open page', { tag: '@long' }, async ({ page, newcomer }) => {
  await openAs(page, '/products', newcomer);
  await expect(page.getByRole('heading', { name: 'No products yet' })).toBeVisible();
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await expect(sheet.getByRole('heading', { level: 3 })).toHaveText(['On every page', 'List']);
  await expect(sheet.getByText('Next row')).toBeVisible();
  await expectAccessibleInBoth(page, 'shortcuts');
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await expect(page).toHaveURL('/products/create');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.press('?');
  await expect(name, 'a text field takes it as text').toHaveValue('?');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(sheet.getByRole('heading', { level: 3 })).toHaveText(['On every page', 'Form']);
  await expect(sheet.getByText('Save', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(name, 'nothing was saved').toHaveValue('?');

  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('lists '));
    const uid = JSON.parse(localStorage.getItem('session') ?? '{}').uid;
    localStorage.setItem(key ?? `lists ${uid}`, JSON.stringify({ keys: false }));
  });
  await page.keyboard.press('?');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await expect(sheet, 'single keys are switched off').toHaveCount(0);
  await field(page).fill('keyboard');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
});
