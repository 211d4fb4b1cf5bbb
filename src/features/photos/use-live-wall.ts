import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getPhotoCountsQuery, type PhotoCounts, type PhotoWall } from '~/api/photos';
import type { GalleryTab } from './model/gallery-address';
import type { PhotoFilter } from './model/gallery-search';
import { refreshWall, wallQueries } from './model/photo-queries';

const POLL_MS = 4000;
/** The contract's maximum for one wall. */
const MOST = 100_000;
/** Scrolled less than this, the newest photos are in view. */
const TOP_PX = 120;

interface LiveWall {
  base: PhotoFilter;
  tab: GalleryTab | undefined;
  wall: PhotoWall;
  advance: () => Promise<void>;
}

/**
 * Polls the counts while the page is visible. New photos appear at once at the top of the wall; further down a button
 * offers them, so that nothing moves.
 */
export function useLiveWall({ base, tab, wall, advance }: LiveWall) {
  const client = useQueryClient();
  const query = useQuery({ ...getPhotoCountsQuery(base), refetchInterval: POLL_MS });
  const counts = query.data;
  const [waiting, setWaiting] = useState(0);
  const [fresh, setFresh] = useState(0);
  const [failed, setFailed] = useState(false);
  const isLoading = useIsFetching(wallQueries) > 0;
  const isPostponed = useRef(false);

  const takeIn = async (added: number) => {
    setWaiting(0);
    try {
      await advance();
      setFresh(added);
      setFailed(false);
    } catch {
      // The next poll finds the same difference and retries.
      setFailed(true);
    }
  };
  const compare = useEffectEvent((current: PhotoCounts) => {
    // After a change of the user's own, the wall follows the counts.
    isPostponed.current = client.isFetching(wallQueries) > 0;
    if (isPostponed.current || wall.total >= MOST) return;
    const added = countOf(current, tab) - wall.total;
    if (added > 0 && scrollY > TOP_PX) setWaiting(added);
    else if (added > 0) void takeIn(added);
    else {
      setWaiting(0);
      // Photos were deleted or changed elsewhere.
      if (added < 0) void refreshWall(client);
    }
  });
  useEffect(() => {
    if (counts) compare(counts);
    // Every response is compared, even an equal one.
    void query.dataUpdatedAt;
  }, [counts, query.dataUpdatedAt]);
  useEffect(() => {
    if (counts && !isLoading && isPostponed.current) compare(counts);
  }, [counts, isLoading]);

  return { counts, waiting, fresh, failed, takeIn: () => takeIn(waiting) };
}

export function countOf(counts: PhotoCounts, tab: GalleryTab | undefined): number {
  if (tab === 'review') return counts.toReview;
  if (tab === 'hidden') return counts.hidden;
  return tab === 'favorites' ? counts.favorites : counts.all;
}
