import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/admin/dashboard')({
  staticData: {
    title: msg`Accounts`,
    purpose: msg`Here an administrator will find an account, see how it is doing and view it as its owner does.`,
  },
  component: PlannedScreen,
});
