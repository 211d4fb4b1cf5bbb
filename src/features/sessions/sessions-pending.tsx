import { ListPending } from '~/components/list/list-pending';
import { sessionList } from './session-list';

export const SessionsPending = () => <ListPending list={sessionList} />;
