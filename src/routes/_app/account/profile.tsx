import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadAccount } from '~/features/account/account-queries';
import { ProfilePending } from '~/features/account/profile-pending';
import { ProfileScreen } from '~/features/account/profile-screen';
import { LoadError } from '~/parts/feedback/load-error';

export const Route = createFileRoute('/_app/account/profile')({
  loader: ({ context }) => loadAccount(context.queryClient),
  staticData: { title: msg`Profile`, needs: 'getOwnAccount' },
  component: ProfileScreen,
  pendingComponent: ProfilePending,
  errorComponent: LoadError,
});
