// From a new session to a guest who hides a photo, with only the product and a booth.
import type { Photo } from '../src/api/photos.ts';
import { callsOf } from './support/api.ts';
import { test } from './support/booth.ts';
import { expect, openAs } from './support/product.ts';
import { cards, tab } from './support/sessions.ts';

const PHOTOS = 6;

test('starts a session, takes photos at a booth, sends one, and its guest hides it', async ({
  page,
  browser,
  product,
  newcomer,
  runBooth,
}) => {
  test.setTimeout(120_000);
  const read = await callsOf(product, newcomer);
  const grid = page.getByRole('grid', { name: 'Photos' });

  await test.step('the owner starts a session that is reviewed', async () => {
    await openAs(page, '/session', newcomer);
    await page.getByRole('button', { name: 'New session' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Opening night');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Use this set: Just a photo' }).click();
    await expect(cards(page)).toHaveCount(1);
    await tab(page, 'General').click();
    await page.getByRole('textbox', { name: 'Consent text' }).fill('You may show my photo.');
    await page.getByRole('switch', { name: 'Consent is required' }).check();
    await page.getByRole('switch', { name: 'Review photos before others see them' }).check();
    const status = page.getByRole('region', { name: 'Status' });
    await status.getByRole('button', { name: 'Save and start' }).click();
    await expect(status.getByText('Active', { exact: true })).toBeVisible();
  });

  await test.step('a booth links itself and takes photos', async () => {
    await runBooth(newcomer, PHOTOS);
    await page.goto('/gallery');
    await expect(grid.getByRole('gridcell')).toHaveCount(PHOTOS, { timeout: 20_000 });
  });

  await test.step('the owner reviews them', async () => {
    await page.getByRole('button', { name: `Review ${PHOTOS}` }).click();
    const review = page.getByRole('dialog', { name: 'Review photos' });
    for (let n = 1; n <= PHOTOS; n += 1) {
      await expect(review.getByText(`${n} of ${PHOTOS}`, { exact: true })).toBeVisible();
      await expect(review.getByRole('button', { name: /^Approve/ })).toBeEnabled();
      await page.keyboard.press('a');
    }
    await expect(review.getByText(`${PHOTOS} photos approved`)).toBeVisible();
    await review.getByRole('button', { name: 'Back to the gallery' }).click();
  });

  const address = `guest-${Date.now()}@mail.example`;
  await test.step('and sends one', async () => {
    await grid.locator('a[data-photo]').first().click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Send photo' });
    await dialog.getByLabel('Another address').check();
    await dialog.getByLabel('Email address or phone number').fill(address);
    await expect(dialog.frameLocator('iframe').getByText('Hello there')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send' }).click();
    const log = page.getByRole('region', { name: 'Deliveries' }).getByRole('listitem');
    await expect(log.filter({ hasText: address })).toContainText('Delivered', { timeout: 15_000 });
  });

  await test.step('the guest opens the link from the inbox on a phone, and hides the photo', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const guest = await context.newPage();
    await guest.goto(`${product.origin}/_mock/inbox`);
    const message = guest.locator('section').filter({ hasText: `To ${address}` });
    await message.getByRole('link').click();
    await expect(guest.locator('.large')).toHaveJSProperty('complete', true);
    await guest.getByRole('link', { name: 'This is me, hide it' }).click();
    await guest.getByRole('button', { name: 'Hide the photo' }).click();
    await expect(guest.getByRole('heading', { name: 'Your photo is hidden' })).toBeVisible();
    await context.close();
  });

  await test.step('the owner sees it hidden, on its page and in the gallery', async () => {
    await page.reload();
    await expect(page.getByText('The guest hid this photo.')).toBeVisible();
    const log = page.getByRole('region', { name: 'Deliveries' }).getByRole('listitem');
    await expect(log.filter({ hasText: address })).toContainText('Opened');
    await page.getByRole('main').getByRole('link', { name: 'Gallery', exact: true }).click();
    await page
      .getByRole('navigation', { name: 'Photos shown' })
      .getByRole('link', { name: 'Hidden' })
      .click();
    await expect(grid.getByRole('gridcell')).toHaveCount(1);
    const { items } = await read<{ items: Photo[] }>('GET', '/photos?visibility=hidden');
    expect(items).toMatchObject([{ hiddenBy: 'guest', stats: { views: 1 } }]);
  });
});
