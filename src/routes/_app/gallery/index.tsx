import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { GetPhotoWallQueryParams } from '~/api/photos';
import { LoadError } from '~/components/feedback/load-error';
import { GalleryPending } from '~/features/photos/gallery-pending';
import { GalleryScreen } from '~/features/photos/gallery-screen';
import { galleryTabs } from '~/features/photos/gallery-tab';
import { loadGallery } from '~/features/photos/photo-queries';
import { searchOf } from '~/lib/search-schema';

const filters = [
  'sessionId',
  'experienceId',
  'locationId',
  'deviceId',
  'productId',
  'approval',
  'hasContact',
  'media',
  'search',
] as const;

const validateSearch = searchOf(GetPhotoWallQueryParams, filters, {
  tab: z.enum(galleryTabs),
  from: z.iso.date(),
  to: z.iso.date(),
  review: z.literal(true),
});

export const Route = createFileRoute('/_app/gallery/')({
  validateSearch,
  loader: ({ context, location }) => loadGallery(context.queryClient, validateSearch(location.search)),
  staticData: { title: msg`Gallery`, needs: 'listPhotos' },
  component: GalleryScreen,
  pendingComponent: GalleryPending,
  errorComponent: LoadError,
});
