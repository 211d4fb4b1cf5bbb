import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/admin/accounts/$accountId/profile')({
  staticData: {
    title: msg`Account profile`,
    purpose: msg`Here an administrator will change the identity, owner and category of one account.`,
    needs: 'getAccount',
  },
  component: PlannedScreen,
});
