import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/analytics')({
  staticData: {
    title: msg`Analytics`,
    purpose: msg`Coming soon: photos taken, delivered, opened, shared and booked from, over time.`,
  },
  component: PlannedScreen,
});
