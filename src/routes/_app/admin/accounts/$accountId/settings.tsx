import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AccountSettings } from '~/features/accounts/account/account-screens';

export const Route = createFileRoute('/_app/admin/accounts/$accountId/settings')({
  staticData: { title: msg`Account settings`, needs: 'getAccount' },
  component: AccountSettings,
});
