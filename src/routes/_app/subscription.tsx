import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/subscription')({
  staticData: {
    title: msg`Subscription`,
    purpose: msg`Here an owner will choose a plan, by month or by year.`,
  },
  component: PlannedScreen,
});
