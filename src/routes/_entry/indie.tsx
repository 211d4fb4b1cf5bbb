import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { IndieScreen } from '~/features/entry/indie-screen';
import { currentUser } from '~/identity';
import { textsOf } from '~/lib/search-texts';

export const Route = createFileRoute('/_entry/indie')({
  validateSearch: (given) => textsOf(given, ['plan']),
  beforeLoad: ({ cause, search }) => {
    // Not during sign-up, which also signs the user in.
    if (cause === 'enter' && currentUser()) throw redirect({ to: '/subscription', search, replace: true });
  },
  staticData: { title: msg`Indie` },
  component: IndieScreen,
});
