import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/session/$sessionId/branding')({
  staticData: {
    title: msg`Session branding`,
    purpose: msg`Coming soon: colors, logo and screens for this session.`,
    needs: 'getSession',
  },
  component: PlannedScreen,
});
