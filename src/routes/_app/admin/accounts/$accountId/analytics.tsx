import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LoadError } from '~/components/feedback/load-error';
import { loadAccount } from '~/features/accounts/account/account-queries';
import { type AnalyticsSearch, readAnalyticsSearch } from '~/features/analytics/analytics-address';
import { loadAnalytics } from '~/features/analytics/analytics-queries';
import { SubjectAnalytics } from '~/features/analytics/analytics-screen';
import { Spinner } from '~/ui/spinner';

export const Route = createFileRoute('/_app/admin/accounts/$accountId/analytics')({
  validateSearch: (given) => given as AnalyticsSearch,
  loader: async ({ context: { queryClient }, params, location }) => {
    const { id: uid, timezone } = await loadAccount(queryClient, params.accountId);
    const subject = { uid, timezone };
    await loadAnalytics(queryClient, readAnalyticsSearch(location.search), subject);
    return subject;
  },
  staticData: { title: msg`Account analytics`, needs: 'getAccount' },
  component: function AccountAnalytics() {
    return <SubjectAnalytics subject={Route.useLoaderData()} />;
  },
  pendingComponent: () => <Spinner label={null} />,
  errorComponent: LoadError,
});
