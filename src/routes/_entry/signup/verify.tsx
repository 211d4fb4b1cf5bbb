import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { VerifyScreen } from '~/features/entry/signup/verify-screen';
import { textsOf } from '~/lib/search-texts';

export const Route = createFileRoute('/_entry/signup/verify')({
  validateSearch: (given) => textsOf(given, ['oobCode']),
  // After a wrong code, another link can be opened in the same window.
  remountDeps: ({ search }) => search.oobCode,
  staticData: { title: msg`Confirm your email` },
  component: VerifyScreen,
});
