import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/managers/')({
  staticData: {
    title: msg`Managers`,
    purpose: msg`Here managers will be invited and given their locations and permissions.`,
    needs: 'listManagers',
  },
  component: PlannedScreen,
});
