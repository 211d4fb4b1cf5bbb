import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_entry/signup/')({
  staticData: {
    title: msg`Sign up`,
    purpose: msg`Here an owner will make a sign-in, name the business and choose its category.`,
  },
  component: PlannedScreen,
});
