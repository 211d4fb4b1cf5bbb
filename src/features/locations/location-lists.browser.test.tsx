import { useQueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Location } from '~/api/locations';
import { listSessionsQuery } from '~/api/sessions';
import { renderComponent } from '~/testing/render-component';
import { LocationSessions } from './location-lists';

const statuses = ['ended', 'draft', 'active', 'scheduled', 'paused'] as const;

const startsAt = new Date(2030, 11, 7, 18).toISOString();

function Sessions() {
  const items = statuses.map((status) => ({ id: status, name: status, status, startsAt, locationIds: [] }));
  const { queryKey } = listSessionsQuery({ show: 200, locationId: 'pier' });
  useQueryClient().setQueryData(queryKey, { page: 1, pages: 1, items } as never);
  return <LocationSessions location={{ id: 'pier' } as Location} />;
}

it('lists what booths can run before what is over', async () => {
  await renderComponent(<Sessions />);
  await expect.element(page.getByText('Ended')).toBeVisible();
  const names = page
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('a')?.textContent);
  expect(names).toEqual(['active', 'scheduled', 'paused', 'draft', 'ended']);
  await expect.element(page.getByText('Starts Sat, Dec 7, 2030, 6:00 PM')).toBeVisible();
});
