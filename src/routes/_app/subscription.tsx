import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadSubscription } from '~/features/payments/payment-queries';
import { SubscriptionPending } from '~/features/payments/subscription-pending';
import { SubscriptionScreen } from '~/features/payments/subscription-screen';
import { textsOf } from '~/lib/search-texts';
import { LoadError } from '~/parts/feedback/load-error';

export const Route = createFileRoute('/_app/subscription')({
  validateSearch: (given) => textsOf(given, ['plan']),
  loader: ({ context }) => loadSubscription(context.queryClient),
  staticData: { title: msg`Change plan`, needs: 'updateSubscription' },
  component: SubscriptionScreen,
  pendingComponent: SubscriptionPending,
  errorComponent: LoadError,
});
