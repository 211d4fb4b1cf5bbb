import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_entry/reset-password')({
  staticData: {
    title: msg`Reset password`,
    purpose: msg`Here anybody will ask for a link and set a new password.`,
  },
  component: PlannedScreen,
});
