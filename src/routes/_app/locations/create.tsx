import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LoadError } from '~/components/feedback/load-error';
import { RecordPending } from '~/components/form/form-pending';
import { loadNewLocation } from '~/features/locations/location-queries';
import { NewLocationScreen } from '~/features/locations/location-screens';

export const Route = createFileRoute('/_app/locations/create')({
  loader: ({ context }) => loadNewLocation(context.queryClient),
  staticData: { title: msg`New location`, needs: 'createLocation' },
  component: NewLocationScreen,
  pendingComponent: RecordPending,
  errorComponent: LoadError,
});
