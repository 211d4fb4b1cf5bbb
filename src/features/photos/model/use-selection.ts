import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getPhotoIdsQuery, type Photo } from '~/api/photos';
import { notify } from '~/ui/feedback/notifications';
import type { Snapshot } from './photo-queries';

interface WallIds {
  snapshot: Snapshot;
  total: number;
  photoAt: (position: number) => Photo | undefined;
}

/** The selected photos by id, independent of scrolling. Another filter clears the selection. */
export function usePhotoSelection({ snapshot, total, photoAt }: WallIds) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  /** The Select button starts a selection before there is a photo in it. */
  const [started, setStarted] = useState(false);
  /** Selected photos that were visible at the time. */
  const seen = useRef(new Map<string, Photo>());
  const anchor = useRef<number | null>(null);
  const filter = JSON.stringify(snapshot.filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter, another wall
  useEffect(() => {
    setIds(new Set());
    setStarted(false);
    anchor.current = null;
  }, [filter]);

  /** The ids of positions that may be out of sight. */
  const idsBetween = async (first: number, last: number): Promise<string[]> => {
    const photos = Array.from({ length: last - first + 1 }, (_, i) => photoAt(first + i));
    for (const photo of photos) if (photo) seen.current.set(photo.id, photo);
    if (photos.every((photo) => photo !== undefined)) return photos.map(({ id }) => id);
    const { filter, asOf } = snapshot;
    const all = await client.query({
      ...getPhotoIdsQuery({ ...filter, uploadedBefore: asOf }),
      gcTime: 20_000,
    });
    return all.ids.slice(first, last + 1);
  };
  const change = async (first: number, last: number, on: boolean) => {
    const some = await idsBetween(first, last).catch(() => {
      notify({ text: t`The photos could not be selected. Try again.`, type: 'danger' });
      return [];
    });
    setIds((former) => {
      const next = new Set(former);
      for (const id of some) {
        if (on) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  };
  return {
    ids,
    /** Whether a click or tap selects a photo instead of opening it. */
    active: started || ids.size > 0,
    start: () => setStarted(true),
    /** The loaded data of the selected photos. */
    seen: seen.current as ReadonlyMap<string, Photo>,
    has: (id: string) => ids.has(id),
    toggle(position: number, range = false) {
      const photo = photoAt(position);
      if (!photo) return;
      const from = range ? (anchor.current ?? position) : position;
      void change(Math.min(from, position), Math.max(from, position), range || !ids.has(photo.id));
      anchor.current = position;
    },
    /** Selects exactly these in addition to the previous selection. */
    replace(before: ReadonlySet<string>, photos: readonly Photo[]) {
      for (const photo of photos) seen.current.set(photo.id, photo);
      setIds(new Set([...before, ...photos.map(({ id }) => id)]));
    },
    selectAll: () => change(0, total - 1, true),
    remove(some: readonly string[]) {
      setIds((former) => new Set([...former].filter((id) => !some.includes(id))));
      setStarted(false);
    },
    clear() {
      setIds(new Set());
      setStarted(false);
    },
  };
}

export type PhotoSelection = ReturnType<typeof usePhotoSelection>;
