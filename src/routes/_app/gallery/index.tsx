import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/gallery/')({
  staticData: {
    title: msg`Gallery`,
    purpose: msg`Coming soon: all your photos, to review, send and download.`,
    needs: 'listPhotos',
  },
  component: PlannedScreen,
});
