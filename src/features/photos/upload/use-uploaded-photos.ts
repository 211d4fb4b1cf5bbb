import { useState } from 'react';
import type { Photo, PhotoChanges } from '~/api/photos';

interface UploadedPhoto {
  photo: Photo;
  /** Whether guests saw it before its file was uploaded here. */
  wasSeen: boolean;
}

/** @returns the photo after a change */
export const changed = (photo: Photo, { visibility, consentGiven }: PhotoChanges): Photo => ({
  ...photo,
  visibility: visibility ?? photo.visibility,
  consent: { ...photo.consent, given: consentGiven ?? photo.consent.given },
});

/** The photos that the uploads became. Files with the same content are the same photo. */
export function useUploadedPhotos() {
  const [known, setKnown] = useState<ReadonlyMap<string, UploadedPhoto>>(new Map());
  /** By the key of the upload. */
  const [ids, setIds] = useState<ReadonlyMap<string, string>>(new Map());
  const all = [...known.values()];
  return {
    photos: all.map(({ photo }) => photo),
    /** Those that guests did not see before. */
    decided: all.filter(({ wasSeen }) => !wasSeen).map(({ photo }) => photo),
    /** @param key of an upload */
    photoOf: (key: string): Photo | undefined => known.get(ids.get(key) ?? '')?.photo,
    /** @param existing the photo before this upload, if the session had it already */
    keep(key: string, photo: Photo, existing: Photo | null) {
      setIds((former) => new Map([...former, [key, photo.id]]));
      setKnown((former) => {
        const wasSeen =
          existing !== null && (former.get(photo.id)?.wasSeen ?? existing.visibility === 'public');
        return new Map([...former, [photo.id, { photo, wasSeen }]]);
      });
    },
    /** Applies a change of some photos. */
    mark(changedIds: readonly string[], changes: PhotoChanges) {
      setKnown((former) => {
        const next = new Map(former);
        for (const [id, one] of former)
          if (changedIds.includes(id)) next.set(id, { ...one, photo: changed(one.photo, changes) });
        return next;
      });
    },
  };
}
