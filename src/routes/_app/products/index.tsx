import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/products/')({
  staticData: {
    title: msg`Products`,
    purpose: msg`Here will be the catalogue that is shown beside photos.`,
    needs: 'listProducts',
  },
  component: PlannedScreen,
});
