import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/gallery/$photoId')({
  staticData: {
    title: msg`Photo`,
    purpose: msg`Here will be one photo with its contact, consent, deliveries and public link.`,
    needs: 'getPhoto',
  },
  component: PlannedScreen,
});
