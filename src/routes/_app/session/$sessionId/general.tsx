import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/session/$sessionId/general')({
  staticData: {
    title: msg`Session`,
    purpose: msg`Here a booth session will get its name, times, privacy and messages.`,
    needs: 'getSession',
  },
  component: PlannedScreen,
});
