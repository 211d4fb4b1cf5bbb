import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LoadError } from '~/components/feedback/load-error';
import { RecordPending } from '~/components/form/form-pending';
import { loadProduct } from '~/features/products/product-queries';
import { ProductScreen } from '~/features/products/product-screens';

export const Route = createFileRoute('/_app/products/$productId')({
  loader: ({ context, params }) => loadProduct(context.queryClient, params.productId),
  staticData: { title: msg`Products`, needs: 'getProduct' },
  component: ProductScreen,
  pendingComponent: RecordPending,
  errorComponent: LoadError,
});
