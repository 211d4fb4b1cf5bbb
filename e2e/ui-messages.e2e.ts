import type { Page } from '@playwright/test';
import { expect, openGallery, specimen, styles, test } from './support/dev-server.ts';

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(({ page }) => openGallery(page));

const LONG = 'click to dismiss, long, with a link';
const shown = (page: Page) => page.getByRole('region', { name: 'Notifications' });
/** By keyboard: the pointer could end up over the notification and keep it open. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

/** From here on, the page's clock moves only by `page.clock.runFor(ms)`. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('[toast] success, danger and warning differ in color; the icon is optional', async ({ page }) => {
  const pieces = ['success', 'danger', 'warning, without icon'].map((name) => specimen(page, name));
  const texts = ['Saved', 'Error Saving', 'Unsupported file type'];
  const borders: string[] = [];
  for (const [index, piece] of pieces.entries()) {
    const toast = piece.locator('div[data-type]');
    await expect(toast).toHaveText(texts[index] ?? '');
    borders.push(...(await styles(toast, 'border-top-color')));
  }
  expect(new Set(borders).size).toBe(3);
  const icons = await Promise.all(
    pieces.map((piece) => piece.locator('[data-type] > [aria-hidden]').count()),
  );
  expect(icons).toEqual([1, 1, 0]);
});

test('[toast] closes on a click anywhere, except on its link', async ({ page }) => {
  const piece = specimen(page, LONG);
  await piece.getByRole('link', { name: 'Show them' }).click();
  await expect(page).toHaveURL(/#toast$/);
  await piece.getByText('Two of twelve photos').click();
  await expect(piece.getByText('Two of twelve photos')).toBeHidden();
  await expect(piece.getByRole('button', { name: 'Show it again' })).toBeVisible();
});

test('[toast] its close button is reachable by keyboard', async ({ page }) => {
  const piece = specimen(page, LONG);
  for (const key of ['Enter', 'Space']) {
    await piece.getByRole('link', { name: 'Show them' }).focus();
    await page.keyboard.press('Tab');
    await expect(piece.getByRole('button', { name: 'delete notification' })).toBeFocused();
    await page.keyboard.press(key);
    await piece.getByRole('button', { name: 'Show it again' }).click();
  }
});

test('[notification] supports six positions, and defaults to bottom center', async ({ page }) => {
  await stopTime(page);
  const place = async () => {
    const box = await shown(page).locator('[data-type]').boundingBox();
    if (!box) throw new Error('The notification has no place on the screen.');
    const [left, right] = [box.x, 1280 - box.x - box.width];
    const [above, below] = [box.y, 800 - box.y - box.height];
    const row = above < 40 ? 'top' : below < 40 ? 'bottom' : `${above} px below the top`;
    if (Math.abs(left - right) < 20) return `${row}-center`;
    return `${row}-${left < 40 ? 'left' : right < 40 ? 'right' : `${left} px from the left`}`;
  };
  for (const row of ['top', 'bottom']) {
    for (const column of ['left', 'center', 'right']) {
      await press(page, `success at ${row}-${column}`);
      expect(await place()).toBe(`${row}-${column}`);
      await page.clock.runFor(2000);
      await expect(shown(page).getByText('Saved')).toBeHidden();
    }
  }
  await press(page, 'by default');
  expect(await place()).toBe('bottom-center');
});

test('[notification] the newest comes first at the top and last at the bottom', async ({ page }) => {
  await stopTime(page);
  for (const row of ['top', 'bottom']) {
    for (const type of ['success', 'danger', 'warning']) await press(page, `${type} at ${row}-center`);
    const tops = await Promise.all(
      ['Saved', 'Error Saving', 'Unsupported file type'].map(async (text) => {
        const box = await shown(page).getByText(text).boundingBox();
        return box?.y ?? Number.NaN;
      }),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => (row === 'top' ? b - a : a - b)));
    expect(new Set(tops).size).toBe(3);
    await page.clock.runFor(2000);
  }
});

test('[notification] the button “delete notification” removes that notification', async ({ page }) => {
  await stopTime(page);
  await press(page, 'success at bottom-center');
  await press(page, 'danger at bottom-center');
  // A failure interrupts the screen reader, a success waits.
  await expect(shown(page).getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  const failure = shown(page).getByRole('alert').filter({ hasText: 'Error Saving' });
  await failure.getByRole('button', { name: 'delete notification', exact: true }).click();
  await expect(shown(page).getByText('Error Saving')).toBeHidden();
  await expect(shown(page).getByText('Saved')).toBeVisible();
});

test('[notification] closes after 2000 ms, or after the given time', async ({ page }) => {
  await stopTime(page);
  await press(page, 'by default');
  await press(page, '10 s at bottom-center');
  await page.clock.runFor(1999);
  await expect(shown(page).getByText('Saved')).toBeVisible();
  await page.clock.runFor(1);
  await expect(shown(page).getByText('Saved')).toBeHidden();
  await page.clock.runFor(7999);
  await expect(shown(page).getByText('Stays for 10 s')).toBeVisible();
  await page.clock.runFor(1);
  await expect(shown(page).getByText('Stays for 10 s')).toBeHidden();
});

test('[notification] stays open while the pointer or the focus is on it', async ({ page }) => {
  await stopTime(page);
  const text = shown(page).getByText('Saved');
  const ways = [
    { hold: () => text.hover(), leave: () => page.mouse.move(0, 0) },
    { hold: () => shown(page).getByRole('button').focus(), leave: () => page.keyboard.press('Shift+Tab') },
  ];
  for (const { hold, leave } of ways) {
    await press(page, 'by default');
    await page.clock.runFor(500);
    await hold();
    await page.clock.runFor(60_000);
    await expect(text).toBeVisible();
    await leave();
    await page.clock.runFor(1499);
    await expect(text).toBeVisible();
    await page.clock.runFor(1);
    await expect(text).toBeHidden();
  }
});
