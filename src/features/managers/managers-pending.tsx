import { ListPending } from '~/components/list/list-pending';
import { managerList } from './manager-list';

export const ManagersPending = () => <ListPending list={managerList} />;
