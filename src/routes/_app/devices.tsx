import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/devices')({
  staticData: {
    title: msg`Devices`,
    purpose: msg`Here booths will be linked by a code, watched and assigned to a location and a session.`,
    needs: 'listDevices',
  },
  component: PlannedScreen,
});
