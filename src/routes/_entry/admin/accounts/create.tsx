import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NewAccountScreen } from '~/features/entry/new-account/new-account-screen';
import { textsOf } from '~/lib/search-texts';

export const Route = createFileRoute('/_entry/admin/accounts/create')({
  // The values of a business's request, which prefill the form.
  validateSearch: (given) => textsOf(given, ['businessName', 'category', 'ownerName', 'email']),
  staticData: { title: msg`Create an account` },
  component: NewAccountScreen,
});
