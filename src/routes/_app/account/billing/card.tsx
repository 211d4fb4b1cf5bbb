import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CardScreen } from '~/features/payments/card-screen';
import { textsOf } from '~/lib/search-texts';
import { LoadError } from '~/parts/feedback/load-error';

export const Route = createFileRoute('/_app/account/billing/card')({
  validateSearch: (given) => textsOf(given, ['plan']),
  staticData: { title: msg`Card`, needs: 'replaceCard' },
  component: CardScreen,
  errorComponent: LoadError,
});
