import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { invalidateFor } from '~/api/cache/query-client';
import { mediaUrl } from '~/api/media-url';
import { getPhotoIdsQuery, getPhotoQuery, type Photo, type PhotoUpdate, updatePhoto } from '~/api/photos';
import { saveVersion } from '~/api/transport/versions';
import { reportFailure } from '../bulk/use-bulk';
import type { PhotoFilter } from '../model/gallery-search';
import { approvalOf } from '../model/photo-labels';

export type Decision = 'approved' | 'rejected';

const POLL_MS = 4000;

interface Decided {
  at: number;
  before: Photo;
  decision: Decision;
}

/**
 * The queue of photos to review. Loaded once, so that position and total stay the same; at its end it offers photos that
 * have arrived meanwhile.
 */
export function useReview(filter: PhotoFilter) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [at, setAt] = useState(0);
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const isOver = ids !== null && at >= ids.length;
  const { data, error, refetch } = useQuery({
    ...getPhotoIdsQuery({ ...filter, approval: 'pending' }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: isOver && POLL_MS,
  });
  if (data && ids === null) setIds(data.ids);
  const arrived = ids && isOver ? (data?.ids.filter((one) => !ids.includes(one)) ?? []) : [];
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);
  const id = ids?.[at];
  const photo = useQuery({ ...getPhotoQuery(id ?? ''), enabled: id !== undefined });
  /** Runs writes in order, so that an undo cannot overtake the write it undoes. */
  const writing = useRef(Promise.resolve());

  useEffect(() => {
    for (const next of ids?.slice(at + 1, at + 3) ?? []) {
      void client.query(getPhotoQuery(next)).then(preload, () => {
        // It is requested again when it is shown.
      });
    }
  }, [client, ids, at]);
  // The wall shows the decisions when the review closes.
  useEffect(() => () => void writing.current.then(() => invalidateFor(client, 'updatePhoto')), [client]);

  const write = (photoId: string, change: PhotoUpdate, failed: string) => {
    const work = async () => {
      const { queryKey } = getPhotoQuery(photoId);
      const base = client.getQueryData(queryKey) ?? null;
      const save = (data: PhotoUpdate, version?: string) => updatePhoto(photoId, data, { version });
      client.setQueryData(queryKey, await saveVersion(base, change, save));
    };
    writing.current = writing.current.then(work).catch((cause: unknown) => {
      setDecided((former) => former.filter(({ before }) => before.id !== photoId));
      reportFailure(cause, failed);
    });
  };
  const total = ids?.length ?? 0;
  const go = (to: number) => setAt(Math.max(0, Math.min(total, to)));

  const decide = (decision: Decision) => {
    const before = photo.data;
    if (!before || before.id !== id) return;
    const change: PhotoUpdate =
      decision === 'approved' ? approvalOf(before) : { approval: 'rejected', visibility: 'hidden' };
    setDecided((former) => [...former.filter((one) => one.at !== at), { at, before, decision }]);
    write(before.id, change, t`The photo could not be saved. It is still to review.`);
    go(at + 1);
  };
  const undo = () => {
    const last = decided.at(-1);
    if (!last) return;
    const { approval, visibility } = last.before;
    setDecided(decided.slice(0, -1));
    write(last.before.id, { approval, visibility }, t`The decision could not be undone.`);
    setAt(last.at);
  };
  return {
    at,
    total,
    isOver,
    /** The number of photos that have arrived since, once all others are reviewed. */
    arrived: arrived.length,
    reviewArrived: () => setIds([...(ids ?? []), ...arrived]),
    photo: photo.data?.id === id ? photo.data : undefined,
    error: error ?? photo.error,
    decision: decided.find((one) => one.at === at)?.decision,
    counts: {
      approved: decided.filter(({ decision }) => decision === 'approved').length,
      rejected: decided.filter(({ decision }) => decision === 'rejected').length,
    },
    canUndo: decided.length > 0,
    decide,
    undo,
    go,
  };
}

/** Preloads a picture into the browser's cache. */
function preload({ url, media }: Photo): void {
  if (media !== 'video') new Image().src = mediaUrl(url);
}
