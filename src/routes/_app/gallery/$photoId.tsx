import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/gallery/$photoId')({
  staticData: {
    title: msg`Photo`,
    purpose: msg`Coming soon: one photo with its contact, consent, deliveries and public link.`,
    needs: 'getPhoto',
  },
  component: PlannedScreen,
});
