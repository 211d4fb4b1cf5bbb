import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/contacts/')({
  staticData: {
    title: msg`Contacts`,
    purpose: msg`Here will be the people of the business, with their addresses, numbers and consent.`,
    needs: 'findContact',
  },
  component: PlannedScreen,
});
