import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/admin/accounts/$accountId/analytics')({
  staticData: {
    title: msg`Account analytics`,
    purpose: msg`Coming soon: one account's numbers.`,
    needs: 'getAccount',
  },
  component: PlannedScreen,
});
