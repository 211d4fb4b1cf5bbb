import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/templates/$templateId')({
  staticData: {
    title: msg`Template`,
    purpose: msg`Here a layout will be drawn, layer by layer.`,
    needs: 'getTemplate',
  },
  component: PlannedScreen,
});
