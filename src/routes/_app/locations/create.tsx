import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NewLocationScreen } from '~/features/locations/location-screens';
import { loadNewLocation } from '~/features/locations/model/location-queries';
import { LoadError } from '~/parts/feedback/load-error';
import { RecordPending } from '~/patterns/form/form-pending';

export const Route = createFileRoute('/_app/locations/create')({
  loader: ({ context }) => loadNewLocation(context.queryClient),
  staticData: { title: msg`New location`, needs: 'createLocation' },
  component: NewLocationScreen,
  pendingComponent: RecordPending,
  errorComponent: LoadError,
});
