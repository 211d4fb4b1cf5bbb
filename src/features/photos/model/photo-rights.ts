import { usePermission, usePermissionContext } from '~/session/permissions';

/** The current user's permissions on photos. Managers and Locations can change only the visibility and the guest's link. */
export function usePhotoRights() {
  const role = usePermissionContext()?.role;
  const mayChange = usePermission('updatePhotos');
  return {
    mayShow: mayChange,
    mayReview: mayChange && role !== 'Manager' && role !== 'Location',
    mayDelete: usePermission('deletePhoto'),
    maySend: usePermission('sendPhoto'),
    mayDownload: usePermission('exportPhotos'),
    mayUpload: usePermission('createPhotos'),
    mayLink: usePermission('createDeviceCode'),
  };
}
