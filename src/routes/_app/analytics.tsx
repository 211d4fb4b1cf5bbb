import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { type AnalyticsSearch, readAnalyticsSearch } from '~/features/analytics/analytics-address';
import { AnalyticsPending } from '~/features/analytics/analytics-pending';
import { loadAnalytics } from '~/features/analytics/analytics-queries';
import { AnalyticsScreen } from '~/features/analytics/analytics-screen';
import { LoadError } from '~/parts/feedback/load-error';

export const Route = createFileRoute('/_app/analytics')({
  // Strings, parsed by the page, because the route's validator is in the first script of every page.
  validateSearch: (given) => given as AnalyticsSearch,
  loader: ({ context, location }) => loadAnalytics(context.queryClient, readAnalyticsSearch(location.search)),
  staticData: { title: msg`Analytics`, needs: 'getAnalyticsSummary' },
  component: AnalyticsScreen,
  pendingComponent: AnalyticsPending,
  errorComponent: LoadError,
});
