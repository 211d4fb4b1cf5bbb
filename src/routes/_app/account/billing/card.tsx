import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LoadError } from '~/components/feedback/load-error';
import { CardScreen } from '~/features/payments/card-screen';
import { textsOf } from '~/lib/search-texts';

export const Route = createFileRoute('/_app/account/billing/card')({
  validateSearch: (given) => textsOf(given, ['plan']),
  staticData: { title: msg`Card`, needs: 'replaceCard' },
  component: CardScreen,
  errorComponent: LoadError,
});
