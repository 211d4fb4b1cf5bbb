import { ListScreen } from '~/components/list/list-screen';
import { accountList } from './account-list';

/** All businesses, for administrators: their health, and the way to look at them as their owners do. */
export const AccountsScreen = () => <ListScreen list={accountList} />;
