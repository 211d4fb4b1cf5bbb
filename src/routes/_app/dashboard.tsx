import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/dashboard')({
  staticData: {
    title: msg`Dashboard`,
    purpose: msg`Here will be the day at a glance: photos, what needs attention, sessions and the next campaign.`,
  },
  component: PlannedScreen,
});
