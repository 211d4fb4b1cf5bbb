import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/locations/create')({
  staticData: {
    title: msg`New location`,
    purpose: msg`Here a site will be added, with a sign-in of its own.`,
    needs: 'createLocation',
  },
  component: PlannedScreen,
});
