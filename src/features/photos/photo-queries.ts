import type { QueryClient } from '@tanstack/react-query';
import { getGetOwnAccountSuspenseQueryOptions } from '~/api/account';
import { load } from '~/api/load';
import {
  getGetPhotoCountsSuspenseQueryOptions,
  getGetPhotoWallSuspenseQueryOptions,
  getListPhotosSuspenseQueryOptions,
  type PhotoWall,
} from '~/api/photos';
import { baseFilterOf, filterOf, type GallerySearch, hasDates, type PhotoFilter } from './gallery-search';

/** How many photos are read at once. */
export const PAGE = 100;

/** A wall as of one moment: photos that arrive later leave it as it is. */
export interface Snapshot {
  filter: PhotoFilter;
  asOf: string;
}

export const snapshotOptions = ({ filter, asOf }: Snapshot) =>
  getGetPhotoWallSuspenseQueryOptions({ ...filter, uploadedBefore: asOf });

/** Pages that are out of sight are soon forgotten: somebody may scroll through all of them. */
export const pageOptions = ({ filter, asOf }: Snapshot, page: number) => ({
  ...getListPhotosSuspenseQueryOptions({ ...filter, uploadedBefore: asOf, page, show: PAGE }),
  gcTime: 20_000,
});

export const countsOptions = (filter: PhotoFilter) => getGetPhotoCountsSuspenseQueryOptions(filter);

/** Without dates the time zone changes nothing, and nobody waits for it. */
async function timezoneFor(client: QueryClient, search: GallerySearch): Promise<string> {
  if (!hasDates(search)) return 'UTC';
  return (await load(client, getGetOwnAccountSuspenseQueryOptions())).timezone;
}

/** The wall of an address, as this browser has it or as it is now. */
export async function openWall(client: QueryClient, search: GallerySearch): Promise<Snapshot> {
  const filter = filterOf(search, await timezoneFor(client, search));
  const wall = await load(client, getGetPhotoWallSuspenseQueryOptions(filter));
  return keep(client, filter, wall);
}

/** The same wall with what has arrived since; its first photos are there when it is. */
export async function advanceWall(client: QueryClient, filter: PhotoFilter): Promise<Snapshot> {
  const wall = await client.query({ ...getGetPhotoWallSuspenseQueryOptions(filter), staleTime: 0 });
  const snapshot = keep(client, filter, wall);
  await client.query(pageOptions(snapshot, 1));
  return snapshot;
}

function keep(client: QueryClient, filter: PhotoFilter, wall: PhotoWall): Snapshot {
  const snapshot = { filter, asOf: wall.asOf };
  const { queryKey } = snapshotOptions(snapshot);
  if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, wall);
  return snapshot;
}

/** What the route awaits. */
export async function loadGallery(client: QueryClient, search: GallerySearch): Promise<Snapshot> {
  const timezone = await timezoneFor(client, search);
  void load(client, countsOptions(baseFilterOf(search, timezone))).catch(() => {
    // Tabs go without their numbers; the next poll brings them.
  });
  const snapshot = await openWall(client, search);
  void client.prefetchQuery(pageOptions(snapshot, 1));
  return snapshot;
}
