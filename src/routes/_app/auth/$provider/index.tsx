import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { load } from '~/api/cache/load';
import { getIntegrationsQuery } from '~/api/integrations';
import { KeysScreen } from '~/features/integrations/keys-screen';
import { providerParams } from '~/features/integrations/provider-pages';
import { LoadError } from '~/parts/feedback/load-error';
import { NotFound } from '~/parts/feedback/not-found';
import { FormPending } from '~/patterns/form/form-pending';

export const Route = createFileRoute('/_app/auth/$provider/')({
  params: providerParams('index'),
  loader: ({ context }) => load(context.queryClient, getIntegrationsQuery()),
  staticData: { title: msg`Connect`, needs: 'connectIntegration' },
  component: KeysScreen,
  pendingComponent: FormPending,
  errorComponent: LoadError,
  notFoundComponent: NotFound,
});
