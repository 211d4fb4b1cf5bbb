import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/locations/')({
  staticData: {
    title: msg`Locations`,
    purpose: msg`Here will be the sites of the business, with their booths and managers.`,
    needs: 'listLocations',
  },
  component: PlannedScreen,
});
