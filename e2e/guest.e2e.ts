// The public site: a guest opens a link on a phone, with and without JavaScript.
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expectAccessible, overflow } from './support/axe.ts';
import { guestOrigin, openGallery } from './support/guest.ts';
import { expect, test } from './support/product.ts';

const PHONE = { width: 390, height: 844 };

/** A signed-out browser, and all headers it sends. */
async function openGuest(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-US', ...options });
  const page = await context.newPage();
  const sent: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    sent.push(request.url(), ...Object.keys(request.headers()));
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
  });
  return { page, sent, complaints };
}

const forbidden = (sent: string[]) =>
  sent.filter((name) => /^(authorization|x-referral)$|[?&]uid=/.test(name));

async function leave(page: Page) {
  await page.context().close();
}

test('lets a guest save, share, book from and hide their own photo, and counts each once', async ({
  browser,
  product,
  newcomer,
}) => {
  const gallery = await openGallery(product, newcomer);
  const [own, other] = [await gallery.photo({ caption: 'Copper' }), await gallery.photo()];
  const { page, sent, complaints } = await openGuest(browser);
  expect(own.publicUrl).toBe(`${guestOrigin(product)}/p/${own.token}`);
  await page.goto(own.publicUrl ?? '');
  await expect(page.getByRole('heading', { name: 'Copper', level: 1 })).toBeVisible();
  await expect(page.locator('.large')).toHaveJSProperty('complete', true);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save', exact: true }).click();
  const download = await downloading;
  expect((await readFile(await download.path())).subarray(0, 2).toString('hex')).toBe('ffd8');

  await page.getByRole('link', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this photo' });
  await expect(dialog.getByLabel('Link')).toHaveValue(own.publicUrl ?? '');
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Link copied');
  await dialog.getByRole('link', { name: 'Back to the photo' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Book' }).click();
  await expect(page).toHaveURL(/config\.json\?booking/);
  await page.goto(own.publicUrl ?? '');
  await expect
    .poll(async () => (await gallery.read(own)).stats)
    .toEqual({
      views: 1,
      downloads: 1,
      shares: 1,
      ctaClicks: 1,
      bookingClicks: 1,
      reviewClicks: 0,
      productClicks: 0,
    });

  const media = await page.locator('.large').getAttribute('src');
  await page.getByRole('link', { name: 'This is me, hide it' }).click();
  await page.getByRole('button', { name: 'Hide the photo' }).click();
  await expect(page.getByRole('heading', { name: 'Your photo is hidden' })).toBeVisible();
  await page.goto(own.publicUrl ?? '');
  await expect(page.getByRole('heading', { name: 'This photo is hidden' })).toBeVisible();
  expect(await page.evaluate(async (url) => (await fetch(url)).status, `${media}`)).toBe(404);

  await page.goto(gallery.session.micrositeUrl ?? '');
  await expect(page.locator('.wall li')).toHaveCount(1);
  await page.locator('.wall a').click();
  await expect(page.getByRole('heading', { level: 1, name: /^A photo from/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'This is me, hide it' })).toHaveCount(0);
  expect(page.url()).not.toContain(other.token);
  expect(forbidden(sent)).toEqual([]);
  expect(complaints).toEqual([]);
  await leave(page);
});

test('shares the photo in story size, and closes the dialog by Back', { tag: '@long' }, async ({
  browser,
  product,
  newcomer,
}) => {
  const gallery = await openGallery(product, newcomer);
  const own = await gallery.photo();
  await gallery.photo();
  const { page } = await openGuest(browser);
  await page.goto(own.publicUrl ?? '');
  await expect(page.getByRole('link', { name: 'Open photo 1' })).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page, 'photo, light');
  await page.getByRole('link', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this photo' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Share', exact: true }).click();
  const story = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save in story size' }).click();
  expect((await story).suggestedFilename()).toMatch(/\.jpg$/);
  await dialog.getByRole('link', { name: 'Back to the photo' }).click();
  await page.getByRole('link', { name: 'This is me, hide it' }).click();
  await expect(page.getByRole('button', { name: 'Hide the photo' })).toBeVisible();
  await expectAccessible(page, 'hide');
  await leave(page);
});

test('shows, saves, shares and hides the photo without JavaScript too', { tag: '@long' }, async ({
  browser,
  product,
  newcomer,
}) => {
  const gallery = await openGallery(product, newcomer, { theme: 'dark' });
  const before = await gallery.photo({ pairId: 'pair', pairRole: 'before' });
  const own = await gallery.photo({ pairId: 'pair', pairRole: 'after' });
  const { page, sent } = await openGuest(browser, { javaScriptEnabled: false });
  await page.goto(own.publicUrl ?? '');
  await expect(page.getByRole('heading', { level: 1, name: /^Your photo from/ })).toBeVisible();
  await expect(page.locator('.sides img')).toHaveCount(2);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save', exact: true }).click();
  await (await downloading).path();
  await page.getByRole('link', { name: 'Share', exact: true }).click();
  await expect(page.getByLabel('Link')).toHaveValue(own.publicUrl ?? '');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await page.getByRole('link', { name: 'Back to the photo' }).click();
  await expect
    .poll(async () => (await gallery.read(own)).stats)
    .toEqual({
      views: 1,
      downloads: 1,
      shares: 1,
      ctaClicks: 0,
      bookingClicks: 0,
      reviewClicks: 0,
      productClicks: 0,
    });
  await page.getByRole('link', { name: 'This is me, hide it' }).click();
  await page.getByRole('button', { name: 'Hide the photo' }).click();
  await expect(page.getByRole('heading', { name: 'Your photo is hidden' })).toBeVisible();
  expect((await gallery.read(own)).hiddenBy).toBe('guest');
  expect((await gallery.read(before)).visibility).toBe('public');
  expect(forbidden(sent)).toEqual([]);
  await leave(page);
});

test('compares before and after with the slider, also by keyboard', { tag: '@long' }, async ({
  browser,
  product,
  newcomer,
}) => {
  const gallery = await openGallery(product, newcomer, { theme: 'dark', primaryColor: '#101010' });
  await gallery.photo({ pairId: 'pair', pairRole: 'before' });
  const own = await gallery.photo({ pairId: 'pair', pairRole: 'after' });
  const { page } = await openGuest(browser, { colorScheme: 'dark' });
  await page.goto(own.publicUrl ?? '');
  const slider = page.getByRole('slider', { name: 'Compare before and after' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await expect(page.locator('.sides')).toHaveAttribute('style', '--split: 0%;');
  await expectAccessible(page, 'photo, dark');
  await leave(page);
});

test('opens a locked gallery with its passcode only, which is in no address', async ({
  browser,
  product,
  newcomer,
}) => {
  const gallery = await openGallery(product, newcomer, { passcode: 'sunshine' });
  await gallery.photo();
  await gallery.photo();
  const { page, sent } = await openGuest(browser);
  await page.goto(gallery.session.micrositeUrl ?? '');
  await page.getByLabel('Passcode').fill('moonshine');
  await page.getByRole('button', { name: 'Open the gallery' }).click();
  await expect(page.getByRole('alert')).toContainText('Wrong passcode');
  await page.getByLabel('Passcode').fill('sunshine');
  await page.getByRole('button', { name: 'Open the gallery' }).click();
  await expect(page.locator('.wall li')).toHaveCount(2);
  await page.locator('.wall a').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^A photo from/ })).toBeVisible();
  const address = page.url();
  await page.context().clearCookies();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Enter the passcode' })).toBeVisible();
  expect(sent.filter((one) => one.includes('shine'))).toEqual([]);
  await leave(page);
});

test('axe finds no violations on a locked gallery, and on hidden and unknown links', {
  tag: '@long',
}, async ({ browser, product, newcomer }) => {
  const gallery = await openGallery(product, newcomer, { passcode: 'sunshine' });
  const shown = await gallery.photo();
  const { page } = await openGuest(browser);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${guestOrigin(product)}/p/${'x'.repeat(22)}`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expectAccessible(page, `unknown, ${colorScheme}`);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  await page.goto(gallery.session.micrositeUrl ?? '');
  await expectAccessible(page, 'passcode');
  await page.getByLabel('Passcode').fill('moonshine');
  await page.getByRole('button', { name: 'Open the gallery' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'wrong passcode');
  await page.getByLabel('Passcode').fill('sunshine');
  await page.getByRole('button', { name: 'Open the gallery' }).click();
  await expect(page.locator('.wall li')).toHaveCount(1);
  await expectAccessible(page, 'gallery');
  await gallery.call('POST', `/photos/${shown.id}`, { guestLink: 'off' });
  await page.goto(shown.publicUrl ?? '');
  await expect(page.getByRole('heading', { name: 'This photo is hidden' })).toBeVisible();
  await expectAccessible(page, 'hidden');
  await leave(page);
});

test('shows guests their own language', { tag: '@long' }, async ({ browser, product, newcomer }) => {
  const gallery = await openGallery(product, newcomer);
  const own = await gallery.photo();
  for (const [locale, save] of [
    ['de-AT', 'Sichern'],
    ['es-MX', 'Guardar'],
    ['fr-FR', 'Enregistrer'],
  ] as const) {
    const { page } = await openGuest(browser, { locale });
    await page.goto(own.publicUrl ?? '');
    await expect(page.getByRole('link', { name: save, exact: true })).toBeVisible();
    await leave(page);
  }
});
