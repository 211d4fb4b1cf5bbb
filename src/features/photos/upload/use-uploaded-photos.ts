import { useState } from 'react';
import type { Photo, PhotoChanges } from '~/api/photos';
import type { Upload } from '~/patterns/upload/upload-queue';

interface UploadedPhoto {
  photo: Photo;
  /** Whether it was in the gallery before its file was uploaded here. */
  wasShown: boolean;
}

/** The photos that the uploads became, by their ids. Files with the same content are the same photo. */
export function useUploadedPhotos() {
  const [known, setKnown] = useState<ReadonlyMap<string, UploadedPhoto>>(new Map());
  return {
    /** Those that this upload shows or hides. */
    photos: [...known.values()].filter(({ wasShown }) => !wasShown).map(({ photo }) => photo),
    photoOf: ({ state }: Upload<unknown>): Photo | undefined =>
      'recordId' in state ? known.get(state.recordId)?.photo : undefined,
    /** @param isExisting whether the session had it before */
    keep(photo: Photo, isExisting: boolean) {
      setKnown((former) => {
        const wasShown = isExisting && (former.get(photo.id)?.wasShown ?? photo.visibility === 'public');
        return new Map([...former, [photo.id, { photo, wasShown }]]);
      });
    },
    change(ids: readonly string[], { visibility, consentGiven }: PhotoChanges) {
      const apply = (photo: Photo): Photo => ({
        ...photo,
        visibility: visibility ?? photo.visibility,
        consent: { ...photo.consent, given: consentGiven ?? photo.consent.given },
      });
      const applyTo = ([id, one]: [string, UploadedPhoto]): [string, UploadedPhoto] =>
        ids.includes(id) ? [id, { ...one, photo: apply(one.photo) }] : [id, one];
      setKnown((former) => new Map([...former].map(applyTo)));
    },
  };
}
