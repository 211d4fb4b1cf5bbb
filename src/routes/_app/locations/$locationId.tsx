import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LocationScreen } from '~/features/locations/location-screens';
import { loadLocation } from '~/features/locations/model/location-queries';
import { textsOf } from '~/lib/search-texts';
import { LoadError } from '~/parts/feedback/load-error';
import { TabbedPending } from '~/patterns/form/form-pending';

export const Route = createFileRoute('/_app/locations/$locationId')({
  validateSearch: (given) => textsOf(given, ['tab']),
  loader: ({ context, params }) => loadLocation(context.queryClient, params.locationId),
  staticData: { title: msg`Locations`, needs: 'getLocation' },
  component: LocationScreen,
  pendingComponent: TabbedPending,
  errorComponent: LoadError,
});
