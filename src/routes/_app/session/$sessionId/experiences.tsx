import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/session/$sessionId/experiences')({
  staticData: {
    title: msg`Session experiences`,
    purpose: msg`Here a booth session will get what guests can choose: photo, collage, video and more.`,
    needs: 'getSession',
  },
  component: PlannedScreen,
});
