// The photo wall: viewing, filtering, selecting, reviewing, sending, and photos that arrive meanwhile.
import type { Page } from '@playwright/test';
import type { Photo } from '../src/api/photos.ts';
import { callsOf } from './support/api.ts';
import { expectAccessibleInBoth, overflow } from './support/axe.ts';
import { bar, grid, openWall, staff, tiles, uploadPhotos } from './support/photos.ts';
import { expect, openAs, owner, setFaults, test } from './support/product.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Photos shown' }).getByRole('link', { name: new RegExp(`^${name}`) });

/** Sums up layout shifts without user input. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) (window as never as { shifts: number }).shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifts = (page: Page) => page.evaluate(() => (window as never as { shifts: number }).shifts);

test('[wall] shows every photo once, and returns to the same position from a photo', {
  tag: '@long',
}, async ({ page, product }) => {
  const api = await callsOf(product, owner);
  const counts = await api<Record<string, number>>('GET', '/photos/counts');
  await watchShifts(page);
  await openWall(page, owner);
  await expect(tab(page, 'All')).toContainText(`${counts.all}`);
  await expect(tab(page, 'Not in gallery')).toContainText(`${counts.hidden}`);
  await expect(tab(page, 'Favorites')).toContainText(`${counts.favorites}`);
  const seen = new Set<string>();
  for (let y = 0; ; y += 500) {
    // A frame later, the wall has made room for the photos that came into view.
    await page.evaluate(
      (to) =>
        new Promise((done) => {
          scrollTo(0, to);
          requestAnimationFrame(() => requestAnimationFrame(done));
        }),
      y,
    );
    await expect(grid(page).locator('span[data-photo]')).toHaveCount(0);
    for (const href of await tiles(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    ))
      seen.add(`${href}`);
    if (await page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 1)) break;
  }
  expect(seen.size).toBe(counts.all);
  expect(await shifts(page)).toBeLessThan(0.05);

  await page.evaluate(() => scrollTo(0, 700));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  // A tile that is visible: clicking another one would scroll first.
  let inView = -1;
  await expect
    .poll(async () => {
      inView = await tiles(page).evaluateAll((links) =>
        links.findIndex((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return top > 60 && bottom < innerHeight - 60;
        }),
      );
      return inView;
    })
    .toBeGreaterThanOrEqual(0);
  await tiles(page).nth(inView).click();
  await expect(page).toHaveURL(/\/gallery\/[^?]+$/);
  await page.goBack();
  await expect(tiles(page).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('[filter] keeps the filter in the address, in the counts and as a saved view', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const { api, ids, sessionId } = await uploadPhotos(product, newcomer, 3);
  await uploadPhotos(product, newcomer, 1);
  await api('POST', `/photos/${ids[0]}`, { favorite: true });
  await openWall(page, newcomer, `?sessionId=${sessionId}`);
  await expect(tiles(page)).toHaveCount(3);
  await expect(tab(page, 'All')).toContainText('3');
  await tab(page, 'Favorites').click();
  await expect(page).toHaveURL(/tab=favorites/);
  await expect(tiles(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByLabel('Name of this view').fill('My favorites');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(tab(page, 'My favorites')).toBeVisible();
  await page.goto('/gallery');
  await expect(tiles(page)).toHaveCount(4);
  await tab(page, 'My favorites').click();
  await expect(page).toHaveURL(new RegExp(sessionId));
  await expect(tiles(page)).toHaveCount(1);
});

test('[filter] says what is filtered when no photo matches, and clears it', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const { sessionId } = await uploadPhotos(product, newcomer, 1);
  await openWall(page, newcomer, `?sessionId=${sessionId}`);
  await tab(page, 'Favorites').click();
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page.getByLabel('Contact').selectOption('With a contact');
  await page.keyboard.press('Escape');
  await expect(page.getByText('No photos match')).toBeVisible();
  await expect(page.getByText(/^You are filtering by Favorites, Session: .*Contact: With/)).toBeVisible();
  await page.getByRole('button', { name: /^Remove the filter Session/ }).click();
  await expect(page).not.toHaveURL(/sessionId/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/gallery\?tab=favorites$/);
});

test('[review] reviews photos by keyboard only, and undoes one decision', async ({
  page,
  product,
  newcomer,
}) => {
  const count = 4;
  const { api, ids, sessionId } = await uploadPhotos(product, newcomer, count);
  await api('POST', '/photos/bulk', { ids, set: { approval: 'pending' } });
  await openWall(page, newcomer, `?sessionId=${sessionId}&tab=review`);
  await page.getByRole('button', { name: `Review ${count}` }).press('Enter');
  const review = page.getByRole('dialog', { name: 'Review photos' });
  for (let n = 1; n <= count; n += 1) {
    await expect(review.getByText(`${n} of ${count}`, { exact: true })).toBeVisible();
    await expect(review.getByRole('button', { name: /^Reject/ })).toBeEnabled();
    await page.keyboard.press(n % 2 === 1 ? 'a' : 'r');
  }
  await expect(review.getByText('2 photos approved, 2 photos rejected')).toBeVisible();
  await page.keyboard.press('z');
  await expect(review.getByText(`${count} of ${count}`, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(review).toHaveCount(0);
  await expect(tiles(page)).toHaveCount(1);
  const { items } = await api<{ items: Photo[] }>('GET', `/photos?sessionId=${sessionId}`);
  const states = items.map(({ approval, visibility }) => `${approval} ${visibility}`).toSorted();
  expect(states).toEqual(['approved public', 'approved public', 'pending hidden', 'rejected hidden']);
});

test('[review] offers photos that arrived meanwhile at its end', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const { api, ids } = await uploadPhotos(product, newcomer, 3);
  const [first = '', ...later] = ids;
  await api('POST', `/photos/${first}`, { approval: 'pending' });
  await openWall(page, newcomer, '?review=true');
  const review = page.getByRole('dialog', { name: 'Review photos' });
  await expect(review.getByText('1 of 1', { exact: true })).toBeVisible();
  await api('POST', '/photos/bulk', { ids: later, set: { approval: 'pending' } });
  await expect(review.getByRole('button', { name: /^Reject/ })).toBeEnabled();
  await page.keyboard.press('a');
  await expect(review.getByText('2 more have arrived.')).toBeVisible();
  await review.getByRole('button', { name: 'Continue' }).click();
  await expect(review.getByText('2 of 3', { exact: true })).toBeVisible();
});

test('[send] sends selected photos only to the contacts in them who did not opt out', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const { api, ids, sessionId } = await uploadPhotos(product, newcomer, 3);
  await api('POST', '/photos/bulk', { ids, set: { approval: 'approved', visibility: 'public' } });
  for (const [i, emailConsent] of [undefined, { status: 'out', how: 'staff' }].entries()) {
    const contact = { emailAddress: `guest-${i}@mail.example`, ...(emailConsent && { emailConsent }) };
    const { id } = await api<{ id: string }>('POST', '/contacts', contact);
    await api('POST', `/photos/${ids[i]}`, { contactIds: [id] });
  }
  await openWall(page, newcomer, `?sessionId=${sessionId}`);
  for (const i of [0, 1, 2]) await grid(page).getByRole('checkbox').nth(i).check();
  await expect(bar(page).getByRole('status')).toHaveText('3 selected');
  await bar(page).getByRole('button', { name: 'Send' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send 3 photos' });
  await expect(dialog.getByText('1 message will be sent.')).toBeVisible();
  await expect(dialog.getByText('guest-0@mail.example')).toBeVisible();
  await expect(dialog.getByText('1 photo has no contact', { exact: true })).toBeVisible();
  await expect(dialog.getByText('1 photo has no contact who takes messages')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send 1 message' }).click();
  await expect(dialog.getByText('1 message is on its way.')).toBeVisible();
  const deliveries = async (id = '') => (await api<Photo>('GET', `/photos/${id}`)).deliveries;
  expect(await deliveries(ids[0])).toMatchObject([{ to: 'guest-0@mail.example' }]);
  for (const id of ids.slice(1)) expect(await deliveries(id)).toEqual([]);
});

test('[bulk] adds a product to 25 photos that are selected by keyboard', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const { api, ids, sessionId } = await uploadPhotos(product, newcomer, 25);
  const { id: productId } = await api<{ id: string }>('POST', '/products', { name: 'Serum' });
  await openWall(page, newcomer, `?sessionId=${sessionId}`);
  await expect(tab(page, 'All')).toContainText('25');
  // All photos of the filter: the first, then Shift to the last.
  await tiles(page).first().focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Shift+X');
  await expect(bar(page).getByRole('status')).toHaveText('25 selected');
  await bar(page).getByRole('button', { name: 'Add products' }).click();
  await page.getByLabel('Serum', { exact: true }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Add products' }).click();
  await expect(page.getByText('Products added to 25 photos').first()).toBeVisible();
  const photo = await api<Photo>('GET', `/photos/${ids[24]}`);
  expect(photo.productIds).toEqual([productId]);
});

test('[bulk] moves photos to another session, and back', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const { api, ids, sessionId } = await uploadPhotos(product, newcomer, 3);
  const { id: partyId } = await api<{ id: string }>('POST', '/sessions', { name: 'Party' });
  const countIn = async (id: string) =>
    (await api<{ all: number }>('GET', `/photos/counts?sessionId=${id}`)).all;
  await openWall(page, newcomer, `?sessionId=${sessionId}`);
  await expect(tiles(page)).toHaveCount(3);
  const move = async () => {
    await grid(page).getByRole('checkbox').nth(0).check();
    await grid(page).getByRole('checkbox').nth(1).check();
    await bar(page).getByRole('button', { name: 'Move to session' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move 2 photos' });
    await dialog.getByLabel('Session').selectOption(partyId);
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(tiles(page)).toHaveCount(1);
  };
  await move();
  expect([await countIn(sessionId), await countIn(partyId)]).toEqual([1, 2]);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(tiles(page)).toHaveCount(3);
  expect([await countIn(sessionId), await countIn(partyId)]).toEqual([3, 0]);

  await page.goto(`/gallery/${ids[0]}`);
  await page.getByRole('button', { name: 'Move to another session' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to another session' });
  await dialog.getByLabel('Session').selectOption(partyId);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: 'About this photo' }).getByRole('link', { name: 'Party' }),
  ).toBeVisible();
});

test('[delete] reports what it deleted, and restores it', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const { api, ids, sessionId } = await uploadPhotos(product, newcomer, 4);
  await openWall(page, newcomer, `?sessionId=${sessionId}`);
  await expect(tiles(page)).toHaveCount(4);
  await grid(page).getByRole('checkbox').nth(0).check();
  await tiles(page)
    .nth(2)
    .click({ modifiers: ['Shift'] });
  await expect(bar(page).getByRole('status')).toHaveText('3 selected');
  const remove = bar(page).getByRole('button', { name: 'Delete', exact: true });
  await setFaults(product, { operations: { updatePhotos: { prefer: 'code=500' } } });
  await remove.click();
  await expect(page.getByText('Error Saving', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Something went wrong on our side/)).toBeVisible();
  await setFaults(product, {});
  await remove.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(tiles(page)).toHaveCount(1);
  expect((await api<{ all: number }>('GET', `/photos/counts?sessionId=${sessionId}`)).all).toBe(1);
  // Messages keep it after the toast is gone.
  await page.getByRole('button', { name: 'Notifications' }).click();
  const messages = page.getByRole('dialog', { name: 'Notifications' });
  await expect(messages.getByText('3 photos deleted. Deleted photos stay in').first()).toBeVisible();
  await messages.getByRole('button', { name: 'Undo' }).first().click();
  await expect(tiles(page)).toHaveCount(4);
  const { items } = await api<{ items: Photo[] }>('GET', `/photos?sessionId=${sessionId}`);
  expect(items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

test('[delete] keeps deleted photos for a while, to restore them or to erase them', async ({
  page,
  product,
  newcomer,
}) => {
  const { api, ids } = await uploadPhotos(product, newcomer, 3);
  await api('POST', '/photos/bulk', { ids: ids.slice(0, 2), delete: true });
  await openWall(page, newcomer);
  await tab(page, 'Recently deleted').click();
  const deleted = page.getByRole('list', { name: 'Deleted photos' }).getByRole('checkbox');
  await expect(deleted).toHaveCount(2);
  await expect(page.getByText('30 days left')).toHaveCount(2);
  await deleted.first().check();
  await bar(page).getByRole('button', { name: 'Restore' }).click();
  await expect(deleted).toHaveCount(1);
  await deleted.first().check();
  await bar(page).getByRole('button', { name: 'Erase now' }).click();
  const question = page.getByRole('dialog', { name: 'Erase 1 photo for good?' });
  await question.getByRole('button', { name: 'Erase now' }).click();
  await expect(page.getByText('No deleted photos')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Gallery' }).click();
  await expect(tiles(page)).toHaveCount(2);
  expect((await api<{ restored: string[] }>('POST', '/photos/restore', { ids })).restored).toEqual([]);
});

test('[search] finds the photos of a guest, and suggests the guest', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const { api, ids } = await uploadPhotos(product, newcomer, 2);
  const guest = { firstName: 'Ayşe', lastName: 'Kaya', emailAddress: 'kaya@guests.example' };
  const { id } = await api<{ id: string }>('POST', '/contacts', guest);
  await api('POST', `/photos/${ids[0]}`, { contactIds: [id] });
  await openWall(page, newcomer);
  await expect(tiles(page)).toHaveCount(2);
  const field = page.getByRole('searchbox', { name: 'Guest, caption or tag' });
  await field.fill('ayse');
  await expect(tiles(page)).toHaveCount(1);
  const suggested = page.getByRole('list', { name: 'Guests' }).getByRole('button', { name: /Ayşe Kaya/ });
  await expect(suggested).toBeVisible();
  await field.press('ArrowDown');
  await expect(suggested).toBeFocused();
  await suggested.press('Enter');
  await expect(page).toHaveURL(new RegExp(`contactId=${id}`));
  await expect(page.getByRole('button', { name: 'Remove the filter Guest: Ayşe Kaya' })).toBeVisible();
  await expect(tiles(page)).toHaveCount(1);
  await field.fill('zzz');
  await expect(page.getByText('No photos match “zzz”.')).toBeVisible();
});

test('[select] selects photos by dragging a box, and all photos of the filter', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await uploadPhotos(product, newcomer, 3);
  await openWall(page, newcomer);
  const first = await tiles(page).nth(0).boundingBox();
  const second = await tiles(page).nth(1).boundingBox();
  if (!first || !second) throw new Error('there are no two photos to draw a box around');
  await page.mouse.move(first.x + 10, first.y + first.height / 2);
  await page.mouse.down();
  await page.mouse.move(second.x + 10, second.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(bar(page).getByRole('status')).toHaveText('2 selected');
  await expect(page).toHaveURL(/\/gallery$/);
  await bar(page).getByRole('button', { name: 'Select all 3' }).click();
  await expect(bar(page).getByRole('status')).toHaveText('3 selected');
  await bar(page).getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar(page)).toHaveCount(0);
});

test('[download] downloads the selected photos as one file', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await uploadPhotos(product, newcomer, 2);
  await openWall(page, newcomer);
  await grid(page).getByRole('checkbox').nth(0).check();
  await grid(page).getByRole('checkbox').nth(1).check();
  const download = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/photos.*\.zip$/);
  await expect(page.getByText('2 photos downloaded').first()).toBeVisible();
});

test('[live] shows new photos, and moves nothing while the wall is scrolled down', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await uploadPhotos(product, newcomer, 40);
  await openWall(page, newcomer);
  await page.evaluate(() => scrollTo(0, 600));
  await expect(tiles(page).nth(6)).toBeVisible();
  const place = () =>
    tiles(page).evaluateAll((links) => {
      const link = links.find((one) => one.getBoundingClientRect().top > 100);
      return [link?.getAttribute('href'), Math.round(link?.getBoundingClientRect().top ?? 0)];
    });
  const before = await place();
  await uploadPhotos(product, newcomer, 2);
  const button = page.getByRole('button', { name: '2 new photos' });
  await expect(button).toBeVisible();
  expect(await place()).toEqual(before);
  // By keyboard: the banner that asks newcomers to confirm their email covers the button.
  await button.press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toHaveCount(0);
  const { ids } = await uploadPhotos(product, newcomer, 1);
  // At the top of the wall they appear automatically.
  await expect(tiles(page).first()).toHaveAttribute('href', `/gallery/${ids[0]}`);
});

test('[roles] offers a manager and a location only the permitted actions', { tag: '@long' }, async ({
  page,
  browser,
  product,
}) => {
  await openWall(page, staff.location);
  await expect(page.getByRole('button', { name: 'Upload photos' })).toHaveCount(0);
  await tiles(page).first().focus();
  await page.keyboard.press('x');
  for (const name of ['Remove from gallery', 'Turn links off', 'Send'])
    await expect(bar(page).getByRole('button', { name, exact: true })).toBeVisible();
  for (const name of ['Delete', 'Approve', 'Tag', 'Download'])
    await expect(bar(page).getByRole('button', { name, exact: true })).toHaveCount(0);
  const other = await browser.newPage({ baseURL: product.origin });
  await openWall(other, staff.manager);
  await tiles(other).first().focus();
  await other.keyboard.press('x');
  await expect(bar(other).getByRole('button', { name: 'Download' })).toBeVisible();
  for (const name of ['Approve', 'Tag', 'Add products'])
    await expect(bar(other).getByRole('button', { name, exact: true })).toHaveCount(0);
  await other.close();
});

test('[empty] shows a business without photos how to get them', { tag: '@long' }, async ({
  page,
  newcomer,
}) => {
  await openAs(page, '/gallery', newcomer);
  await expect(page.getByText('No photos yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Link a device' })).toHaveAttribute('href', /\/devices/);
  await expectAccessibleInBoth(page, 'empty gallery');
});

test('[scrubber] jumps to a month by keyboard', { tag: '@long' }, async ({ page }) => {
  await openWall(page, owner);
  const scrubber = page.getByRole('slider', { name: 'Month' });
  await scrubber.focus();
  await page.keyboard.press('End');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(tiles(page).last()).toBeVisible();
  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(400);
});

test('axe finds no violations in the selection, the filters and the review, and nothing is wider than the screen', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const { api, ids, sessionId } = await uploadPhotos(product, newcomer, 4);
  await api('POST', '/photos/bulk', { ids: ids.slice(0, 2), set: { approval: 'pending' } });
  await openWall(page, newcomer, `?sessionId=${sessionId}`);
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await tiles(page).first().focus();
    await page.keyboard.press('x');
    await expect(bar(page)).toBeVisible();
    await expectAccessibleInBoth(page, 'selection');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await bar(page).getByRole('button', { name: 'Clear selection' }).click();
    await page.getByRole('button', { name: /^Filter/ }).click();
    await expectAccessibleInBoth(page, 'filters');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Review 2' }).click();
    await expect(page.getByRole('dialog').locator('img')).toBeVisible();
    await expectAccessibleInBoth(page, 'review');
    await page.keyboard.press('Escape');
  }
});
