import { chromium, type Locator, type Page } from '@playwright/test';
import { browserOptions } from '../scripts/browser.ts';
import { callsOf, takesPassword } from './support/api.ts';
import { expectAccessibleInBoth } from './support/axe.ts';
import { png } from './support/files.ts';
import { openGallery } from './support/guest.ts';
import { uploadPhotos } from './support/photos.ts';
import { endsOf, expect, openAs, owner, type Person, setFaults, signOut, test } from './support/product.ts';

const manager: Person = { email: 'manager@juniper.example', password: 'frameside' };

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const links = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => page.getByText('Saved', { exact: true });

test('an owner edits the profile without losing a failed save, and a manager can only read it', async ({
  page,
  product,
}) => {
  await openAs(page, '/account/profile');
  await expect(field(page, 'Business name')).toHaveValue('Juniper Salon');
  await expectAccessibleInBoth(page, 'profile');

  await field(page, 'Business name').fill('Juniper Hair & Color');
  await field(page, 'Website').fill('juniper.example/new');
  await page.getByLabel('Language of the business').focus();
  await page.locator('input[role=combobox]').fill('Canadian French');
  await page.keyboard.press('Enter');
  await links(page).getByRole('link', { name: 'Your brand', exact: true }).click();
  await expect(section(page, 'Your brand')).toBeFocused();
  await expect(section(page, 'Your brand')).toBeInViewport();
  await field(page, 'Brand color').fill('F2B134');
  await expect(section(page, 'Your brand')).toContainText('the contrast is 1.8:1 on white');
  await section(page, 'Your brand')
    .getByRole('button', { name: /^Use #/ })
    .click();
  const readable = await field(page, 'Brand color').inputValue();
  await expect(section(page, 'Your brand').getByText('Hard to read')).toHaveCount(0);
  await section(page, 'Your brand')
    .getByLabel('Logo', { exact: true })
    .and(page.locator('[type=file]'))
    .setInputFiles([await png()]);
  await expect(section(page, 'Your brand').locator('img').first()).toBeVisible();
  const heading = page.getByRole('group', { name: 'Heading font' });
  await heading.getByRole('radio', { name: 'Oswald' }).check();
  await field(page, 'Review page').fill('nowhere at all');
  await save(page).click();
  await expect(field(page, 'Review page')).toBeFocused();
  await field(page, 'Review page').fill('https://juniper.example/review');

  await setFaults(product, { operations: { updateOwnAccount: { prefer: 'code=500' } } });
  await save(page).click();
  await expect(page.getByText('Error Saving')).toBeVisible();
  await expect(field(page, 'Business name')).toHaveValue('Juniper Hair & Color');
  await setFaults(product, {});
  await page.getByRole('link', { name: 'Managers' }).click();
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  // Above the form, whose focus after saving must not scroll.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // A click by Playwright scrolls to the button.
  const { x = 0, y = 0 } = (await save(page).boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('form').or(page.locator('form')).first()).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await expect(field(page, 'Business name')).toHaveValue('Juniper Hair & Color');
  await expect(heading.getByRole('radio', { name: 'Oswald' })).toBeChecked();
  await expect(field(page, 'Website')).toHaveValue('https://juniper.example/new');
  await expect(page.getByLabel('Language of the business')).toHaveValue('fr-CA');
  await expect(field(page, 'Brand color')).toHaveValue(readable);

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
  await emails.getByLabel('The weekly report').uncheck();

  await signOut(page);
  await openAs(page, '/account/profile', manager);
  await expect(field(page, 'Business name')).toHaveValue('Juniper Hair & Color');
  await expect(field(page, 'Business name')).not.toBeEditable();
  await expect(page.getByText(/not change/)).toHaveText([/Ask the account owner/]);
  await expect(save(page)).toHaveCount(0);
  await expect(section(page, 'Email notifications')).toHaveCount(0);
  await section(page, 'Preferences').getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
});

test('a user changes the password, and signs out of another browser as well', async ({
  page,
  product,
  newcomer,
  browser,
}) => {
  await openAs(page, '/account/profile', newcomer);
  const security = section(page, 'Sign-in and security');
  const [current, password] = ['Current password', 'New password'].map((name) =>
    security.getByRole('textbox', { name }),
  ) as [Locator, Locator];
  const change = security.getByRole('button', { name: 'Change password' });
  await current.fill('not-the-secret');
  await password.fill('short');
  await change.click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/Use at least 6 characters/);
  await password.fill('copper-kettle-77');
  await change.click();
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription('This is not your current password.');
  await expect(password).toHaveValue('copper-kettle-77');
  await current.fill(newcomer.password);
  await change.click();
  await expect(security.getByText('Password changed.')).toBeVisible();
  await expect(password).toHaveValue('');
  expect(await takesPassword(product, newcomer)).toBe(false);
  const changed = { ...newcomer, password: 'copper-kettle-77' };

  const other = await browser.newPage({ baseURL: product.origin });
  await openAs(other, '/account/profile', changed);
  await expect(section(other, 'Sign-in and security')).toContainText(newcomer.email);
  // Nothing typed there is lost. The dialog may open as soon as the session ends, and takes the focus.
  const name = field(other, 'Business name');
  await name.fill('Ada & Co.');
  await security.getByRole('button', { name: 'Sign out everywhere' }).click();
  await security.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/signin/);
  await other.keyboard.press('ControlOrMeta+s');
  const again = other.getByRole('dialog', { name: 'You were signed out' });
  await expect(again.getByRole('textbox', { name: 'Email address' })).toHaveValue(changed.email);
  const secret = again.getByRole('textbox', { name: 'Password', exact: true });
  await expect(secret).toBeFocused();
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(secret).toHaveAccessibleDescription('This is required.');
  await expect(secret).toBeFocused();
  // Leaving is asked in place of signing in, not over it.
  await other.keyboard.press('Escape');
  const leave = other.getByRole('dialog', { name: 'Leave without signing in?' });
  await expect(leave).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(1);
  await other.keyboard.press('Escape');
  await secret.fill('not-the-secret');
  await secret.press('Enter');
  await expect(secret).toHaveAccessibleDescription('Wrong email or password.');
  await secret.fill(changed.password);
  await secret.press('Enter');
  await expect(again).toHaveCount(0);
  await expect(name).toHaveValue('Ada & Co.');
  await expect(other.getByText("You're signed in again.")).toBeVisible();
  await other.getByRole('button', { name: 'Save now' }).click();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await other.close();
});

test('an owner exports all data by a link in an email, deletes the account, and keeps it after all', async ({
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
  await expect(data.getByText(/^Ready \(.*We emailed the link to newcomer/)).toBeVisible();

  await page.goto('/_mock/inbox');
  const mail = page.locator('section', { hasText: 'Fern & Co: Your data is ready to download' });
  const address = new URL((await mail.getByRole('link').getAttribute('href')) ?? '');
  expect(address.hostname).toBe('guest.localhost');
  const answer = await fetch(new URL(address.pathname, product.origin));
  expect(answer.headers.get('content-type')).toBe('application/zip');
  // Its entries are stored without compression.
  const file = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  for (const content of ['guest@fern.example', '"businessName": "Fern & Co"', `photos/${ids[0]}.`]) {
    expect(file).toContain(content);
  }

  await page.goto('/account/profile');
  const deletion = section(page, 'Delete the account');
  await deletion.getByRole('button', { name: 'Delete the account…' }).click();
  const name = deletion.getByRole('textbox');
  await expect(name).toBeFocused();
  await name.fill('Fern');
  await deletion.getByRole('button', { name: 'Delete in 14 days' }).click();
  await expect(name).toHaveAccessibleDescription('Type the name exactly: Fern & Co');
  await name.fill('Fern & Co');
  await page.keyboard.press('Enter');
  const banner = page.getByRole('complementary', { name: 'Account deletion' });
  await expect(banner).toContainText('This account and all its data will be deleted on');
  await page.goto('/contacts');
  await banner.getByRole('link', { name: 'Keep the account' }).click();
  await expect(deletion).toBeInViewport();
  await expectAccessibleInBoth(page, 'profile of an account that is being deleted');
  await deletion.getByRole('button', { name: 'Keep the account' }).click();
  await expect(banner).toHaveCount(0);
  await expect(deletion.getByRole('button', { name: 'Delete the account…' })).toBeVisible();
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
