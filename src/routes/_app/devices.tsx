import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ListDevicesQueryParams, UpdateDeviceParams } from '~/api/devices';
import { deviceList } from '~/features/devices/device-list';
import { DevicesScreen } from '~/features/devices/devices-screen';
import { listSearchOf } from '~/lib/search-schema';
import { LoadError } from '~/parts/feedback/load-error';
import { ListPending } from '~/patterns/list/list-pending';
import { loadList } from '~/patterns/list/load-list';

const validateSearch = listSearchOf(ListDevicesQueryParams, () => ({ open: UpdateDeviceParams.shape.id }));

export const Route = createFileRoute('/_app/devices')({
  validateSearch,
  loader: ({ context, location }) =>
    loadList(context.queryClient, deviceList, validateSearch(location.search)),
  shouldReload: true,
  staticData: { title: msg`Devices`, needs: 'listDevices' },
  component: DevicesScreen,
  pendingComponent: () => <ListPending list={deviceList} />,
  errorComponent: LoadError,
});
