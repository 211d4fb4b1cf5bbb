import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/admin/accounts/$accountId/settings')({
  staticData: {
    title: msg`Account settings`,
    purpose: msg`Coming soon: features, limits, brand lock, retention and stock assets.`,
    needs: 'getAccount',
  },
  component: PlannedScreen,
});
