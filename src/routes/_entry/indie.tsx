import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_entry/indie')({
  staticData: {
    title: msg`Indie`,
    purpose: msg`Here somebody who works alone will sign up for one location and one device.`,
  },
  component: PlannedScreen,
});
