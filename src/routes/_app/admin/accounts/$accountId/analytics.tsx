import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/admin/accounts/$accountId/analytics')({
  staticData: {
    title: msg`Account analytics`,
    purpose: msg`Here an administrator will see the numbers of one account.`,
    needs: 'getAccount',
  },
  component: PlannedScreen,
});
