import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_entry/admin/accounts/create')({
  staticData: {
    title: msg`Create an account`,
    purpose: msg`Coming soon: create an account and invite its owner.`,
  },
  component: PlannedScreen,
});
