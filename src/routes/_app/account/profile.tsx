import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LoadError } from '~/components/feedback/load-error';
import { FormPending } from '~/components/form/form-pending';
import { loadAccount } from '~/features/account/account-queries';
import { ProfileScreen } from '~/features/account/profile-screen';

export const Route = createFileRoute('/_app/account/profile')({
  loader: ({ context }) => loadAccount(context.queryClient),
  staticData: { title: msg`Profile`, needs: 'getOwnAccount' },
  component: ProfileScreen,
  pendingComponent: FormPending,
  errorComponent: LoadError,
});
