import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/locations/$locationId')({
  staticData: {
    title: msg`Location`,
    purpose: msg`Here will be one site: profile, access, devices, sessions and links.`,
    needs: 'getLocation',
  },
  component: PlannedScreen,
});
