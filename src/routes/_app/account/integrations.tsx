import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/account/integrations')({
  staticData: {
    title: msg`Integrations`,
    purpose: msg`Coming soon: connect storage, social networks, booking software and messaging.`,
    needs: 'listIntegrations',
  },
  component: PlannedScreen,
});
