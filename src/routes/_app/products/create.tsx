import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LoadError } from '~/components/feedback/load-error';
import { RecordPending } from '~/components/form/form-pending';
import { loadOwnAccount } from '~/features/products/product-queries';
import { NewProductScreen } from '~/features/products/product-screens';

export const Route = createFileRoute('/_app/products/create')({
  loader: ({ context }) => loadOwnAccount(context.queryClient),
  staticData: { title: msg`New product`, needs: 'createProduct' },
  component: NewProductScreen,
  pendingComponent: RecordPending,
  errorComponent: LoadError,
});
