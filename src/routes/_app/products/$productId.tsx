import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadProduct } from '~/features/products/product-queries';
import { ProductScreen } from '~/features/products/product-screens';
import { LoadError } from '~/parts/feedback/load-error';
import { RecordPending } from '~/patterns/form/form-pending';

export const Route = createFileRoute('/_app/products/$productId')({
  loader: ({ context, params }) => loadProduct(context.queryClient, params.productId),
  staticData: { title: msg`Products`, needs: 'getProduct' },
  component: ProductScreen,
  pendingComponent: RecordPending,
  errorComponent: LoadError,
});
