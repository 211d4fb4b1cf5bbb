import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/session/$sessionId/branding')({
  staticData: {
    title: msg`Session branding`,
    purpose: msg`Here a booth session will get its colours, logo and screens.`,
    needs: 'getSession',
  },
  component: PlannedScreen,
});
