import { useLingui } from '@lingui/react/macro';
import type { Photo } from '~/api/photos';
import { photoName } from './photo-labels';

/** The accessible name of a photo. */
export function usePhotoLabel(): (photo: Photo) => string {
  const { t, i18n } = useLingui();
  return (photo) => {
    const name = photoName(photo, i18n.locale);
    if (photo.caption !== null) return name;
    return photo.media === 'video' ? t`Video of ${name}` : t`Photo of ${name}`;
  };
}
