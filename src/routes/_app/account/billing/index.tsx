import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/account/billing/')({
  staticData: {
    title: msg`Billing`,
    purpose: msg`Here an owner will see the plan, what is used of it, the next charge and the invoices.`,
    needs: 'updateOwnAccount',
  },
  component: PlannedScreen,
});
