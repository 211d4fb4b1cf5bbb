import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/analytics')({
  staticData: {
    title: msg`Analytics`,
    purpose: msg`Here will be how many photos were taken, delivered, opened, shared and booked from, over time.`,
  },
  component: PlannedScreen,
});
