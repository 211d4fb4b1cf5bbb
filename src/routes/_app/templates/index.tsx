import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/templates/')({
  staticData: {
    title: msg`Templates`,
    purpose: msg`Coming soon: layouts for your photos.`,
    needs: 'listTemplates',
  },
  component: PlannedScreen,
});
