import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GalleryPending } from '~/features/photos/gallery-pending';
import { GalleryScreen } from '~/features/photos/gallery-screen';
import { readGallerySearch } from '~/features/photos/model/gallery-address';
import { loadGallery } from '~/features/photos/model/photo-queries';
import { LoadError } from '~/parts/feedback/load-error';

export const Route = createFileRoute('/_app/gallery/')({
  validateSearch: readGallerySearch,
  loader: ({ context, location }) => loadGallery(context.queryClient, readGallerySearch(location.search)),
  staticData: { title: msg`Gallery`, needs: 'listPhotos' },
  component: GalleryScreen,
  pendingComponent: GalleryPending,
  errorComponent: LoadError,
});
