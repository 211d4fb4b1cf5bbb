import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DashboardPending } from '~/features/dashboard/dashboard-pending';
import { loadDashboard } from '~/features/dashboard/dashboard-queries';
import { DashboardScreen } from '~/features/dashboard/dashboard-screen';
import { textsOf } from '~/lib/search-texts';
import { LoadError } from '~/parts/feedback/load-error';

export const Route = createFileRoute('/_app/dashboard')({
  // The plan that was chosen before signing up.
  validateSearch: (given) => textsOf(given, ['plan']),
  loader: ({ context }) => loadDashboard(context.queryClient),
  staticData: { title: msg`Dashboard` },
  component: DashboardScreen,
  pendingComponent: DashboardPending,
  errorComponent: LoadError,
});
