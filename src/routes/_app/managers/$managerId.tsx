import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/managers/$managerId')({
  staticData: {
    title: msg`Manager`,
    purpose: msg`Here will be one manager, with locations and permissions.`,
    needs: 'getManager',
  },
  component: PlannedScreen,
});
