import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { ListLocationsQueryParams } from '~/api/locations';
import { locationList } from '~/features/locations/location-list';
import { LocationsScreen } from '~/features/locations/locations-screen';
import { listSearchOf } from '~/lib/search-schema';
import { LoadError } from '~/parts/feedback/load-error';
import { ListPending } from '~/patterns/list/list-pending';
import { loadList } from '~/patterns/list/load-list';

const validateSearch = listSearchOf(ListLocationsQueryParams, () => ({ compare: z.string() }));

export const Route = createFileRoute('/_app/locations/')({
  validateSearch,
  loader: ({ context, location }) =>
    loadList(context.queryClient, locationList, validateSearch(location.search)),
  shouldReload: true,
  staticData: { title: msg`Locations`, needs: 'listLocations' },
  component: LocationsScreen,
  pendingComponent: () => <ListPending list={locationList} />,
  errorComponent: LoadError,
});
