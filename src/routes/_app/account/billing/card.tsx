import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/account/billing/card')({
  staticData: {
    title: msg`Card`,
    purpose: msg`Coming soon: add or replace your card.`,
    needs: 'updateOwnAccount',
  },
  component: PlannedScreen,
});
