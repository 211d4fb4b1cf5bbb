import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NewAccountScreen } from '~/features/entry/new-account/new-account-screen';
import { textsOf } from '~/lib/search-texts';

export const Route = createFileRoute('/_entry/admin/accounts/create')({
  // A request of a business, which the form begins with.
  validateSearch: (given) => textsOf(given, ['businessName', 'category', 'ownerName', 'email']),
  staticData: { title: msg`Create an account` },
  component: NewAccountScreen,
});
