import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadOwnAccount } from '~/features/products/product-queries';
import { NewProductScreen } from '~/features/products/product-screens';
import { LoadError } from '~/parts/feedback/load-error';
import { RecordPending } from '~/patterns/form/form-pending';

export const Route = createFileRoute('/_app/products/create')({
  loader: ({ context }) => loadOwnAccount(context.queryClient),
  staticData: { title: msg`New product`, needs: 'createProduct' },
  component: NewProductScreen,
  pendingComponent: RecordPending,
  errorComponent: LoadError,
});
