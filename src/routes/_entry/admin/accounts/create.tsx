import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import type { AccountSearch } from '~/features/accounts/model/account-queries';
import { NewAccountScreen } from '~/features/entry/new-account/new-account-screen';
import { currentUser } from '~/identity';
import { textsOf } from '~/lib/search-texts';

export const Route = createFileRoute('/_entry/admin/accounts/create')({
  // The values of a business's request, which prefill the form.
  validateSearch: (given) => textsOf(given, ['businessName', 'category', 'ownerName', 'email']),
  beforeLoad: ({ search }) => {
    // Administrators create accounts in the admin area, beside its navigation.
    if (currentUser()?.admin)
      throw redirect({
        to: '/admin/dashboard',
        search: { ...search, tab: 'create' } as AccountSearch,
        replace: true,
      });
  },
  staticData: { title: msg`Create an account` },
  component: NewAccountScreen,
});
