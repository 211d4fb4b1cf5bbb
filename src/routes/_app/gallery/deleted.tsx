import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { load } from '~/api/cache/load';
import { ListDeletedPhotosQueryParams } from '~/api/photos';
import { deletedPageOptions } from '~/features/photos/deleted/deleted-queries';
import { DeletedScreen } from '~/features/photos/deleted/deleted-screen';
import { GalleryPending } from '~/features/photos/gallery-pending';
import { searchOf } from '~/lib/search-schema';
import { LoadError } from '~/parts/feedback/load-error';

const validateSearch = searchOf(ListDeletedPhotosQueryParams, ['page']);

export const Route = createFileRoute('/_app/gallery/deleted')({
  validateSearch,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context, deps }) => load(context.queryClient, deletedPageOptions(deps)),
  staticData: { title: msg`Recently deleted`, needs: 'listDeletedPhotos' },
  component: DeletedScreen,
  pendingComponent: GalleryPending,
  errorComponent: LoadError,
});
