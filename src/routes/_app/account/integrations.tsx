import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadCatalog } from '~/features/integrations/integration-queries';
import { IntegrationsPending } from '~/features/integrations/integrations-pending';
import { IntegrationsScreen } from '~/features/integrations/integrations-screen';
import { LoadError } from '~/parts/feedback/load-error';

export const Route = createFileRoute('/_app/account/integrations')({
  loader: ({ context }) => loadCatalog(context.queryClient),
  staticData: { title: msg`Integrations`, needs: 'listIntegrations' },
  component: IntegrationsScreen,
  pendingComponent: IntegrationsPending,
  errorComponent: LoadError,
});
