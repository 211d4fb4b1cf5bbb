import { msg } from '@lingui/core/macro';
import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { load } from '~/api/cache/load';
import { getIntegrationQuery } from '~/api/integrations';
import { ApiError } from '~/api/transport/errors';
import { DeauthorizeScreen, NotConnected } from '~/features/integrations/deauthorize-screen';
import { providerParams } from '~/features/integrations/provider-pages';
import { LoadError } from '~/parts/feedback/load-error';
import { NotFound } from '~/parts/feedback/not-found';

export const Route = createFileRoute('/_app/auth/$provider/deauthorize')({
  params: providerParams('deauthorize'),
  loader: ({ context, params }) => load(context.queryClient, getIntegrationQuery(params.provider)),
  staticData: { title: msg`Disconnect`, needs: 'disconnectIntegration' },
  component: DeauthorizeScreen,
  errorComponent: Failed,
  notFoundComponent: NotFound,
});

function Failed(props: ErrorComponentProps) {
  const { error } = props;
  const isGone = error instanceof ApiError && error.status === 404;
  return isGone ? <NotConnected /> : <LoadError {...props} />;
}
