import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AccountProfile } from '~/features/accounts/account/account-screens';

export const Route = createFileRoute('/_app/admin/accounts/$accountId/profile')({
  staticData: { title: msg`Account profile`, needs: 'getAccount' },
  component: AccountProfile,
});
