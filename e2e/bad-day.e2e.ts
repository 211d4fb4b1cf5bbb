// One day on which much goes wrong, by keyboard alone and with what a screen reader announces.
import type { Locator, Page } from '@playwright/test';
import { exportTranslations, readCatalog } from '../scripts/i18n/catalogs.ts';
import { listenToAnnouncements } from './support/announcements.ts';
import { ada, contactsOf, field, row } from './support/contacts.ts';
import { expect, openAs, type Person, setFaults, testWithOwnProduct as test } from './support/product.ts';
import { editTemplate, listenTo } from './support/remote-config.ts';

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 100 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

async function signInByKeyboard(page: Page, { email, password }: Person): Promise<void> {
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/signin/);
}

/** Opens a page by the command palette. */
async function open(page: Page, name: string): Promise<void> {
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(name);
  await expect(palette.getByRole('option', { selected: true })).toHaveText(new RegExp(`^${name}`));
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

test('without a mouse, the app opens without its configuration, and in a language that is not complete', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const log = listenTo(page);
  const announced = await listenToAnnouncements(page);
  const html = page.locator('html');

  await test.step('without the remote configuration, the English app opens and only the log says so', async () => {
    await setFaults(product, { parts: { remoteConfig: 'down' } });
    await page.goto('/signin?redirect=/contacts');
    await signInByKeyboard(page, newcomer);
    await expect(headingOf(page)).toHaveText('Contacts');
    await expect(html).toHaveAttribute('lang', 'en');
    await expect.poll(() => log).toContain('Unable to load Remote Config');
    expect(announced.filter((text) => !text.startsWith(`Confirm ${newcomer.email}`))).toEqual([]);
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  });

  await test.step('another language shows English where it has no text', async () => {
    const french = exportTranslations().fr ?? {};
    const idOf = (text: string) => readCatalog('en').find(({ english }) => english === text)?.id ?? '';
    const { [idOf('Dashboard')]: missing, ...rest } = french;
    expect(missing).toBe('Tableau de bord');
    const restore = await editTemplate(product, { api_url: '{origin}/api', translations: { fr: rest } });
    try {
      await setFaults(product, {});
      await page.reload();
      await expect.poll(() => log).toContain('Loaded Remote Config');
      await tabTo(page, page.getByRole('button', { name: /User menu/ }));
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('combobox', { name: 'Language' }));
      await page.keyboard.press('ArrowDown');
      await expect(html).toHaveAttribute('lang', 'fr');
      const links = page.getByRole('navigation', { name: 'Principal' });
      await expect(links.getByRole('link', { name: 'Médias' })).toBeVisible();
      await expect(links.getByRole('link', { name: 'Dashboard' })).toBeVisible();
      await page.keyboard.press('ArrowUp');
      await expect(html).toHaveAttribute('lang', 'en');
      await page.keyboard.press('Escape');
    } finally {
      await restore();
    }
  });

  await test.step('the theme follows the system', async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(html).toHaveAttribute('data-color-scheme', colorScheme);
    }
  });
});

test('without a mouse, nothing is lost without a connection, after a 503 and after a 401', {
  tag: '@long',
}, async ({ page, product, newcomer, context }) => {
  const announced = await listenToAnnouncements(page);
  const api = await contactsOf(product, newcomer);
  await api.make(ada);
  await api.make({ firstName: 'Grace', emailAddress: 'grace@mail.example' });
  const heading = headingOf(page);
  await openAs(page, '/contacts', newcomer);
  await expect(row(page, /Ada/)).toBeVisible();

  await test.step('offline, the list stays readable, and an edit that cannot be saved is kept and marked', async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    // At once: a search for the first letters may find one contact as well.
    await page.keyboard.insertText('grace');
    await expect.poll(() => announced).toContain('1 contact');
    await context.setOffline(true);
    await expect.poll(() => announced).toContainEqual(expect.stringContaining("You're offline."));
    await expect(row(page, /Grace/)).toBeVisible();
    await expect(row(page, /Ada/)).toHaveCount(0);
    await context.setOffline(false);
    await tabTo(page, row(page, /Grace/).getByRole('link'));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('link', { name: 'Edit' }));
    await page.keyboard.press('Enter');
    const lastName = page.getByRole('textbox', { name: 'Last name' });
    await tabTo(page, lastName);
    await context.setOffline(true);
    await page.keyboard.type('Hopper');
    await page.keyboard.press('ControlOrMeta+s');
    await expect
      .poll(() => announced)
      .toContainEqual(expect.stringMatching(/^Not saved\.You're offline – nothing was saved\./));
    await expect.poll(() => announced).toContainEqual(expect.stringMatching(/^Error Saving/));
    await expect(lastName).toHaveValue('Hopper');
    await expect(page.getByText('Unsaved: Last name')).toBeVisible();
    await context.setOffline(false);
    await page.keyboard.press('ControlOrMeta+s');
    await expect.poll(() => announced).toContainEqual(expect.stringMatching(/^Saved/));
    await expect(heading).toHaveText('Grace Hopper');
  });

  const filtered = '/contacts?search=hopper';
  await test.step('a 503 is shown, and the page recovers after growing pauses', async () => {
    await open(page, 'Contacts');
    await expect(row(page, /Ada/)).toBeVisible();
    const asked: number[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/v1/contacts?') && request.url().includes('hopper')) asked.push(Date.now());
    });
    await setFaults(product, { operations: { listContacts: { prefer: 'code=503' } } });
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('hopper');
    await expect(heading).toHaveText('This could not be loaded');
    await expect(page).toHaveURL(filtered);
    await expect.poll(() => announced).toContainEqual(expect.stringMatching(/^This could not be loaded/));
    await expect.poll(() => asked.length).toBe(3);
    await setFaults(product, {});
    await expect(row(page, /Grace Hopper/)).toBeVisible();
    await expect(row(page, /Ada/)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    // The countdown would be announced each second.
    expect(announced.filter((text) => text.startsWith('Trying again in'))).toEqual([]);
    const [first = 0, second = 0, third = 0] = asked.slice(1).map((at, i) => at - (asked[i] ?? 0));
    // 1, 2 and 4 seconds, each from when the page noticed the failure.
    expect(first).toBeGreaterThan(800);
    expect(second).toBeGreaterThan(1600);
    expect(third).toBeGreaterThan(3200);
  });

  await test.step('after a 401, signing in again shows the same filtered page', async () => {
    await setFaults(product, { operations: { listContacts: { prefer: 'code=401' } } });
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeFocused();
    await setFaults(product, {});
    await page.keyboard.type(newcomer.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(filtered);
    await expect(row(page, /Grace Hopper/)).toBeVisible();
    await expect(row(page, /Ada/)).toHaveCount(0);
  });
});
