import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';
import { providerParams } from '~/features/integrations/provider-pages';

export const Route = createFileRoute('/_app/auth/$provider/callback')({
  params: providerParams('callback'),
  staticData: {
    title: msg`Connecting`,
    purpose: msg`Here the answer of the service will be taken in, and the connection shown.`,
    needs: 'updateOwnAccount',
  },
  component: PlannedScreen,
});
