import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/account/billing/')({
  staticData: {
    title: msg`Billing`,
    purpose: msg`Coming soon: your plan, usage, next charge and invoices.`,
    needs: 'updateOwnAccount',
  },
  component: PlannedScreen,
});
