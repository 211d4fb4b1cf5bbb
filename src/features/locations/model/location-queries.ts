import type { QueryClient } from '@tanstack/react-query';
import { getOwnAccountQuery } from '~/api/account';
import { allPages } from '~/api/all-pages';
import { listAssets } from '~/api/assets';
import { load } from '~/api/cache/load';
import { getLocationQuery, listLocationsQuery } from '~/api/locations';

export const allLogosQuery = () => allPages('listAssets', listAssets, { type: 'logo' as const });

/** With a page size of one, the number of pages is the number of locations. */
export const locationCountOptions = () => listLocationsQuery({ show: 1 });

export const loadLocation = (queryClient: QueryClient, id: string) => load(queryClient, getLocationQuery(id));

/** A new location has the account's time zone by default, if the plan allows another one. */
export const loadNewLocation = (queryClient: QueryClient) =>
  Promise.all([load(queryClient, getOwnAccountQuery()), load(queryClient, locationCountOptions())]);
