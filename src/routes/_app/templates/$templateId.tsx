import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/templates/$templateId')({
  staticData: {
    title: msg`Template`,
    purpose: msg`Coming soon: the template editor.`,
    needs: 'getTemplate',
  },
  component: PlannedScreen,
});
