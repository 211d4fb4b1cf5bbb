import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_entry/team')({
  staticData: {
    title: msg`Team`,
    purpose: msg`Here managers will accept an invitation, and locations will sign in.`,
  },
  component: PlannedScreen,
});
