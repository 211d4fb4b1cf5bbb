import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';
import { providerParams } from '~/features/integrations/provider-pages';

export const Route = createFileRoute('/_app/auth/$provider/deauthorize')({
  params: providerParams('deauthorize'),
  staticData: {
    title: msg`Disconnect`,
    purpose: msg`Coming soon: disconnect this service.`,
    needs: 'updateOwnAccount',
  },
  component: PlannedScreen,
});
