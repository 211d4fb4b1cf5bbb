import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '~/components/feedback/planned-screen';

export const Route = createFileRoute('/_app/products/$productId')({
  staticData: {
    title: msg`Product`,
    purpose: msg`Here will be one product: text, price, picture and link to the shop.`,
    needs: 'getProduct',
  },
  component: PlannedScreen,
});
