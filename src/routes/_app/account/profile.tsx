import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/account/profile')({
  staticData: {
    title: msg`Profile`,
    purpose: msg`Coming soon: your business name, contact details, time zone, language and branding.`,
    needs: 'getOwnAccount',
  },
  component: PlannedScreen,
});
