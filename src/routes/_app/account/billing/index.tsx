import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { BillingPending } from '~/features/payments/billing-pending';
import { BillingScreen } from '~/features/payments/billing-screen';
import { loadBilling } from '~/features/payments/payment-queries';
import { LoadError } from '~/parts/feedback/load-error';

export const Route = createFileRoute('/_app/account/billing/')({
  validateSearch: (given: { page?: unknown }): { page?: number } => {
    const page = Number(given.page);
    return Number.isInteger(page) && page > 1 && page <= 1_000_000 ? { page } : {};
  },
  loader: ({ context }) => loadBilling(context.queryClient),
  staticData: { title: msg`Billing`, needs: 'getSubscription' },
  component: BillingScreen,
  pendingComponent: BillingPending,
  errorComponent: LoadError,
});
