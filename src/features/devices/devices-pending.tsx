import { ListPending } from '~/components/list/list-pending';
import { deviceList } from './device-list';

export const DevicesPending = () => <ListPending list={deviceList} />;
