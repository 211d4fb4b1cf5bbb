import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';
import { providerParams } from '~/features/integrations/provider-pages';

export const Route = createFileRoute('/_app/auth/$provider/deauthorize')({
  params: providerParams('deauthorize'),
  staticData: {
    title: msg`Disconnect`,
    purpose: msg`Here the connection will be ended, after saying what stops with it.`,
    needs: 'updateOwnAccount',
  },
  component: PlannedScreen,
});
