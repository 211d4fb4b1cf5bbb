import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ChangedEmailScreen } from '~/features/entry/changed-email-screen';
import { textsOf } from '~/lib/search-texts';

export const Route = createFileRoute('/_entry/changed-email')({
  validateSearch: (given) => textsOf(given, ['oobCode']),
  // Another link can be opened in the same window.
  remountDeps: ({ search }) => search.oobCode,
  staticData: { title: msg`Change email address` },
  component: ChangedEmailScreen,
});
