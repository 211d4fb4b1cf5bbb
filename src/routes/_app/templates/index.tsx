import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/templates/')({
  staticData: {
    title: msg`Templates`,
    purpose: msg`Here will be the layouts into which photos are set.`,
    needs: 'listTemplates',
  },
  component: PlannedScreen,
});
