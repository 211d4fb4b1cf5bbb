import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '../scripts/browser.ts';
import { callsOf, takesPassword } from './support/api.ts';
import { expectAccessibleInBoth } from './support/axe.ts';
import { png } from './support/files.ts';
import { openGallery } from './support/guest.ts';
import { uploadPhotos } from './support/photos.ts';
import {
  endsOf,
  expect,
  openAs,
  owner,
  type Person,
  setFaults,
  signIn,
  signInAgain,
  test,
} from './support/product.ts';

const manager: Person = { email: 'manager@juniper.example', password: 'frameside' };

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const links = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => page.getByText('Saved', { exact: true });

test('an owner edits the profile without losing a failed save', async ({ page, product, newcomer }) => {
  const call = await callsOf(product, newcomer);
  await call('POST', '/account', { businessName: 'Fern & Co' });
  await openAs(page, '/account/profile', newcomer);
  await expect(field(page, 'Business name')).toHaveValue('Fern & Co');
  const brand = section(page, 'Your brand');
  await field(page, 'Business name').fill('Fern Hair & Color');
  await field(page, 'Website').fill('fern.example/new');
  await field(page, 'Brand color').fill('F2B134');
  // Too light for text on white: the page offers a darker one.
  await brand.getByRole('button', { name: /^Use #/ }).click();
  const readable = await field(page, 'Brand color').inputValue();
  await brand
    .getByLabel('Logo', { exact: true })
    .and(page.locator('[type=file]'))
    .setInputFiles([await png()]);
  await expect(brand.locator('img').first()).toBeVisible();

  await setFaults(product, { operations: { updateOwnAccount: { prefer: 'code=500' } } });
  await save(page).click();
  await expect(page.getByText('Error Saving')).toBeVisible();
  await expect(field(page, 'Business name')).toHaveValue('Fern Hair & Color');
  await setFaults(product, {});
  await page.getByRole('link', { name: 'Managers' }).click();
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Business name')).toHaveValue('Fern Hair & Color');
  await expect(field(page, 'Website')).toHaveValue('https://fern.example/new');
  await expect(field(page, 'Brand color')).toHaveValue(readable);
  await expect(brand.locator('img').first()).toBeVisible();
});

test('a save that hangs is reported, and can be canceled without losing what was typed', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  await openAs(page, '/account/profile', newcomer);
  await field(page, 'Business name').fill('Fern Hair & Color');
  await setFaults(product, { operations: { updateOwnAccount: { latencyMs: 60_000 } } });
  await save(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'The service is taking longer than usual.' });
  await notice.getByRole('button', { name: 'Cancel' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('Request aborted')).toBeVisible();
  await expect(field(page, 'Business name')).toHaveValue('Fern Hair & Color');
  await setFaults(product, {});
  await save(page).click();
  await expect(saved(page)).toBeVisible();
});

test('the profile leads to its sections and to a wrong field, and stays in place when it is saved', {
  tag: '@long',
}, async ({ page, newcomer }) => {
  await openAs(page, '/account/profile', newcomer);
  await page.getByLabel('Language of the business').focus();
  await page.locator('input[role=combobox]').fill('Canadian French');
  await page.keyboard.press('Enter');
  const brand = section(page, 'Your brand');
  await links(page).getByRole('link', { name: 'Your brand', exact: true }).click();
  await expect(brand).toBeFocused();
  await expect(brand).toBeInViewport();
  await field(page, 'Brand color').fill('F2B134');
  await expect(brand).toContainText('the contrast is 1.8:1 on white');
  await brand.getByRole('button', { name: /^Use #/ }).click();
  await expect(brand.getByText('Hard to read')).toHaveCount(0);
  const heading = page.getByRole('group', { name: 'Heading font' });
  await heading.getByRole('radio', { name: 'Oswald' }).check();
  await field(page, 'Review page').fill('nowhere at all');
  await save(page).click();
  await expect(field(page, 'Review page')).toBeFocused();
  await field(page, 'Review page').fill('https://fern.example/review');
  // Above the form, whose focus after saving must not scroll.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // A click by Playwright scrolls to the button.
  const { x = 0, y = 0 } = (await save(page).boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('form').or(page.locator('form')).first()).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await expect(heading.getByRole('radio', { name: 'Oswald' })).toBeChecked();
  await expect(page.getByLabel('Language of the business')).toHaveValue('fr-CA');
});

test('an owner chooses the emails to receive', { tag: '@long' }, async ({ page, product, newcomer }) => {
  await openAs(page, '/account/profile', newcomer);
  const emails = section(page, 'Email notifications');
  const since = new Date();
  await emails.getByLabel('A guest hides a photo').check();
  await emails.getByLabel('The weekly report').check();
  for (const operation of ['updateNotificationSettings', 'updateWeeklyReport']) {
    await expect.poll(() => endsOf(product, operation, since)).toEqual([200]);
  }
  await page.reload();
  await expect(emails.getByLabel('A guest hides a photo')).toBeChecked();
  await expect(emails.getByLabel('The weekly report')).toBeChecked();
  await expect(emails.getByLabel('A booth goes offline')).not.toBeChecked();
});

test('a manager can only read the profile, and has preferences', { tag: '@long' }, async ({ page }) => {
  await openAs(page, '/account/profile', manager);
  await expect(field(page, 'Business name')).not.toBeEditable();
  await expect(page.getByText(/not change/)).toHaveText([/Ask the account owner/]);
  await expect(save(page)).toHaveCount(0);
  await expect(section(page, 'Email notifications')).toHaveCount(0);
  await section(page, 'Preferences').getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
});

test('a user changes the password, which needs the current one', async ({ page, product, newcomer }) => {
  await openAs(page, '/account/profile', newcomer);
  const security = section(page, 'Sign-in and security');
  const current = security.getByRole('textbox', { name: 'Current password' }).first();
  const password = security.getByRole('textbox', { name: 'New password' });
  const change = security.getByRole('button', { name: 'Change password' });
  await current.fill('not-the-secret');
  await password.fill('copper-kettle-77');
  await change.click();
  await expect(current).toHaveAccessibleDescription('This is not your current password.');
  await expect(password).toHaveValue('copper-kettle-77');
  await current.fill(newcomer.password);
  await change.click();
  await expect(security.getByText('Password changed.')).toBeVisible();
  expect(await takesPassword(product, newcomer)).toBe(false);
  expect(await takesPassword(product, { ...newcomer, password: 'copper-kettle-77' })).toBe(true);
});

test('an owner changes the email address by a link, and the account follows', { tag: '@long' }, async ({
  page,
  newcomer,
}) => {
  await openAs(page, '/account/profile', newcomer);
  const security = section(page, 'Sign-in and security');
  const address = security.getByLabel('New email address');
  const current = security.getByRole('textbox', { name: 'Current password' }).last();
  const send = security.getByRole('button', { name: 'Send a confirmation link' });
  await address.fill(owner.email);
  await current.fill(newcomer.password);
  await send.click();
  await expect(address).toHaveAccessibleDescription(/already registered/);
  const email = `new-${newcomer.email}`;
  await address.fill(email);
  await current.fill('not-the-secret');
  await send.click();
  await expect(current).toHaveAccessibleDescription('This is not your current password.');
  await expect(address).toHaveValue(email);
  await current.fill(newcomer.password);
  await send.click();
  await expect(security.getByText(`We sent a link to ${email}.`)).toBeVisible();
  await security.getByRole('button', { name: 'Show message' }).click();
  await security.getByRole('link', { name: 'Open the link in the message' }).click();
  await expect(page.getByText(`From now on, you sign in with ${email}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, { ...newcomer, email });
  await expect(page.getByText(`Account of ${email}`)).toBeVisible();
  await expect(security.getByText(`You sign in with ${email}.`)).toBeVisible();
});

test('signing out everywhere ends the session in another browser, which keeps an unsaved edit', {
  tag: '@long',
}, async ({ page, product, newcomer, browser }) => {
  const other = await browser.newPage({ baseURL: product.origin });
  await other.goto('/account/profile');
  // By the form: a session that is only remembered from an earlier visit would end without a question.
  await signIn(other, newcomer);
  const name = field(other, 'Business name');
  await name.fill('Ada & Co.');
  await openAs(page, '/account/profile', newcomer);
  const security = section(page, 'Sign-in and security');
  await security.getByRole('button', { name: 'Sign out everywhere' }).click();
  await security.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/signin/);
  // A read in the background can open the dialog before; then nothing is sent.
  await other.keyboard.press('ControlOrMeta+s');
  await signInAgain(other, newcomer.password);
  await expect(name).toHaveValue('Ada & Co.');
  await save(other).click();
  await expect(saved(other)).toBeVisible();
  await other.close();
});

test('an owner exports all data by a link in an email', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const call = await callsOf(product, newcomer);
  await call('POST', '/account', { businessName: 'Fern & Co' });
  await call('POST', '/contacts', { emailAddress: 'guest@fern.example', firstName: 'Ivy' });
  const { ids } = await uploadPhotos(product, newcomer, 1);
  await openAs(page, '/account/profile', newcomer);
  const data = section(page, 'Your data');
  await data.getByRole('button', { name: 'Export all data' }).click();
  await expect(data.getByText(/^Ready \(/)).toContainText(`We emailed the link to ${newcomer.email}`);

  await page.goto('/_mock/inbox');
  const mail = page
    .locator('section', { hasText: 'Fern & Co: Your data is ready to download' })
    .filter({ hasText: newcomer.email });
  const address = new URL((await mail.getByRole('link').getAttribute('href')) ?? '');
  expect(address.hostname).toBe('guest.localhost');
  const answer = await fetch(new URL(address.pathname, product.origin));
  expect(answer.headers.get('content-type')).toBe('application/zip');
  // Its entries are stored without compression.
  const file = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  for (const content of ['guest@fern.example', '"businessName": "Fern & Co"', `photos/${ids[0]}.`]) {
    expect(file).toContain(content);
  }
});

test('an owner deletes the account after typing its name, and keeps it after all', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const call = await callsOf(product, newcomer);
  await call('POST', '/account', { businessName: 'Fern & Co' });
  await openAs(page, '/account/profile', newcomer);
  const deletion = section(page, 'Delete the account');
  await deletion.getByRole('button', { name: 'Delete the account…' }).click();
  const name = deletion.getByRole('textbox');
  await name.fill('Fern');
  await deletion.getByRole('button', { name: 'Delete in 14 days' }).click();
  await expect(name).toHaveAccessibleDescription('Type the name exactly: Fern & Co');
  expect(await call('GET', '/account')).toMatchObject({ deletionAt: null });
  await name.fill('Fern & Co');
  await name.press('Enter');
  const banner = page.getByRole('complementary', { name: 'Account deletion' });
  await expect(banner).toContainText('This account and all its data will be deleted on');
  await page.goto('/contacts');
  await banner.getByRole('link', { name: 'Keep the account' }).click();
  await deletion.getByRole('button', { name: 'Keep the account' }).click();
  await expect(banner).toHaveCount(0);
  expect(await call('GET', '/account')).toMatchObject({ deletionAt: null });
});

test('an owner sets up a domain for guest pages, and guests see only the owner’s photos there', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const { port } = new URL(product.origin);
  const mine = await (await openGallery(product, newcomer)).photo();
  const theirs = await (await openGallery(product, owner)).photo();
  await openAs(page, '/account/profile', newcomer);
  const card = section(page, 'Guest page domain');
  const domain = card.getByRole('textbox', { name: 'Domain' });
  await domain.fill('fern.example');
  await domain.press('Enter');
  await expect(domain).toHaveAccessibleDescription(/Use a subdomain, like photos\.fern\.example/);
  await expect(domain).toHaveValue('fern.example');
  await domain.fill('photos.fern.example');
  await domain.press('Enter');
  await expect(card.getByRole('status')).toContainText('Not checked yet');

  const zone = async (records: string) => {
    await page.goto('/_mock/dns');
    await page.getByRole('button', { name: records }).click();
    await page.goto('/account/profile');
    await card.getByRole('button', { name: 'Check now' }).click();
  };
  await zone('Create a wrong record');
  await expect(card.getByText('Another value: sites.other-host.example')).toBeVisible();
  await expectAccessibleInBoth(page, 'profile with a wrong record');
  await zone('Create the right records');
  await expect(card.getByRole('status')).toContainText(/Verified.*Last checked/);

  const { args, ...options } = browserOptions();
  const guests = await chromium.launch({
    ...options,
    args: [...args, `--host-resolver-rules=MAP photos.fern.example 127.0.0.1:${port}`],
  });
  const guest = await guests.newPage();
  const site = `http://photos.fern.example:${port}`;
  const call = await callsOf(product, newcomer);
  const { publicUrl } = await call<typeof mine>('GET', `/photos/${mine.id}`);
  expect(publicUrl).toBe(`${site}/p/${mine.token}`);
  await guest.goto(publicUrl ?? '');
  const picture = guest.getByRole('img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect((await guest.goto(`${site}/p/${theirs.token}`))?.status()).toBe(404);
  expect((await guest.goto(`${site}/api/v1/plans`))?.status()).toBe(404);

  await card.getByRole('button', { name: 'Remove domain' }).click();
  await card.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(domain).toBeVisible();
  expect((await guest.goto(`${site}/p/${mine.token}`))?.status()).toBe(421);
  await guests.close();
});
