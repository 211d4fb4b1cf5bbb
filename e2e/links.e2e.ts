import type { Page } from '@playwright/test';
import { expect, openAs, test } from './support/product.ts';

/** Whether the page is still the loaded one: a full page load would lose the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** A link in text from another source. */
const addLink = (page: Page, href: string, more = '') =>
  page.evaluate(
    ([address, attributes]) =>
      document
        .querySelector('main')
        ?.insertAdjacentHTML('beforeend', `<a href="${address}" ${attributes}>stray</a>`),
    [href, more],
  );

test('[links-in-place] opens links to our pages in place, and leaves all others to the browser', {
  tag: '@long',
}, async ({ page }) => {
  await openAs(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good /);
  await mark(page);
  await addLink(page, '/assets?type=logo#main');
  await page.getByRole('link', { name: 'stray' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assets');
  await expect(page).toHaveURL('/assets?type=logo#main');
  expect(await isMarked(page)).toBe(true);
  // The keyboard activates links too.
  await addLink(page, '/devices');
  await page.getByRole('link', { name: 'stray' }).last().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/devices');
  expect(await isMarked(page)).toBe(true);
  // A file is not one of our pages.
  await addLink(page, '/config.json');
  await page.getByRole('link', { name: 'stray' }).last().click();
  await expect(page.getByText('"projectId"')).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

test('[preload] preloads a page when the pointer is near, not before 1500 ms, and never with Save-Data', {
  tag: '@long',
}, async ({ page, browser, product }) => {
  await openAs(page, '/dashboard');
  const asked: { path: string; method: string }[] = [];
  page.on('request', (request) =>
    asked.push({ path: new URL(request.url()).pathname, method: request.method() }),
  );
  const assets = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Assets' });
  const near = async () => {
    const box = await assets.boundingBox();
    if (!box) throw new Error('no link');
    await page.mouse.move(box.x + box.width + 60, box.y - 60);
    await page.mouse.move(box.x + box.width + 20, box.y + box.height / 2);
  };
  await expect(async () => {
    await near();
    expect(asked.map(({ path }) => path)).toContain('/api/v1/assets');
  }).toPass();
  const sinceLoad = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').find(({ name }) => /\/v1\/assets/.test(name))?.startTime ??
        0,
    );
  await expect.poll(sinceLoad).toBeGreaterThan(1500);
  expect(asked.filter(({ path, method }) => path.startsWith('/api/') && method !== 'GET')).toEqual([]);
  // Loaded code is not loaded again.
  await assets.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Assets' })).toBeVisible();
  expect(asked.filter(({ path }) => path === '/api/v1/assets')).toHaveLength(1);

  const sparing = await browser.newPage({ baseURL: product.origin });
  await sparing.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await openAs(sparing, '/dashboard');
  const fetched: string[] = [];
  sparing.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await sparing.reload();
  // It would begin after 1500 ms.
  await sparing.waitForFunction(() => performance.now() > 3000);
  await sparing.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Assets' }).focus();
  await sparing.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).hover();
  await expect(sparing.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fetched).not.toContain('/api/v1/assets');
  await sparing.close();
});

test('[preload] loads the code of the first pages of the navigation at idle, and a page when its link is touched', {
  tag: '@long',
}, async ({ browser, product }) => {
  const page = await browser.newPage({ baseURL: product.origin, hasTouch: true });
  await openAs(page, '/dashboard');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await expect
    .poll(() => asked.some((path) => /\/sessions-.*\.js$/.test(path)), { timeout: 60_000 })
    .toBe(true);
  expect(asked).not.toContain('/api/v1/assets');
  const assets = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Assets' });
  // A touch that becomes no click.
  await assets.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 0, clientY: 0 });
  expect(asked).not.toContain('/api/v1/assets');
  const box = await assets.boundingBox();
  await assets.dispatchEvent('pointerdown', { clientX: (box?.x ?? 0) + 5, clientY: (box?.y ?? 0) + 5 });
  await expect.poll(() => asked).toContain('/api/v1/assets');
  await page.close();
});
