// The page of one photo: viewing, moderating, editing, sending, and what a guest does with its link.
import { rm } from 'node:fs/promises';
import type { Photo } from '../src/api/photos.ts';
import { callsOf } from './support/api.ts';
import { expectAccessible, expectAccessibleInBoth, overflow } from './support/axe.ts';
import { mp4 } from './support/files.ts';
import { action, grid, openWall, part, staff, tiles, uploadPhotos } from './support/photos.ts';
import { expect, freshProduct, openAs, owner, setFaults, test } from './support/product.ts';

test('[walk] opens a photo from the wall, steps through its filter by keyboard, and returns to the same position', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const { api, ids, sessionId } = await uploadPhotos(product, newcomer, 4);
  const [oldest = '', second = '', third = '', newest = ''] = ids;
  await api('POST', `/photos/${third}`, { favorite: true });
  await api('POST', `/photos/${oldest}`, { favorite: true });
  await openWall(page, newcomer, `?sessionId=${sessionId}`);
  await expect(tiles(page)).toHaveCount(4);
  await tiles(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/gallery/${newest}\\?.*sessionId=${sessionId}`));
  await expect(action(page, 'Next photo')).toBeEnabled();
  await expect(action(page, 'Previous photo')).toHaveCount(0);
  const picture = page.getByRole('region', { name: 'Photo', exact: true }).locator('img').last();
  for (const id of [third, second, oldest]) {
    await expect(action(page, 'Next photo')).toBeEnabled();
    const former = `${await picture.getAttribute('src')}`;
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`/gallery/${id}`));
    await expect(picture).not.toHaveAttribute('src', former);
  }
  await expect(action(page, 'Previous photo')).toBeEnabled();
  await expect(action(page, 'Next photo')).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(new RegExp(`/gallery/${second}`));
  // In full screen, Escape closes only that.
  await action(page, 'View in full screen').click();
  const large = page.getByRole('dialog', { name: 'Photo in full screen' });
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(new RegExp(`/gallery/${third}`));
  await expectAccessible(page, 'full screen');
  await large.getByRole('button', { name: 'Next photo' }).click();
  await expect(page).toHaveURL(new RegExp(`/gallery/${second}`));
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(action(page, 'View in full screen')).toBeFocused();
  // The wall is always one step back, no matter how many photos were viewed.
  await page.keyboard.press('Escape');
  await expect(tiles(page)).toHaveCount(4);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`/gallery/${second}`));

  // Another tab reads the filter from the address.
  await page.goto(`/gallery/${third}?sessionId=${sessionId}&tab=favorites`);
  await action(page, 'Next photo').click();
  await expect(page).toHaveURL(new RegExp(`/gallery/${oldest}`));
  await page.getByRole('main').getByRole('link', { name: 'Gallery', exact: true }).click();
  await expect(page).toHaveURL(/tab=favorites/);
  await expect(tiles(page)).toHaveCount(2);
});

test('[wall] opens a photo by double click or Enter and keeps the selection of others until then', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const { ids, sessionId } = await uploadPhotos(product, newcomer, 3);
  await openWall(page, newcomer, `?sessionId=${sessionId}`);
  await expect(tiles(page)).toHaveCount(3);
  await grid(page).getByRole('checkbox').nth(0).check();
  await tiles(page).nth(1).click();
  const bar = page.getByRole('region', { name: 'Selected photos' });
  await expect(bar.getByRole('status')).toHaveText('2 selected');
  await tiles(page).nth(2).dblclick();
  await expect(page).toHaveURL(new RegExp(`/gallery/${ids[0]}`));
  await page.goBack();
  await grid(page).getByRole('checkbox').nth(0).check();
  await tiles(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/gallery/${ids[1]}`));
});

test('[decide] approves a photo, takes it from the gallery, turns its link off, and describes its state', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const { api, ids } = await uploadPhotos(product, newcomer, 1);
  const [id = ''] = ids;
  await api('POST', `/photos/${id}`, { approval: 'pending' });
  const read = () => api<Photo>('GET', `/photos/${id}`);
  await openAs(page, `/gallery/${id}`, newcomer);
  await expect(page.getByText('In the gallery: waiting')).toBeVisible();
  await expect(page.getByText("Guest's own link: on")).toBeVisible();
  await action(page, 'Approve').click();
  await expect(page.getByText('In the gallery: yes')).toBeVisible();
  expect(await read()).toMatchObject({ approval: 'approved', visibility: 'public' });
  await action(page, 'Favorite').click();
  await expect(action(page, 'Favorite')).toHaveAttribute('aria-pressed', 'true');
  const link = part(page, "Guest's own link").getByLabel("Guest's own link");
  await expect(link).toHaveValue((await read()).publicUrl ?? '');
  await action(page, 'Remove from gallery').click();
  await expect(page.getByText('In the gallery: no')).toBeVisible();
  await expect(link).toBeVisible();
  expect(await read()).toMatchObject({ visibility: 'hidden', guestLink: 'on' });
  await action(page, 'Show in gallery').click();
  await expect(page.getByText('In the gallery: yes')).toBeVisible();
  expect(await read()).toMatchObject({ visibility: 'public', favorite: true });
  await action(page, 'Turn link off').click();
  await expect(page.getByText("Guest's own link: off")).toBeVisible();
  await expect(page.getByText('The link is off: the guest cannot open this photo')).toBeVisible();
  expect(await read()).toMatchObject({ visibility: 'hidden', guestLink: 'off', publicUrl: null });
  await action(page, 'Turn link on').click();
  await expect(link).toBeVisible();
});

test('[link] copies the link of the guest, and shows it as a QR code', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const { api, ids } = await uploadPhotos(product, newcomer, 1);
  const { publicUrl } = await api<Photo>('POST', `/photos/${ids[0]}`, { visibility: 'public' });
  await openAs(page, `/gallery/${ids[0]}`, newcomer);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await action(page, 'Copy link').click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(publicUrl);
  await part(page, "Guest's own link").getByRole('button', { name: 'Show QR code' }).click();
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
});

test('[consent] confirms the consent that no guest was asked for, by keyboard', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const { api, ids } = await uploadPhotos(product, newcomer, 1, { consent: false });
  await openAs(page, `/gallery/${ids[0]}`, newcomer);
  await expect(
    page.getByText('Consent is not confirmed for this photo, so it stays out of the gallery.'),
  ).toBeVisible();
  await action(page, 'Confirm consent and show').press('Enter');
  await expect(page.getByText('In the gallery: yes')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('In the gallery: yes');
  const confirmed = { visibility: 'public', consent: { given: true, textVersion: null } };
  expect(await api<Photo>('GET', `/photos/${ids[0]}`)).toMatchObject(confirmed);
});

test('[edit] saves caption, tags and products, and keeps what was typed when saving fails', async ({
  page,
  product,
  newcomer,
}) => {
  const { api, ids } = await uploadPhotos(product, newcomer, 1);
  const [id = ''] = ids;
  const name = 'Balm';
  const made = await api<{ id: string }>('POST', '/products', { name });
  await openAs(page, `/gallery/${id}`, newcomer);
  await part(page, 'Details').getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Caption').fill('Copper, at last');
  await page.getByLabel('Tags').fill('copper');
  await page.getByLabel('Tags').press('Enter');
  await page.getByRole('group', { name: 'Products' }).getByRole('button', { name: 'Choose' }).click();
  await page.getByLabel(name, { exact: true }).check();
  await setFaults(product, { operations: { updatePhoto: { prefer: 'code=500' } } });
  await action(page, 'Save').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved.' })).toBeVisible();
  await setFaults(product, {});
  await expect(page.getByLabel('Caption')).toHaveValue('Copper, at last');
  await action(page, 'Save').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copper, at last');
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('link')).toHaveText(name);
  expect(await api<Photo>('GET', `/photos/${id}`)).toMatchObject({
    caption: 'Copper, at last',
    tags: ['copper'],
    productIds: [made.id],
  });
});

test('[delete] goes to the next photo after a deletion, and restores the deleted one with its figures', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const { api, ids, sessionId } = await uploadPhotos(product, newcomer, 2);
  const [older = '', newer = ''] = ids;
  const { token } = await api<Photo>('POST', `/photos/${newer}`, { visibility: 'public' });
  const view = () =>
    fetch(`${product.origin}/api/v1/guest/photos/${token}/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'view', visitor: 'v'.repeat(22) }),
    });
  await view();
  await openAs(page, `/gallery/${newer}?sessionId=${sessionId}`, newcomer);
  await expect(part(page, 'Guest activity').getByText('1', { exact: true })).toBeVisible();
  await expect(action(page, 'Next photo')).toBeEnabled();
  await action(page, 'Delete photo').click();
  await expect(page).toHaveURL(new RegExp(`/gallery/${older}`));
  // The button of the next photo is not below the pointer.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(new RegExp(`/gallery/${newer}`));
  await expect(part(page, 'Guest activity').getByText('1', { exact: true })).toBeVisible();
  await view();
  expect((await api<Photo>('GET', `/photos/${newer}`)).stats).toMatchObject({ views: 1 });
});

test('[media] plays a video with the browser’s controls', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const { api, sessionId } = await uploadPhotos(product, newcomer, 1);
  const { buffer, mimeType, name } = mp4();
  const form = new FormData();
  form.append('photos', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  const { items } = await api.upload<{ items: Photo[] }>(`/photos?sessionId=${sessionId}`, form);
  await openAs(page, `/gallery/${items[0]?.id}?sessionId=${sessionId}`, newcomer);
  const video = page.locator('video');
  await expect(video).toHaveAttribute('controls');
  await expect(action(page, 'Next photo')).toBeEnabled();
  // The video player uses the arrow keys.
  await video.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`/gallery/${items[0]?.id}`));
  await expectAccessibleInBoth(page, 'video');
});

test('[media] compares before and after by keyboard', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const { api, ids } = await uploadPhotos(product, newcomer, 2);
  const [before = '', after = ''] = ids;
  await api('POST', `/photos/${before}`, { pairId: `pair-${after}`, pairRole: 'before' });
  await api('POST', `/photos/${after}`, { pairId: `pair-${after}`, pairRole: 'after' });
  await openAs(page, `/gallery/${after}`, newcomer);
  const slider = page.getByRole('slider', { name: 'Compare before and after' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('51');
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await expect(page).toHaveURL(new RegExp(`/gallery/${after}`));
  await page.getByRole('link', { name: 'Open the photo before' }).click();
  await expect(page).toHaveURL(new RegExp(`/gallery/${before}`));
  await expectAccessibleInBoth(page, 'before and after');
});

test('[not found] reports that a photo of another account, or an unknown one, does not exist', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const { ids } = await uploadPhotos(product, owner, 1);
  for (const id of [ids[0], 'photo-none']) {
    await openAs(page, `/gallery/${id}`, newcomer);
    await expect(page.getByRole('heading', { name: 'This no longer exists' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Gallery' })).toBeVisible();
  }
  await expectAccessible(page, 'not found');
});

test('[roles] lets a location show, hide and send, and nothing else', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const { ids } = await uploadPhotos(product, owner, 1, { session: { locationIds: ['location-queen'] } });
  await openAs(page, `/gallery/${ids[0]}`, staff.location);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(action(page, 'Send')).toBeVisible();
  for (const name of ['Approve', 'Favorite', 'Edit', 'Delete photo'])
    await expect(action(page, name)).toHaveCount(0);
});

test('[expired] reports that the link of an expired gallery has expired, and does not send its photo', {
  tag: '@long',
}, async ({ browser }) => {
  // A gallery expires some days after its last photo, so an old one becomes the last.
  const { product, dataDir } = await freshProduct({ seed: 'small' });
  const api = await callsOf(product, owner);
  const list = (search: string) => api<{ items: Photo[] }>('GET', `/photos?show=200&${search}`);
  const photo = (await list('visibility=public')).items.at(-1);
  if (!photo?.sessionId || !photo.publicUrl) throw new Error('the sample data have no public photo');
  const { items } = await list(`sessionId=${photo.sessionId}`);
  const ids = items.map(({ id }) => id).filter((id) => id !== photo.id);
  if (ids.length > 0) await api('POST', '/photos/bulk', { ids, delete: true });
  await api('POST', `/sessions/${photo.sessionId}`, { galleryExpiresInDays: 1 });
  const page = await browser.newPage({ baseURL: product.origin });
  const response = await page.goto(photo.publicUrl);
  expect(response?.status()).toBe(410);
  await expect(page.getByRole('heading', { name: 'This gallery has ended' })).toBeVisible();
  await expectAccessible(page, 'expired');
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  await openAs(page, `/gallery/${photo.id}`);
  await expect(part(page, "Guest's own link")).toContainText('has expired');
  await action(page, 'Send').click();
  await expect(page.getByRole('dialog', { name: 'Send photo' })).toContainText('has expired');
  await page.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('axe finds no violations on the page and its form, and nothing is wider than the screen', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const { api, ids } = await uploadPhotos(product, newcomer, 1);
  const [id = ''] = ids;
  await api('POST', `/photos/${id}`, { visibility: 'public', caption: 'Copper', tags: ['copper'] });
  await openAs(page, `/gallery/${id}`, newcomer);
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expect(part(page, 'About this photo').getByRole('link').first()).toBeVisible();
    await expectAccessibleInBoth(page, 'photo');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await part(page, 'Details').getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByLabel('Caption')).toBeVisible();
    await expectAccessibleInBoth(page, 'form');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await action(page, 'Cancel').click();
  }
});
