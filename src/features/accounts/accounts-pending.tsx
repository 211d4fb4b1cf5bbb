import { ListPending } from '~/patterns/list/list-pending';
import { accountList } from './account-list';
import { useAccountTabs } from './account-tabs';

export const AccountsPending = () => <ListPending list={accountList} tabs={useAccountTabs(undefined)} />;
