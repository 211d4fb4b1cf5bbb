import { ListPending } from '~/components/list/list-pending';
import { accountList } from './account-list';

export const AccountsPending = () => <ListPending list={accountList} />;
