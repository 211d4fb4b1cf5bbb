import type { QueryClient } from '@tanstack/react-query';
import { getOwnAccountQuery } from '~/api/account';
import { load } from '~/api/load';
import { getLocationQuery, listLocationsQuery } from '~/api/locations';

export const locationOptions = (id: string) => getLocationQuery(id);
export const ownAccountOptions = () => getOwnAccountQuery();

/** With one on a page there are as many pages as locations. */
export const locationCountOptions = () => listLocationsQuery({ show: 1 });

export const loadLocation = (queryClient: QueryClient, id: string) => load(queryClient, locationOptions(id));

/** A new location begins in the account's time zone, and where the plan has room for one. */
export const loadNewLocation = (queryClient: QueryClient) =>
  Promise.all([load(queryClient, ownAccountOptions()), load(queryClient, locationCountOptions())]);
