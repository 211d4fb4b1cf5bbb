import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AccountFrame } from '~/features/accounts/account/account-frame';
import { loadAnyAccount } from '~/features/accounts/account/account-queries';
import { LoadError } from '~/parts/feedback/load-error';
import { TabbedPending } from '~/patterns/form/form-pending';

/** The shared header of three pages. */
export const Route = createFileRoute('/_app/admin/accounts/$accountId')({
  loader: ({ context, params }) => loadAnyAccount(context.queryClient, params.accountId),
  staticData: { title: msg`Account`, needs: 'getAccount' },
  component: AccountFrame,
  pendingComponent: TabbedPending,
  errorComponent: LoadError,
});
