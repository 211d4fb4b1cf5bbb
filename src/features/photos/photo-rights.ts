import { useMay, usePerson } from '~/components/may';

/** The current user's permissions on photos. Managers and Locations can change only the visibility. */
export function usePhotoRights() {
  const role = usePerson()?.role;
  const mayChange = useMay('updatePhotos');
  return {
    mayShow: mayChange,
    mayReview: mayChange && role !== 'Manager' && role !== 'Location',
    mayDelete: useMay('deletePhoto'),
    // Whom a photo can be sent to is read first.
    maySend: [useMay('sendPhoto'), useMay('getContact')].every(Boolean),
    mayDownload: useMay('exportPhotos'),
    mayUpload: useMay('createPhotos'),
    mayLink: useMay('createDeviceCode'),
  };
}
