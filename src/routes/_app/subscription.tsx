import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { load } from '~/api/load';
import { listPlansQuery } from '~/api/payments';
import { LoadError } from '~/components/feedback/load-error';
import { SubscriptionScreen } from '~/features/entry/subscription-screen';
import { textsOf } from '~/lib/search-texts';

export const Route = createFileRoute('/_app/subscription')({
  validateSearch: (given) => textsOf(given, ['plan']),
  loader: ({ context }) => load(context.queryClient, listPlansQuery({ show: 200 })),
  staticData: { title: msg`Subscription` },
  component: SubscriptionScreen,
  errorComponent: LoadError,
});
