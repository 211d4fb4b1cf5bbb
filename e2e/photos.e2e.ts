// The photo wall: viewing, filtering, selecting, reviewing, sending, and photos that arrive meanwhile.
import type { Page } from '@playwright/test';
import { callsOf } from './support/api.ts';
import { expectAccessibleInBoth, overflow } from './support/axe.ts';
import { staff, uploadPhotos } from './support/photos.ts';
import { expect, openAs, owner, signOut, test } from './support/product.ts';

interface Photo {
  id: string;
  approval: string;
  visibility: string;
  productIds: string[];
  deliveries: { to: string; status: string; reason: string | null }[];
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Photos' });
const tiles = (page: Page) => grid(page).locator('a[data-photo]');
const bar = (page: Page) => page.getByRole('region', { name: 'Selected photos' });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Photos shown' }).getByRole('link', { name });

async function open(page: Page, person: { email: string; password: string }, address = '/gallery') {
  await openAs(page, address, person);
  await expect(tiles(page).first()).toBeVisible();
}

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

test('[wall] shows every photo once, and returns to the same position from a photo', async ({
  page,
  product,
}) => {
  const api = await callsOf(product, owner);
  const counts = await api<Record<string, number>>('GET', '/photos/counts');
  await watchShifts(page);
  await open(page, owner);
  await expect(tab(page, 'All')).toContainText(`${counts.all}`);
  await expect(tab(page, 'Hidden')).toContainText(`${counts.hidden}`);
  await expect(tab(page, 'Favorites')).toContainText(`${counts.favorites}`);
  const seen = new Set<string>();
  for (let y = 0; ; y += 500) {
    await page.evaluate((to) => scrollTo(0, to), y);
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

test('[filter] keeps the filter in the address, in the counts and as a saved view', async ({
  page,
  product,
}) => {
  const { ids, sessionId } = await uploadPhotos(product, owner, 3);
  const api = await callsOf(product, owner);
  await api('POST', `/photos/${ids[0]}`, { favourite: true });
  await open(page, owner, `/gallery?sessionId=${sessionId}`);
  await expect(tiles(page)).toHaveCount(3);
  await expect(tab(page, 'All')).toContainText('3');
  await expect(tab(page, 'To review')).toContainText('0');
  await tab(page, 'Favorites').click();
  await expect(page).toHaveURL(/tab=favorites/);
  await expect(tiles(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByLabel('Name of this view').fill('My favorites');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('button', { name: /^Remove the filter Session/ }).click();
  await expect(page).not.toHaveURL(/sessionId/);
  await tab(page, 'My favorites').click();
  await expect(page).toHaveURL(new RegExp(sessionId));
  await expect(tiles(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page.getByLabel('Contact').selectOption('With a contact');
  await page.keyboard.press('Escape');
  await expect(page.getByText('No photos match')).toBeVisible();
  await expect(page.getByText(/^You are filtering by Favorites, Session: .*Contact: With/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/gallery\?tab=favorites$/);
});

test('[review] reviews ten photos by keyboard only, and undoes one decision', async ({ page, product }) => {
  const { api, ids, sessionId } = await uploadPhotos(product, owner, 10);
  await api('POST', '/photos/bulk', { ids, set: { approval: 'pending' } });
  await open(page, owner, `/gallery?sessionId=${sessionId}&tab=review`);
  await page.getByRole('button', { name: 'Review 10' }).focus();
  await page.keyboard.press('Enter');
  const review = page.getByRole('dialog', { name: 'Review photos' });
  for (let n = 1; n <= 10; n += 1) {
    await expect(review.getByText(`${n} of 10`, { exact: true })).toBeVisible();
    await expect(review.getByRole('button', { name: /^Hide/ })).toBeEnabled();
    await page.keyboard.press(n % 2 === 1 ? 'a' : 'h');
  }
  await expect(review.getByText('5 photos approved, 5 photos hidden')).toBeVisible();
  await page.keyboard.press('z');
  await expect(review.getByText('10 of 10', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(review.getByText('9 of 10', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(review).toHaveCount(0);
  await expect(tiles(page)).toHaveCount(1);
  const { items } = await api<{ items: Photo[] }>('GET', `/photos?sessionId=${sessionId}`);
  const states = items.map(({ approval, visibility }) => `${approval} ${visibility}`).toSorted();
  expect(states).toEqual([
    ...Array.from({ length: 5 }, () => 'approved public'),
    'pending hidden',
    ...Array.from({ length: 4 }, () => 'rejected hidden'),
  ]);
});

test('[bulk] adds a product to 25 photos and sends them; the log shows a bounced address', {
  tag: '@long',
}, async ({ page, product }) => {
  test.setTimeout(120_000);
  const { api, ids, sessionId } = await uploadPhotos(product, owner, 25);
  await api('POST', '/photos/bulk', { ids, set: { approval: 'approved', visibility: 'public' } });
  const consent = { status: 'in', how: 'staff' };
  const contact = async (emailAddress: string, emailConsent?: object) =>
    (await api<{ id: string }>('POST', '/contacts', { emailAddress, ...(emailConsent && { emailConsent }) }))
      .id;
  const stamp = Date.now();
  const good = await contact(`good-${stamp}@mail.example`, consent);
  const bounce = await contact(`bounce-${stamp}@mail.example`, consent);
  const silent = await contact(`silent-${stamp}@mail.example`);
  const linked = [good, bounce, silent];
  for (const [i, id] of linked.entries()) await api('POST', `/photos/${ids[i]}`, { contactIds: [id] });
  const { id: productId } = await api<{ id: string }>('POST', '/products', { name: `Serum ${stamp}` });
  await open(page, owner, `/gallery?sessionId=${sessionId}`);
  await expect(tab(page, 'All')).toContainText('25');

  // All photos of the filter, by keyboard: the first, then Shift to the last.
  await tiles(page).first().focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Shift+X');
  await expect(bar(page).getByRole('status')).toHaveText('25 selected');

  await bar(page).getByRole('button', { name: 'Add products' }).click();
  await page.getByLabel('Find a product').fill(`Serum ${stamp}`);
  await page.getByLabel(`Serum ${stamp}`).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Add products' }).click();
  await expect(page.getByText('Products added to 25 photos').first()).toBeVisible();

  await bar(page).getByRole('button', { name: 'Send' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('2 messages will be sent.')).toBeVisible();
  await expect(dialog.getByText(`good-${stamp}@mail.example`)).toContainText(`bounce-${stamp}@mail.example`);
  await expect(dialog.getByText('22 photos have no contact')).toBeVisible();
  await expect(dialog.getByText('1 photo has no contact who agreed to messages')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send 2 messages' }).click();
  await expect(dialog.getByText('2 messages are on their way.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const photo = (i: number) => api<Photo>('GET', `/photos/${ids[i]}`);
  expect((await photo(24)).productIds).toEqual([productId]);
  await expect
    .poll(async () => (await photo(0)).deliveries[0]?.status, { timeout: 20_000 })
    .toMatch(/delivered|opened/);
  await expect
    .poll(async () => (await photo(1)).deliveries[0], { timeout: 20_000 })
    .toMatchObject({ status: 'error', reason: expect.any(String) });
  expect((await photo(2)).deliveries).toEqual([]);
});

test('[delete] reports what it deleted, and restores it', async ({ page, product }) => {
  const { api, ids, sessionId } = await uploadPhotos(product, owner, 4);
  await open(page, owner, `/gallery?sessionId=${sessionId}`);
  await expect(tiles(page)).toHaveCount(4);
  await grid(page).getByRole('checkbox').nth(0).check();
  await tiles(page)
    .nth(2)
    .click({ modifiers: ['Shift'] });
  await expect(bar(page).getByRole('status')).toHaveText('3 selected');
  await page.setViewportSize({ width: 390, height: 300 });
  const scrolled = () => page.evaluate(() => [scrollX, scrollY]);
  const before = await scrolled();
  await bar(page).getByRole('button', { name: 'Clear selection' }).focus();
  const more = bar(page).getByRole('button', { name: 'More' });
  await expect(more).toBeInViewport({ ratio: 1 });
  await more.click();
  await bar(page).getByRole('button', { name: 'Delete', exact: true }).click();
  expect(await scrolled()).toEqual(before);
  await expect(tiles(page)).toHaveCount(1);
  await expect(page.getByText('3 photos deleted').first()).toBeVisible();
  expect((await api<{ all: number }>('GET', `/photos/counts?sessionId=${sessionId}`)).all).toBe(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  // Also after the toast is gone.
  await page.getByRole('button', { name: 'Messages' }).click();
  await page.getByRole('dialog', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('3 photos restored').first()).toBeVisible();
  await expect(tiles(page)).toHaveCount(4);
  const { items } = await api<{ items: Photo[] }>('GET', `/photos?sessionId=${sessionId}`);
  expect(items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

test('[select] selects photos by dragging a box, and all photos of the filter', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const { api } = await uploadPhotos(product, owner, 1);
  const { all } = await api<{ all: number }>('GET', '/photos/counts');
  await open(page, owner);
  const first = await tiles(page).nth(0).boundingBox();
  const second = await tiles(page).nth(1).boundingBox();
  if (!first || !second) throw new Error('there are no two photos to draw a box around');
  await page.mouse.move(first.x + 10, first.y + first.height / 2);
  await page.mouse.down();
  await page.mouse.move(second.x + 10, second.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(bar(page).getByRole('status')).toHaveText('2 selected');
  await expect(page).toHaveURL(/\/gallery$/);
  await bar(page)
    .getByRole('button', { name: `Select all ${all}` })
    .click();
  await expect(bar(page).getByRole('status')).toHaveText(`${all} selected`);
  await bar(page).getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar(page)).toHaveCount(0);
});

test('[download] downloads the selected photos as one file', async ({ page, product }) => {
  const { sessionId } = await uploadPhotos(product, owner, 2);
  await open(page, owner, `/gallery?sessionId=${sessionId}`);
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
}) => {
  await open(page, owner);
  await page.evaluate(() => scrollTo(0, 600));
  await expect(tiles(page).nth(6)).toBeVisible();
  const place = () =>
    tiles(page).evaluateAll((links) => {
      const link = links.find((one) => one.getBoundingClientRect().top > 100);
      return [link?.getAttribute('href'), Math.round(link?.getBoundingClientRect().top ?? 0)];
    });
  const before = await place();
  await uploadPhotos(product, owner, 2);
  const button = page.getByRole('button', { name: '2 new photos' });
  await expect(button).toBeVisible({ timeout: 20_000 });
  expect(await place()).toEqual(before);
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toHaveCount(0);
  const { ids } = await uploadPhotos(product, owner, 1);
  // At the top of the wall they appear automatically.
  await expect(tiles(page).first()).toHaveAttribute('href', `/gallery/${ids[0]}`, { timeout: 20_000 });
});

test('[roles] offers a manager and a location only the permitted actions', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, staff.location);
  await expect(page.getByRole('button', { name: 'Upload photos' })).toHaveCount(0);
  await tiles(page).first().focus();
  await page.keyboard.press('x');
  for (const name of ['Hide', 'Send'])
    await expect(bar(page).getByRole('button', { name, exact: true })).toBeVisible();
  for (const name of ['Delete', 'Approve', 'Tag', 'Download'])
    await expect(bar(page).getByRole('button', { name, exact: true })).toHaveCount(0);
  await signOut(page);
  await open(page, staff.manager);
  await tiles(page).first().focus();
  await page.keyboard.press('x');
  await expect(bar(page).getByRole('button', { name: 'Download' })).toBeVisible();
  for (const name of ['Approve', 'Tag', 'Add products'])
    await expect(bar(page).getByRole('button', { name, exact: true })).toHaveCount(0);
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
  await open(page, owner);
  const scrubber = page.getByRole('slider', { name: 'Month' });
  await scrubber.focus();
  await page.keyboard.press('End');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(tiles(page).last()).toBeVisible();
  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(400);
});

test('axe finds no violations on the wall, its bar, its filters and the review, and nothing is wider than the screen', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const { api, ids, sessionId } = await uploadPhotos(product, owner, 4);
  await api('POST', '/photos/bulk', { ids: ids.slice(0, 2), set: { approval: 'pending' } });
  await open(page, owner, `/gallery?sessionId=${sessionId}`);
  const phone = { width: 390, height: 844 };
  for (const size of process.env.TEST_LONG ? [{ width: 1280, height: 800 }, phone] : [phone]) {
    await page.setViewportSize(size);
    await expectAccessibleInBoth(page, 'wall');
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
