import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { readPhotoSearch } from '~/features/photos/model/gallery-address';
import { PhotoError } from '~/features/photos/page/photo-error';
import { PhotoPending } from '~/features/photos/page/photo-pending';
import { loadPhoto } from '~/features/photos/page/photo-queries';
import { PhotoScreen } from '~/features/photos/page/photo-screen';

export const Route = createFileRoute('/_app/gallery/$photoId')({
  validateSearch: readPhotoSearch,
  loader: ({ context, params }) => loadPhoto(context.queryClient, params.photoId),
  staticData: { title: msg`Photo`, needs: 'getPhoto' },
  component: PhotoScreen,
  pendingComponent: PhotoPending,
  errorComponent: PhotoError,
});
