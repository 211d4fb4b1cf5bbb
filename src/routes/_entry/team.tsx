import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { TeamScreen } from '~/features/entry/team-screen';
import { currentUser } from '~/identity';

export const Route = createFileRoute('/_entry/team')({
  beforeLoad: ({ location }) => {
    // An invitation can be opened while another user is signed in.
    if (currentUser() && !location.hash) throw redirect({ to: '/dashboard', replace: true });
  },
  staticData: { title: msg`Team` },
  component: TeamScreen,
});
