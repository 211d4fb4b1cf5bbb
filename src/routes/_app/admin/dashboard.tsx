import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { ListAccountsQueryParams, ListAuditEntriesQueryParams } from '~/api/accounts';
import { loadAccounts } from '~/features/accounts/account-list';
import { AccountsPending } from '~/features/accounts/accounts-pending';
import { AccountsScreen } from '~/features/accounts/accounts-screen';
import { listSearchOf } from '~/lib/search-schema';
import { LoadError } from '~/parts/feedback/load-error';

const auditFilters = () => {
  const { accountId, account, person, fromDay, toDay, action } = ListAuditEntriesQueryParams.shape;
  return { accountId, account, person, fromDay, toDay, action };
};
const validateSearch = listSearchOf(ListAccountsQueryParams, () => ({
  ...auditFilters(),
  tab: z.enum(['audit', 'requests', 'create']),
  // With the category, the values of a business's request, which prefill the form.
  ...{ businessName: z.string(), ownerName: z.string(), email: z.string() },
}));

export const Route = createFileRoute('/_app/admin/dashboard')({
  validateSearch,
  // The list loads its further pages itself; the route loads the audit log.
  loaderDeps: ({ search: { tab, page, accountId, account, person, fromDay, toDay, action } }) =>
    tab ? { tab, page, accountId, account, person, fromDay, toDay, action } : {},
  loader: ({ context, location }) => loadAccounts(context.queryClient, validateSearch(location.search)),
  shouldReload: true,
  // Not the list itself, because an Enterprise has its own list under the name of its business.
  staticData: { title: msg`Accounts`, needs: 'getAccount' },
  component: AccountsScreen,
  pendingComponent: AccountsPending,
  errorComponent: LoadError,
});
