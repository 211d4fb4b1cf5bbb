import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/campaigns/create')({
  staticData: {
    title: msg`New campaign`,
    purpose: msg`Here a campaign will be written: who gets it, what it says and when it leaves.`,
    needs: 'createCampaign',
  },
  component: PlannedScreen,
});
