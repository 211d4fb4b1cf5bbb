import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_entry/signup/verify')({
  staticData: {
    title: msg`Confirm your e-mail address`,
    purpose: msg`Here a new owner will confirm the address, or have the message sent again.`,
  },
  component: PlannedScreen,
});
