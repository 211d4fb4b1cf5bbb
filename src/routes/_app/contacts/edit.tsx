import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/contacts/edit')({
  staticData: {
    title: msg`Contact`,
    purpose: msg`Here a contact will be added or changed.`,
    needs: 'createContact',
  },
  component: PlannedScreen,
});
