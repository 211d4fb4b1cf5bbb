import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';
import { providerParams } from '~/features/integrations/provider-pages';

export const Route = createFileRoute('/_app/auth/$provider/callback')({
  params: providerParams('callback'),
  staticData: {
    title: msg`Connecting`,
    purpose: msg`Coming soon: finish connecting this service.`,
    needs: 'updateOwnAccount',
  },
  component: PlannedScreen,
});
