import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/admin/accounts/$accountId/profile')({
  staticData: {
    title: msg`Account profile`,
    purpose: msg`Coming soon: change an account's name, owner and category.`,
    needs: 'getAccount',
  },
  component: PlannedScreen,
});
