import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { getOwnAccountQuery } from '~/api/account';
import { load } from '~/api/cache/load';
import type { OperationId } from '~/api/permissions';
import { getPhotoCountsQuery, getPhotoWallQuery, listPhotosQuery, type PhotoWall } from '~/api/photos';
import type { GallerySearch } from './gallery-address';
import { baseFilterOf, filterOf, hasDates, type PhotoFilter } from './gallery-search';

/** Photos per page. */
export const PAGE = 100;

/** A wall at one moment: photos that arrive later do not change it. */
export interface Snapshot {
  filter: PhotoFilter;
  asOf: string;
}

export const snapshotOptions = ({ filter, asOf }: Snapshot) =>
  getPhotoWallQuery({ ...filter, uploadedBefore: asOf });

/** Pages out of view are soon removed from memory. */
export const pageOptions = ({ filter, asOf }: Snapshot, page: number) => ({
  ...listPhotosQuery({ ...filter, uploadedBefore: asOf, page, show: PAGE }),
  gcTime: 20_000,
});

/** Only date filters need the time zone, so it is loaded only for them. */
async function timezoneFor(client: QueryClient, search: GallerySearch): Promise<string> {
  if (!hasDates(search)) return 'UTC';
  return (await load(client, getOwnAccountQuery())).timezone;
}

/** The wall of a URL, cached if possible. */
export async function openWall(client: QueryClient, search: GallerySearch): Promise<Snapshot> {
  const filter = filterOf(search, await timezoneFor(client, search));
  const wall = await load(client, getPhotoWallQuery(filter));
  return keep(client, filter, wall);
}

/** The same wall including photos that arrived since, with its first page loaded. */
export async function advanceWall(client: QueryClient, filter: PhotoFilter): Promise<Snapshot> {
  const wall = await client.query({ ...getPhotoWallQuery(filter), staleTime: 0 });
  const snapshot = { filter, asOf: wall.asOf };
  await client.query({ ...pageOptions(snapshot, 1), staleTime: 0 });
  // A changed photo can match the filter with the same arrival time.
  client.setQueryData(snapshotOptions(snapshot).queryKey, wall);
  return snapshot;
}

/** The wall and its visible photos. */
export const wallQueries = {
  predicate: ({ queryKey: [id] }: { queryKey: QueryKey }) => id === WALL || id === PAGES,
};

/** Refetches the wall and its visible photos, after the counts indicated a change. */
export const refreshWall = (client: QueryClient): Promise<void> => client.invalidateQueries(wallQueries);

const WALL: OperationId = 'getPhotoWall';
const PAGES: OperationId = 'listPhotos';

function keep(client: QueryClient, filter: PhotoFilter, wall: PhotoWall): Snapshot {
  const snapshot = { filter, asOf: wall.asOf };
  const { queryKey } = snapshotOptions(snapshot);
  if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, wall);
  return snapshot;
}

/** A wall with its URL. */
export interface LoadedWall {
  key: string;
  snapshot: Snapshot;
}

/** Equal for URLs of the same wall. */
export const wallKey = ({ review: _, ...search }: GallerySearch): string => JSON.stringify(search);

/** The route's loader. */
export async function loadGallery(client: QueryClient, search: GallerySearch): Promise<LoadedWall> {
  const timezone = await timezoneFor(client, search);
  void load(client, getPhotoCountsQuery(baseFilterOf(search, timezone))).catch(() => {
    // The tabs show no counts until the next poll succeeds.
  });
  const snapshot = await openWall(client, search);
  void load(client, pageOptions(snapshot, 1)).catch(() => {
    // The wall shows which photos could not be loaded.
  });
  return { key: wallKey(search), snapshot };
}
