import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/campaigns/')({
  staticData: {
    title: msg`Campaigns`,
    purpose: msg`Here will be the messages to many contacts, by status and in a calendar.`,
    needs: 'listCampaigns',
  },
  component: PlannedScreen,
});
