import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/dashboard')({
  staticData: {
    title: msg`Dashboard`,
    purpose: msg`Coming soon: your day at a glance – photos, to-dos, sessions and the next campaign.`,
  },
  component: PlannedScreen,
});
