import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getOwnAccountQuery } from '~/api/account';
import { getAnalyticsSummaryQuery } from '~/api/analytics';
import { getLocationQuery } from '~/api/locations';
import { listSessionsQuery } from '~/api/sessions';
import { addDays, todayIn } from '~/lib/days';
import { renderComponent } from '~/testing/render-component';
import { LocationComparison } from './location-comparison';

const location = (id: string) => ({
  ...{ id, name: id, status: 'active', contacts: 3, devices: 0, devicesOnline: 0, managerIds: [] },
  ...{ timezone: 'Europe/Berlin', reviewUrl: null, createdAt: '2026-01-05T10:00:00Z' },
  bookingUrl: `https://juniper.example/a-long-address-that-has-to-wrap/${id}`,
});

async function open(ids = ['Pier', 'Mall']) {
  const { queryClient, rerenderContent } = await renderComponent(null);
  const fromDay = addDays(todayIn('UTC'), -29);
  queryClient.setQueryData(getOwnAccountQuery().queryKey, { timezone: 'UTC' } as never);
  queryClient.setQueryData(listSessionsQuery({ show: 200 }).queryKey, { items: [] } as never);
  for (const [id, before] of [
    ['Pier', 2],
    ['Mall', 40],
    ['Gate', 40],
    ['Yard', 40],
  ] as const) {
    queryClient.setQueryData(getLocationQuery(id).queryKey, location(id) as never);
    queryClient.setQueryData(getAnalyticsSummaryQuery({ locationId: id, fromDay }).queryKey, {
      figures: { photos: 60, contacts: 60, views: 60 },
      previous: { photos: before, contacts: 40, views: 40 },
    } as never);
  }
  await rerenderContent(<LocationComparison ids={ids} onClose={() => {}} />);
}

const cellsOf = (name: string) =>
  page
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent);

it('gives the changes of a row one unit, and says what they are compared with', async () => {
  await open();
  await expect.element(page.getByText('Changes are compared with the 30 days before.')).toBeVisible();
  expect(cellsOf('Photos')).toEqual(['60 Up +58', '60 Up +20']);
  expect(cellsOf('New contacts')).toEqual(['60 Up +50%', '60 Up +50%']);
});

it('shows whole addresses', async () => {
  await open();
  const address = page.getByText('juniper.example/a-long-address-that-has-to-wrap/Mall');
  await expect.element(address).toBeVisible();
  const element = address.element();
  expect(element.scrollWidth).toBeLessThanOrEqual(element.parentElement?.clientWidth ?? 0);
  expect(getComputedStyle(element).textOverflow).toBe('clip');
});

it('scrolls sideways on a phone without the dialog', async () => {
  await page.viewport(390, 844);
  await open(['Pier', 'Mall', 'Gate', 'Yard']);
  await expect.element(page.getByRole('row', { name: /^Photos/ })).toBeVisible();
  const table = page.getByRole('table').element();
  const dialog = page.getByRole('dialog').element();
  expect(table.scrollWidth).toBeGreaterThan(dialog.clientWidth);
  expect(dialog.scrollWidth).toBe(dialog.clientWidth);
});
