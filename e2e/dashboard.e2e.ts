// The dashboard: one round of calls, cards that lead to what they count, and what a new business sees.
import type { Locator, Page } from '@playwright/test';
import type { components } from '../src/api/generated/schema.d.ts';
import { callsOf } from './support/api.ts';
import { expectAccessibleInBoth } from './support/axe.ts';
import { png } from './support/files.ts';
import { savedResponses } from './support/offline.ts';
import { staff, uploadPhotos } from './support/photos.ts';
import { expect, openAs, owner, setFaults, test } from './support/product.ts';

type Summary = components['schemas']['AnalyticsSummary'];
type Dashboard = components['schemas']['Dashboard'];

const metric = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Last 30 days' }).getByRole('link', { name: new RegExp(`^${name}`) });
const guide = (page: Page) => page.getByRole('region', { name: 'Set up your account' });
const card = (page: Page, name: string) => page.getByRole('region', { name });

test('shows the figures of the API in one round of four calls', async ({ page, product }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname.replace('/api/v1', ''));
  });
  await openAs(page, '/dashboard');
  const call = await callsOf(product, owner);
  const { figures } = await call<Summary>('GET', '/analytics/summary');
  for (const [name, value] of [
    ['Photos', figures.photos],
    ['Contacts with consent', figures.optIns],
    ['Views', figures.views],
    ['Booking clicks', figures.bookingClicks],
  ] as const)
    await expect(metric(page, name).getByText(String(value), { exact: true })).toBeVisible();
  await expect(card(page, 'Latest photos').getByRole('link', { name: /photo/i })).not.toHaveCount(0);
  // On every page, the frame asks whose account it is, and once idle how many messages are unread.
  const ofFrame = ['/account', '/messages/unread'];
  expect(calls.filter((path) => !ofFrame.includes(path)).sort()).toEqual([
    '/analytics/dashboard',
    '/analytics/summary',
    '/photos',
    '/sessions',
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Good (morning|afternoon|evening), Mara$/,
  );
  await expect(page).toHaveTitle(/^Dashboard/);
});

test('every card leads to the list of what it counts', { tag: '@long' }, async ({ page, product }) => {
  await openAs(page, '/dashboard');
  const call = await callsOf(product, owner);
  const { figures, funnel } = await call<Summary>('GET', '/analytics/summary');
  await metric(page, 'Photos').click();
  await expect(page).toHaveURL(/\/gallery\?from=.*&to=/);
  await expect(page.getByRole('grid', { name: 'Photos' }).getByRole('link')).toHaveCount(figures.photos);
  await page.goBack();
  await metric(page, 'Views').click();
  await expect(page).toHaveURL(/reached=viewed/);
  await expect(page.getByRole('button', { name: 'Remove the filter Activity: Viewed' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Photos' }).getByRole('link')).toHaveCount(funnel.viewed);
  await page.goBack();
  await metric(page, 'Contacts with consent').click();
  await expect(page).toHaveURL(/\/contacts\?optedIn=true&addedFrom=/);
  await expect(page.getByRole('main').getByText(`${figures.optIns} contacts`)).toBeVisible();
  await page.goBack();
  await card(page, 'Latest photos').getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/gallery\/[\w-]+$/);
  await page.goBack();
  const session = card(page, 'Sessions').getByRole('list', { name: 'Sessions' }).getByRole('link').first();
  await expect
    .poll(() => session.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  await session.click();
  await expect(page).toHaveURL(/\/session\/[\w-]+\/general$/);
  await page.goBack();
  await card(page, 'Sessions')
    .getByRole('link', { name: /devices? online/ })
    .click();
  await expect(page).toHaveURL('/devices');
});

test('names what needs attention, each with one step that helps', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const call = await callsOf(product, owner);
  const { attention } = await call<Dashboard>('GET', '/analytics/dashboard');
  await openAs(page, '/dashboard');
  const rows = card(page, 'Needs attention').getByRole('listitem');
  await expect(rows).toHaveCount(Math.min(4, attention.length));
  const device = attention.find((item) => item.kind === 'deviceOffline');
  const review = attention.find((item) => item.kind === 'photosToReview');
  expect([device?.kind, review?.kind]).toEqual(['deviceOffline', 'photosToReview']);
  await rows.filter({ hasText: 'to review' }).getByRole('link', { name: 'Review' }).click();
  await expect(page).toHaveURL('/gallery?review=true');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/dashboard');
  await rows
    .filter({ hasText: `${device?.name} is offline` })
    .getByRole('link', { name: 'Open' })
    .click();
  await expect(page).toHaveURL(`/devices?open=${device?.deviceId}`);
});

test('a new business sees an example marked as one, and a guide that its data tick', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  test.setTimeout(90_000);
  await openAs(page, '/dashboard', newcomer);
  await expect(guide(page).getByText('0 of 8 steps done')).toBeVisible();
  const examples = page
    .getByRole('list', { name: 'Last 30 days' })
    .getByRole('listitem')
    .filter({ hasText: 'Example' });
  await expect(examples).toHaveCount(4);
  const current = guide(page).locator('[aria-current="step"]');
  await expect(current).toContainText('Add your brand');
  await expectAccessibleInBoth(page, 'new business');

  await current.getByRole('button', { name: 'Add logo and color' }).click();
  const brand = page.getByRole('region', { name: 'Your brand', exact: true });
  await expect(brand).toBeInViewport();
  await brand
    .getByLabel('Logo', { exact: true })
    .and(page.locator('[type=file]'))
    .setInputFiles([await png()]);
  await expect(brand.locator('img').first()).toBeVisible();
  await brand.getByRole('textbox', { name: 'Brand color', exact: true }).fill('#3F6B4F');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto('/dashboard');
  await expect(guide(page).getByText('1 of 8 steps done')).toBeVisible();
  await expect(current).toContainText('Bring your clients');
  const call = await callsOf(product, newcomer);
  await call('POST', '/contacts', {
    emailAddress: 'ada@mail.example',
    emailConsent: { status: 'in', how: 'staff' },
  });
  await page.reload();
  // Each example is replaced as soon as there are data for its card.
  await expect(examples).toHaveCount(3);
  await expect(metric(page, 'Contacts with consent').getByText('1', { exact: true })).toBeVisible();
  // The step opens the dialog that makes one.
  await guide(page).getByRole('button', { name: 'Create a session' }).click();
  await expect(page.getByRole('dialog', { name: 'New session' })).toBeVisible();
  await page.keyboard.press('Escape');
  // Photos need a session, which the upload creates in place.
  await page.goto('/dashboard');
  await guide(page).getByRole('button', { name: 'Upload a photo' }).click();
  const upload = page.getByRole('dialog', { name: 'Upload photos' });
  await upload.getByRole('button', { name: 'Create a session' }).click();
  await expect(upload.locator('[type=file]')).toBeAttached();

  await uploadPhotos(product, newcomer, 1);
  await page.goto('/dashboard');
  await expect(guide(page).getByText('4 of 8 steps done')).toBeVisible();
  await expect(examples).toHaveCount(0);
  await expect(metric(page, 'Photos').getByText('1', { exact: true })).toBeVisible();
  await expect(current).toContainText('Add a location');
  await guide(page).getByRole('button', { name: 'Add the address' }).click();
  await expect(page.getByRole('textbox', { name: 'Street and number' })).toBeInViewport();
});

test('a card whose data cannot be loaded says so and tries again', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await setFaults(product, { operations: { getDashboard: { prefer: 'code=403' } } });
  await openAs(page, '/dashboard');
  await expect(metric(page, 'Photos')).toBeVisible();
  const attention = card(page, 'Needs attention');
  const again = attention.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  // Opening the page has asked once more.
  await expect(again).not.toHaveAttribute('aria-busy');
  await setFaults(product, {});
  await again.click();
  await expect(attention.getByRole('listitem')).not.toHaveCount(0);
});

test('the parts of the page have their place and size before the data arrive', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await openAs(page, '/contacts');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const latencyMs = 1500;
    await setFaults(product, {
      operations: { getAnalyticsSummary: { latencyMs }, getDashboard: { latencyMs } },
    });
    await page.goto('/dashboard');
    const boxes = () =>
      page.locator('[data-card]').evaluateAll((cards) =>
        cards.map((card) => {
          const { x, y, width, height } = card.getBoundingClientRect();
          return [card.getAttribute('data-card'), ...[x, y, width, height].map(Math.round)];
        }),
      );
    await expect(page.getByText('Loading the dashboard')).toBeAttached();
    const before = await boxes();
    expect(before.length).toBe(8);
    await expect(metric(page, 'Photos')).toBeVisible();
    await expect(page.getByText('Loading the dashboard')).toHaveCount(0);
    expect(await boxes(), `${width} px`).toEqual(before);
  }
});

test('a location and a manager see what concerns them', { tag: '@long' }, async ({
  page,
  browser,
  product,
}) => {
  await openAs(page, '/dashboard', staff.location);
  await expect(page.getByText(/your location · last 30 days/)).toBeVisible();
  await expect(card(page, 'Next campaign')).toHaveCount(0);
  await expect(
    page.getByRole('list', { name: 'Last 30 days' }).getByText('Contacts with consent'),
  ).toBeVisible();
  await expect(metric(page, 'Contacts with consent')).toHaveCount(0);
  const other = await browser.newPage({ baseURL: product.origin });
  await openAs(other, '/dashboard', staff.manager);
  await expect(other.getByText(/your assigned locations/)).toBeVisible();
  await expect(card(other, 'Next campaign')).toBeVisible();
  await expect(guide(other)).toHaveCount(0);
  await other.close();
});

test('keeps the last figures when the API is unreachable, and says how old they are', {
  tag: '@long',
}, async ({ page, product }) => {
  await openAs(page, '/dashboard');
  const photos = metric(page, 'Photos').getByRole('strong');
  const shown = await photos.textContent();
  await expect(card(page, 'Latest photos').getByRole('listitem')).toHaveCount(12);
  // Responses are saved a moment after they arrive.
  await expect.poll(() => page.evaluate(savedResponses)).toBeGreaterThan(4);
  await setFaults(product, { parts: { sandbox: 'down' } });
  await page.reload();
  await expect(photos).toHaveText(shown ?? '');
  await expect(page.getByText(/^Could not refresh. Showing data from/)).toBeVisible();
});
