import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';
import { providerParams } from '~/features/integrations/provider-pages';

export const Route = createFileRoute('/_app/auth/$provider/')({
  params: providerParams('index'),
  staticData: {
    title: msg`Connect`,
    purpose: msg`Coming soon: enter the keys for this service.`,
    needs: 'updateOwnAccount',
  },
  component: PlannedScreen,
});
