import { useQueries, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Photo, PhotoWall } from '~/api/photos';
import { ApiError } from '~/api/transport/errors';
import type { GallerySearch } from '../model/gallery-address';
import {
  advanceWall,
  type LoadedWall,
  openWall,
  PAGE,
  pageOptions,
  type Snapshot,
  snapshotOptions,
  wallKey,
} from '../model/photo-queries';

/** A wall and its loaded photos, as of the same moment. */
export interface WallView {
  wall: PhotoWall;
  /** Undefined while it loads. */
  photoAt: (position: number) => Photo | undefined;
}

/**
 * The wall of a URL. While another one loads, the previous one stays with `busy`.
 * @param initial loaded by the route, possibly for an earlier URL, because the router keeps it
 * between visits
 * @returns `unreachable` while the previous wall stays because the service cannot be reached
 * @throws ApiError if it could not be loaded for another reason, for the route's error component
 */
export function useSnapshot(search: GallerySearch, initial: LoadedWall) {
  const client = useQueryClient();
  const key = wallKey(search);
  const [shown, setShown] = useState<LoadedWall & { error?: unknown }>(initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the address
  useEffect(() => {
    if (shown.key === key) return;
    let wanted = true;
    openWall(client, search).then(
      (snapshot) => wanted && setShown({ key, snapshot }),
      (error: unknown) => wanted && setShown((former) => ({ ...former, key, error })),
    );
    return () => {
      wanted = false;
    };
  }, [client, key, shown.key]);
  const unreachable = shown.error instanceof ApiError && shown.error.kind === 'network';
  if (shown.error !== undefined && !unreachable) throw shown.error;
  const retry = useCallback(() => setShown((former) => ({ ...former, key: '' })), []);
  useEffect(() => {
    if (!unreachable) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [unreachable, retry]);
  /** Includes photos that arrived since. */
  const advance = async () => {
    const snapshot = await advanceWall(client, shown.snapshot.filter);
    setShown((former) => (former.key === shown.key ? { key: former.key, snapshot } : former));
  };
  return { snapshot: shown.snapshot, busy: shown.key !== key, unreachable, retry, advance };
}

/** @param wanted the pages with visible photos, counted from 1 */
export function useWallView(snapshot: Snapshot, wanted: readonly number[]) {
  const query = useSuspenseQuery(snapshotOptions(snapshot));
  const pages = useQueries({ queries: wanted.map((page) => pageOptions(snapshot, page)) });
  const items = new Map(wanted.map((page, i) => [page, pages[i]?.data?.items]));
  const latest = { asOf: snapshot.asOf, wall: query.data, items };
  const [held, setHeld] = useState(latest);
  const isSettled = !query.isFetching && pages.every(({ isFetching, data }) => !isFetching || !data);
  // After a change, the wall and its photos load separately. They are shown together, so that no
  // photo appears at another's position.
  const isWaiting = held.asOf === latest.asOf && !isSettled;
  const view = isWaiting ? { ...held, items: new Map([...items, ...known(held.items)]) } : latest;
  if (!isWaiting && !isSame(held, latest)) setHeld(latest);
  return {
    wall: view.wall,
    photoAt: (position: number) => view.items.get(Math.floor(position / PAGE) + 1)?.[position % PAGE],
    query,
    failed: pages.filter(({ isError, data }) => isError && !data),
  };
}

type Items = ReadonlyMap<number, Photo[] | undefined>;

const known = (items: Items) => [...items].filter(([, photos]) => photos !== undefined);

const isSame = (one: { wall: PhotoWall; items: Items }, other: { wall: PhotoWall; items: Items }) =>
  one.wall === other.wall &&
  one.items.size === other.items.size &&
  [...one.items].every(([page, photos]) => other.items.get(page) === photos);
