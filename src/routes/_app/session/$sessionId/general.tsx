import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/session/$sessionId/general')({
  staticData: {
    title: msg`Session`,
    purpose: msg`Coming soon: name, times, privacy and messages for this session.`,
    needs: 'getSession',
  },
  component: PlannedScreen,
});
