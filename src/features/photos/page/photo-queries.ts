import { type Query, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getOwnAccountQuery } from '~/api/account';
import { load } from '~/api/cache/load';
import { mediaUrl } from '~/api/media-url';
import type { OperationId } from '~/api/permissions';
import {
  getPhotoNeighborsQuery,
  getPhotoQuery,
  listPhotosQuery,
  type Photo,
  type PhotoPage,
  type PhotoUpdate,
  useUpdatePhoto,
} from '~/api/photos';
import { ApiError } from '~/api/transport/errors';
import type { Base } from '~/api/transport/versions';
import type { GallerySearch } from '../model/gallery-address';
import { filterOf, hasDates } from '../model/gallery-search';

/** The route's loader. Offline, a photo opens with what the wall has loaded of it. */
export async function loadPhoto(client: QueryClient, id: string): Promise<Photo> {
  try {
    return await load(client, getPhotoQuery(id));
  } catch (error) {
    const isLost = error instanceof ApiError && (error.kind === 'network' || error.retryable);
    const page = isLost
      ? client
          .getQueryCache()
          .getAll()
          .find((query) => photoIn(query, id))
      : undefined;
    const photo = page && photoIn(page, id);
    if (!photo) throw error;
    return (
      client.setQueryData(getPhotoQuery(id).queryKey, photo, { updatedAt: page.state.dataUpdatedAt }) ?? photo
    );
  }
}

const PAGES: OperationId = 'listPhotos';

const photoIn = ({ queryKey, state }: Query, id: string): Photo | undefined =>
  queryKey[0] === PAGES
    ? (state.data as PhotoPage | undefined)?.items.find((photo) => photo.id === id)
    : undefined;

const FOLLOW_MS = 1500;

/** Whether a message with the photo is still being delivered. */
const isUnderWay = (photo: Photo | undefined): boolean =>
  photo?.deliveries.some(({ status }) => status === 'queued' || status === 'delivering') ?? false;

/** Polls a photo until its messages are delivered. */
export const followedPhotoOptions = (id: string) => ({
  ...getPhotoQuery(id),
  refetchInterval: ({ state }: { state: { data: Photo | undefined } }) =>
    isUnderWay(state.data) ? FOLLOW_MS : (false as const),
});

/** The previous and next photo on the wall, which are preloaded. */
export function useNeighbors(id: string, search: GallerySearch) {
  const client = useQueryClient();
  const needsTimezone = hasDates(search);
  const account = useQuery({ ...getOwnAccountQuery(), enabled: needsTimezone }).data;
  const options = getPhotoNeighborsQuery(id, filterOf(search, account?.timezone ?? 'UTC'));
  const { data } = useQuery({ ...options, enabled: !needsTimezone || account !== undefined });
  const nextId = data?.nextId ?? null;
  const previousId = data?.previousId ?? null;
  useEffect(() => {
    for (const neighbor of [nextId, previousId]) {
      if (neighbor === null) continue;
      void client.query(getPhotoQuery(neighbor)).then(preload, () => {
        // It is requested again when it is opened.
      });
    }
  }, [client, nextId, previousId]);
  return { nextId, previousId };
}

function preload({ url, media }: Photo): void {
  if (media !== 'video') new Image().src = mediaUrl(url);
}

/** The other photo of a pair; undefined while it loads, and for a photo without one. */
export function useCounterpart({ id, pairId }: Photo): Photo | undefined {
  const { data } = useQuery({
    ...listPhotosQuery({ pairId: pairId ?? '', show: 2 }),
    enabled: pairId !== null,
  });
  return data?.items.find((other) => other.id !== id);
}

/** Changes a photo, and caches the response. */
export function useChangePhoto(id: string) {
  const client = useQueryClient();
  const { mutateAsync } = useUpdatePhoto();
  return async (data: PhotoUpdate, base: Base): Promise<Photo> => {
    const photo = await mutateAsync({ id, data, base });
    client.setQueryData(getPhotoQuery(id).queryKey, photo);
    return photo;
  };
}
