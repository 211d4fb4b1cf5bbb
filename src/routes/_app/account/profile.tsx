import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/account/profile')({
  staticData: {
    title: msg`Profile`,
    purpose: msg`Here the business will keep its name, contact, time zone, language and look.`,
    needs: 'getOwnAccount',
  },
  component: PlannedScreen,
});
