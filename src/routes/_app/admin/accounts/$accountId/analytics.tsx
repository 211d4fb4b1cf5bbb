import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadAnyAccount } from '~/features/accounts/account/account-queries';
import { type AnalyticsSearch, readAnalyticsSearch } from '~/features/analytics/analytics-address';
import { loadAnalytics } from '~/features/analytics/analytics-queries';
import { AccountAnalytics } from '~/features/analytics/analytics-screen';
import { LoadError } from '~/parts/feedback/load-error';
import { Spinner } from '~/ui/spinner';

export const Route = createFileRoute('/_app/admin/accounts/$accountId/analytics')({
  validateSearch: (given) => given as AnalyticsSearch,
  loader: async ({ context: { queryClient }, params, location }) => {
    const { id: uid, timezone } = await loadAnyAccount(queryClient, params.accountId);
    const account = { uid, timezone };
    await loadAnalytics(queryClient, readAnalyticsSearch(location.search), account);
    return account;
  },
  staticData: { title: msg`Account analytics`, needs: 'getAccount' },
  component: function AccountAnalyticsPage() {
    return <AccountAnalytics account={Route.useLoaderData()} />;
  },
  pendingComponent: () => <Spinner label={null} />,
  errorComponent: LoadError,
});
