// From a booth that takes photos to a guest who hides one, with only the product and a booth.
import type { Page } from '@playwright/test';
import type { Photo } from '../src/api/photos.ts';
import type { Session } from '../src/api/sessions.ts';
import { callsOf } from './support/api.ts';
import { test } from './support/booth.ts';
import { linkBooth } from './support/booth-photos.ts';
import { grid, tiles } from './support/photos.ts';
import { expect, openAs } from './support/product.ts';
import { expectFirstSession, signUp } from './support/signup.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

const PHOTOS = 2;

/** Each guest sees their photo. */
async function openOwnLinks(guest: Page, photos: Record<string, Photo>): Promise<void> {
  for (const { publicUrl } of Object.values(photos)) {
    await guest.goto(publicUrl ?? '');
    await expect(guest.getByRole('heading', { level: 1, name: /^Your photo from/ })).toBeVisible();
    await expect(guest.locator('.large')).toHaveJSProperty('naturalWidth', 900);
  }
}

async function expectOneInGallery(guest: Page, address: string): Promise<void> {
  await guest.goto(address);
  await expect(guest.locator('.wall li')).toHaveCount(1);
}

test('takes photos at a booth, reviews them and sends one, and its guest hides it', async ({
  page,
  browser,
  product,
  newcomer,
  runBooth,
}) => {
  const call = await callsOf(product, newcomer);
  const { id } = await call<{ id: string }>('POST', '/sessions', {
    ...{ name: 'Opening night', consentText: 'You may show my photo.', consentRequired: true },
    ...{ requireApproval: true, experiences: [{ kind: 'photo', title: 'Portrait' }] },
  });
  await call('POST', `/sessions/${id}`, { status: 'active' });

  await test.step('a booth links itself and takes photos', async () => {
    await runBooth(newcomer, PHOTOS);
    await openAs(page, '/gallery', newcomer);
    await expect(tiles(page)).toHaveCount(PHOTOS);
  });

  await test.step('the owner reviews them', async () => {
    await page.getByRole('button', { name: `Review ${PHOTOS}` }).click();
    const review = page.getByRole('dialog', { name: 'Review photos' });
    for (let n = 1; n <= PHOTOS; n += 1) {
      await expect(review.getByText(`${n} of ${PHOTOS}`, { exact: true })).toBeVisible();
      await review.getByRole('button', { name: /^Approve/ }).click();
    }
    await expect(review.getByText(`${PHOTOS} photos approved`)).toBeVisible();
    await review.getByRole('button', { name: 'Back to the gallery' }).click();
    const shown = () => call<{ items: Photo[] }>('GET', '/photos?visibility=public');
    await expect.poll(async () => (await shown()).items.length).toBe(PHOTOS);
  });

  const address = `guest-${Date.now()}@mail.example`;
  await test.step('and sends one', async () => {
    await tiles(page).first().click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Send photo' });
    await dialog.getByLabel('Another address').check();
    await dialog.getByLabel('Email address or phone number').fill(address);
    await expect(dialog.frameLocator('iframe').getByText('Hello there')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send' }).click();
    const log = page.getByRole('region', { name: 'Deliveries' }).getByRole('listitem');
    await expect(log.filter({ hasText: address })).toContainText('Delivered');
  });

  await test.step('the guest opens the link from the inbox on a phone, and hides the photo', async () => {
    const context = await browser.newContext(PHONE);
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
      .getByRole('link', { name: 'Not in gallery' })
      .click();
    await expect(grid(page).getByRole('gridcell')).toHaveCount(1);
    const { items } = await call<{ items: Photo[] }>('GET', '/photos?visibility=hidden');
    expect(items).toMatchObject([{ hiddenBy: 'guest', stats: { views: 1 } }]);
  });
});

test('gives every guest their own photo, and the gallery those that are approved and agreed to', async ({
  page,
  browser,
  product,
  newcomer,
}) => {
  const call = await callsOf(product, newcomer);
  const { id } = await call<{ id: string }>('POST', '/sessions', {
    ...{ name: 'Party', consentText: 'You may show my photo.', galleryVisibility: 'public' },
    ...{ requireApproval: true, experiences: [{ kind: 'photo', title: 'Portrait' }] },
  });
  const { micrositeUrl } = await call<{ micrositeUrl: string }>('POST', `/sessions/${id}`, {
    status: 'active',
  });
  const takePhoto = await linkBooth(product, call, id);
  const photos = {
    declined: await takePhoto(false),
    waiting: await takePhoto(true),
    agreed: await takePhoto(true),
  };
  const context = await browser.newContext(PHONE);
  const guest = await context.newPage();

  await test.step('all guests open their own link at once', () => openOwnLinks(guest, photos));

  await test.step('the owner sees both states, and approves one', async () => {
    await openAs(page, `/gallery/${photos.declined.id}`, newcomer);
    await expect(page.getByText("Guest's own link: on")).toBeVisible();
    await expect(page.getByText('In the gallery: no')).toBeVisible();
    await expect(page.getByRole('main').getByText('You may show my photo.')).toBeVisible();
    await page.goto(`/gallery/${photos.agreed.id}`);
    await expect(page.getByText('In the gallery: waiting')).toBeVisible();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('In the gallery: yes')).toBeVisible();
  });

  await test.step('the gallery shows exactly that one, and the links still work', async () => {
    await expectOneInGallery(guest, micrositeUrl);
    await openOwnLinks(guest, photos);
  });
  await context.close();
});

test('gives the guests of a new account their own photos, with what its first session starts with', {
  tag: '@long',
}, async ({ page, browser, product }) => {
  const owner = await test.step('a business signs up', () => signUp(page, product));
  await test.step('its first session is live', () => expectFirstSession(page));
  const call = await callsOf(product, owner);
  const { items } = await call<{ items: [Session] }>('GET', '/sessions');
  const [{ id, micrositeUrl }] = items;
  const takePhoto = await linkBooth(product, call, id);
  const declined = await takePhoto(false);
  const agreed = await takePhoto(true);
  await test.step('the owner reviews photos from now on', async () => {
    await page.goto(`/session/${id}/general`);
    await page.getByRole('switch', { name: 'Approve photos before they appear in the gallery' }).click();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  });
  const photos = { declined, agreed, waiting: await takePhoto(true) };
  const context = await browser.newContext(PHONE);
  const guest = await context.newPage();
  await test.step('all guests open their own link', () => openOwnLinks(guest, photos));
  await test.step('the gallery shows one', () => expectOneInGallery(guest, micrositeUrl ?? ''));
  await test.step('the owner sees one to review', async () => {
    await page.goto('/gallery');
    await expect(tiles(page)).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Review 1' })).toBeVisible();
  });
  await context.close();
});

test('holds a photo until it is approved: its page then shows it, without a script, and its message leaves', {
  tag: '@long',
}, async ({ page, browser, product, newcomer }) => {
  const call = await callsOf(product, newcomer);
  const { id } = await call<{ id: string }>('POST', '/sessions', {
    ...{ name: 'Checked party', consentText: 'You may show my photo.', holdUntilApproved: true },
    capture: [{ key: 'emailAddress', label: 'Email', kind: 'email', required: true }],
    experiences: [{ kind: 'photo', title: 'Portrait' }],
  });
  await call('POST', `/sessions/${id}`, { status: 'active' });
  const takePhoto = await linkBooth(product, call, id);
  const photo = await takePhoto(true, { emailAddress: 'guest@mail.example' });
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  const guest = await context.newPage();
  await guest.goto(photo.publicUrl ?? '');
  await expect(guest.getByRole('heading', { name: 'Your photo is on its way' })).toBeVisible();
  await openAs(page, `/gallery/${photo.id}`, newcomer);
  await expect(page.getByText("The guest's link says that the photo is on its way.")).toBeVisible();
  const log = page.getByRole('region', { name: 'Deliveries' }).getByRole('listitem');
  await expect(log).toContainText('Sent once the photo is approved');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(log).toContainText('Delivered');
  // The page loads itself again.
  await expect(guest.getByRole('heading', { name: /^Your photo from/ })).toBeVisible({ timeout: 30_000 });
  await context.close();
});
