import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ListAccountsQueryParams } from '~/api/accounts';
import { LoadError } from '~/components/feedback/load-error';
import { loadList } from '~/components/list/list';
import { accountList } from '~/features/accounts/account-list';
import { AccountsPending } from '~/features/accounts/accounts-pending';
import { AccountsScreen } from '~/features/accounts/accounts-screen';
import { listSearchOf } from '~/lib/search-schema';

const validateSearch = listSearchOf(ListAccountsQueryParams);

export const Route = createFileRoute('/_app/admin/dashboard')({
  validateSearch,
  loader: ({ context, location }) =>
    loadList(context.queryClient, accountList, validateSearch(location.search)),
  // Not the list itself: an Enterprise has one of its own, at the name of its business.
  staticData: { title: msg`Accounts`, needs: 'getAccount' },
  component: AccountsScreen,
  pendingComponent: AccountsPending,
  errorComponent: LoadError,
});
