import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/session/$sessionId/experiences')({
  staticData: {
    title: msg`Session experiences`,
    purpose: msg`Coming soon: what guests can choose at the booth – photo, collage, video and more.`,
    needs: 'getSession',
  },
  component: PlannedScreen,
});
