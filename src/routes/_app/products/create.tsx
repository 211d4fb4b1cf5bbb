import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/products/create')({
  staticData: {
    title: msg`New product`,
    purpose: msg`Here a product will be added to the catalogue.`,
    needs: 'createProduct',
  },
  component: PlannedScreen,
});
