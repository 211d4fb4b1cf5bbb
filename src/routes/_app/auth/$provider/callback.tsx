import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CallbackScreen } from '~/features/integrations/callback-screen';
import { providerParams } from '~/features/integrations/provider-pages';
import { textsOf } from '~/lib/search-texts';
import { NotFound } from '~/parts/feedback/not-found';

export const Route = createFileRoute('/_app/auth/$provider/callback')({
  params: providerParams('callback'),
  validateSearch: (given) => textsOf(given, ['code', 'state', 'error']),
  staticData: { title: msg`Connecting`, needs: 'connectIntegration' },
  component: CallbackScreen,
  notFoundComponent: NotFound,
});
