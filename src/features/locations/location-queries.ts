import type { QueryClient } from '@tanstack/react-query';
import { getGetOwnAccountSuspenseQueryOptions } from '~/api/account';
import { load } from '~/api/load';
import { getGetLocationSuspenseQueryOptions, getListLocationsSuspenseQueryOptions } from '~/api/locations';

export const locationOptions = (id: string) => getGetLocationSuspenseQueryOptions(id);
export const ownAccountOptions = () => getGetOwnAccountSuspenseQueryOptions();

/** With one on a page there are as many pages as locations. */
export const locationCountOptions = () => getListLocationsSuspenseQueryOptions({ show: 1 });

export const loadLocation = (queryClient: QueryClient, id: string) => load(queryClient, locationOptions(id));

/** A new location begins in the account's time zone, and where the plan has room for one. */
export const loadNewLocation = (queryClient: QueryClient) =>
  Promise.all([load(queryClient, ownAccountOptions()), load(queryClient, locationCountOptions())]);
