// The analytics page: an owner compares locations by keyboard, and every chart is a table and a file too.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { components } from '../src/api/generated/schema.d.ts';
import { callsOf } from './support/api.ts';
import { staff } from './support/photos.ts';
import { expect, openAs, owner, test } from './support/product.ts';

type Summary = components['schemas']['AnalyticsSummary'];

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const funnelOf = (page: Page) => card(page, 'From photo to booking');

async function open(page: Page, address = '/analytics') {
  await openAs(page, address);
  await expect(funnelOf(page)).toBeVisible();
}

/** The cells of a table, as a CSV file has them: days as days, numbers without separators. */
const cellsOf = (table: Locator) =>
  table.locator('tr').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.children].map((cell) => {
        const text = cell.querySelector('time')?.dateTime ?? cell.textContent ?? '';
        return /^[\d,]+$/.test(text) ? text.replaceAll(',', '') : text;
      }),
    ),
  );

async function fileOf(page: Page, title: string): Promise<string[][]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${title} as CSV` }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(',').map((cell) => cell.replace(/^"(.*)"$/, '$1')));
}

test('an owner compares locations, opens one, and the file equals the table', async ({ page, product }) => {
  await open(page, '/analytics?tables=rows');
  const rows = card(page, 'Locations');
  const table = rows.getByRole('table');
  await table.getByRole('button', { name: 'Views' }).click();
  await expect(table.getByRole('columnheader', { name: 'Views' })).toHaveAttribute('aria-sort', 'descending');
  const shown = await cellsOf(table);
  expect(shown.length).toBeGreaterThan(2);
  const views = shown.slice(1).map((cells) => Number(cells[shown[0]?.indexOf('Views') ?? 0]));
  expect(views).toEqual(views.toSorted((one, other) => other - one));
  expect(await fileOf(page, 'Locations')).toEqual(shown);

  await table.getByRole('link').first().click();
  await expect(page).toHaveURL(/locationId=([\w-]+)/);
  const locationId = new URL(page.url()).searchParams.get('locationId');
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue(locationId ?? '');
  const call = await callsOf(product, owner);
  const { funnel } = await call<Summary>('GET', `/analytics/summary?locationId=${locationId}`);
  for (const [step, count] of Object.entries(funnel)) {
    const label = step === 'booked' ? 'Clicked to book' : step;
    await expect(
      funnelOf(page).getByRole('link', { name: new RegExp(`^${label}\\s*${count}\\b`, 'i') }),
    ).toBeVisible();
  }
});

test('an owner opens a location and sorts the table by keyboard, which the address keeps', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  const rows = card(page, 'Locations');
  const low = rows.getByRole('list', { name: 'Photos' }).getByRole('listitem').last().getByRole('link');
  const name = await low.textContent();
  await low.press('Enter');
  await expect(page).toHaveURL(/locationId=([\w-]+)/);
  await expect(page.getByRole('option', { name: name ?? '', exact: true })).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL('/analytics');
  await rows.getByRole('radio', { name: 'Chart' }).press('ArrowRight');
  const views = rows.getByRole('table').getByRole('columnheader', { name: 'Views' });
  await views.getByRole('button').press('Enter');
  await expect(views).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=-views/);
  await page.reload();
  await expect(views).toHaveAttribute('aria-sort', 'descending');
});

test('the funnel and the line are tables and files too, and add up to the summary', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await open(page, '/analytics?tables=funnel&tables=course&metric=views&interval=day');
  const call = await callsOf(product, owner);
  const { figures, previous, funnel } = await call<Summary>('GET', '/analytics/summary');
  const steps = await cellsOf(funnelOf(page).getByRole('table'));
  expect(steps.slice(1).map(([, count]) => Number(count))).toEqual(Object.values(funnel));
  expect(await fileOf(page, 'From photo to booking')).toEqual(steps);
  const days = await cellsOf(card(page, 'Views over time').getByRole('table'));
  expect(days.length).toBe(31);
  const sum = (column: number) => days.slice(1).reduce((total, cells) => total + Number(cells[column]), 0);
  expect([sum(1), sum(3)]).toEqual([figures.views, previous.views]);
  expect(await fileOf(page, 'Views over time')).toEqual(days);
});

test('a line of few photos has weeks until days are chosen, and arrow keys read its values', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  const line = page.getByRole('slider', { name: 'Photos over time' });
  await expect(line).toHaveAttribute('max', /^[45]$/);
  await expect(page.getByRole('radio', { name: 'Week' })).toBeChecked();
  await page.getByRole('radio', { name: 'Week' }).press('ArrowLeft');
  await expect(page).toHaveURL('/analytics?interval=day');
  await expect(line).toHaveAttribute('max', '29');
  await line.focus();
  await page.keyboard.press('Home');
  const first = await line.getAttribute('aria-valuetext');
  expect(first).toMatch(/^\w{3}, \w{3} \d+: \d+\. Previous period, \w{3}, \w{3} \d+: \d+$/);
  await page.keyboard.press('ArrowRight');
  const second = await line.getAttribute('aria-valuetext');
  expect(second).not.toBe(first);
  await page.keyboard.press('End');
  await expect(line).toHaveJSProperty('value', '29');
});

test('[ and ] move the period, which the address keeps', { tag: '@long' }, async ({ page }) => {
  await open(page);
  // The last 30 days may be a calendar month: the earlier period is another month then, and not as long.
  await page.goto('/analytics?preset=7days');
  const scope = page.getByRole('main').getByText(/\d, compared with/);
  const now = await scope.textContent();
  await page.keyboard.press('[');
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
  await expect(scope).not.toHaveText(now ?? '');
  const before = await scope.textContent();
  expect(now).toContain(before?.split(', compared')[0]?.split(' – ')[0] ?? 'no period');
  await page.keyboard.press(']');
  await expect(scope).toHaveText(now ?? '');
  await expect(page.getByRole('button', { name: 'Later period' })).toBeDisabled();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Earlier period');
  await page.goto('/analytics');
  await page.getByRole('button', { name: 'Last 30 days' }).click();
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL('/analytics?preset=7days');
  await expect(page.getByRole('slider')).toHaveAttribute('max', '6');
});

test('each metric has its sentence, and each step of the funnel leads to its photos', {
  tag: '@long',
}, async ({ page, product }) => {
  await open(page);
  const words = card(page, 'Definitions');
  await words.getByText('What each figure counts').click();
  await expect(words.getByRole('term')).toHaveCount(18);
  for (const name of ['Photos', 'Contacts with consent', 'Booking clicks', 'Active devices'])
    await expect(words.getByRole('term').filter({ hasText: name }).first()).toBeVisible();
  const call = await callsOf(product, owner);
  const { funnel } = await call<Summary>('GET', '/analytics/summary');
  await funnelOf(page)
    .getByRole('link', { name: /^Shared/ })
    .click();
  await expect(page).toHaveURL(/\/gallery\?.*reached=shared/);
  await expect(page.getByRole('grid', { name: 'Photos' }).getByRole('link')).toHaveCount(funnel.shared);
});

test('an owner turns the weekly report on and sees when it comes', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await open(page);
  const report = card(page, 'Weekly report');
  const call = await callsOf(product, owner);
  await call('POST', '/analytics/weekly-report', { enabled: false });
  await page.reload();
  await report.getByRole('checkbox', { name: /Email it to owner@juniper\.example/ }).check();
  await expect(report.getByRole('status')).toContainText(/The next report comes on Monday/);
  await page.reload();
  await expect(report.getByRole('checkbox')).toBeChecked();
});

test('a location has its own figures and no weekly report', { tag: '@long' }, async ({ page }) => {
  await openAs(page, '/analytics', staff.location);
  await expect(funnelOf(page)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveCount(0);
  await expect(card(page, 'Weekly report')).toHaveCount(0);
  await expect(card(page, 'Locations').getByRole('listitem')).toHaveCount(1);
});

test('on paper there is the page alone, in light', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(funnelOf(page)).toBeVisible();
  const colors = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => [
      getComputedStyle(heading).color,
      getComputedStyle(document.body).backgroundColor,
    ]);
  expect(colors).toEqual(['rgb(26, 26, 25)', 'rgb(246, 246, 245)']);
});
