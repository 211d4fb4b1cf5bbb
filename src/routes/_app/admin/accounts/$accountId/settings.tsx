import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/admin/accounts/$accountId/settings')({
  staticData: {
    title: msg`Account settings`,
    purpose: msg`Here an administrator will set features, limits, brand lock and retention, and refresh stock assets.`,
    needs: 'getAccount',
  },
  component: PlannedScreen,
});
