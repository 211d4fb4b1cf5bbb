import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ListAccountsQueryParams } from '~/api/accounts';
import { LoadError } from '~/components/feedback/load-error';
import { loadAccounts } from '~/features/accounts/account-queries';
import { AccountsPending } from '~/features/accounts/accounts-pending';
import { AccountsScreen } from '~/features/accounts/accounts-screen';
import { searchOf } from '~/lib/search-schema';

const validateSearch = searchOf(ListAccountsQueryParams, ['page', 'search']);

export const Route = createFileRoute('/_app/admin/dashboard')({
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadAccounts(context.queryClient, deps),
  // Not the list itself: an Enterprise has one of its own, at the name of its business.
  staticData: { title: msg`Accounts`, needs: 'getAccount' },
  component: AccountsScreen,
  pendingComponent: AccountsPending,
  errorComponent: LoadError,
});
