import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { getIntegrationsQuery } from '~/api/integrations';
import { load } from '~/api/load';
import { LoadError } from '~/components/feedback/load-error';
import { NotFound } from '~/components/feedback/not-found';
import { FormPending } from '~/components/form/form-pending';
import { KeysScreen } from '~/features/integrations/keys-screen';
import { providerParams } from '~/features/integrations/provider-pages';

export const Route = createFileRoute('/_app/auth/$provider/')({
  params: providerParams('index'),
  loader: ({ context }) => load(context.queryClient, getIntegrationsQuery()),
  staticData: { title: msg`Connect`, needs: 'connectIntegration' },
  component: KeysScreen,
  pendingComponent: FormPending,
  errorComponent: LoadError,
  notFoundComponent: NotFound,
});
