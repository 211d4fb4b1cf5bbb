import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { SigninScreen } from '~/features/entry/signin-screen';
import { currentUser } from '~/identity';
import { returnPath } from '~/lib/return-path';
import { textsOf } from '~/lib/search-texts';
import { endSession } from '~/session/end-session';
import { homePath } from '~/session/home-path';

interface Search {
  /** The requested page. */
  redirect?: string;
  /** The parameters of a link in an email. The provider supports only one page for all of them. */
  mode?: string;
  oobCode?: string;
}

export const Route = createFileRoute('/_entry/signin')({
  validateSearch: (given): Search => ({
    ...textsOf(given, ['mode', 'oobCode']),
    redirect: given.redirect === undefined ? undefined : returnPath(given.redirect),
  }),
  beforeLoad: ({ search: { redirect: asked, mode, oobCode }, location, preload }) => {
    // Signing out is a navigation, so a page with unsaved changes asks first.
    if (location.state.signOut && !preload) {
      if (currentUser()) endSession();
      // Without the state, because going back to this entry must not sign out the next user.
      throw redirect({ to: '/signin', replace: true, state: {} });
    }
    if (mode === 'resetPassword')
      throw redirect({ to: '/reset-password', search: { oobCode }, replace: true });
    if (mode === 'verifyEmail') throw redirect({ to: '/signup/verify', search: { oobCode }, replace: true });
    if (mode === 'verifyAndChangeEmail' || mode === 'recoverEmail')
      throw redirect({ to: '/changed-email', search: { oobCode }, replace: true });
    if (currentUser()) throw redirect({ href: asked ?? homePath(), replace: true });
  },
  staticData: { title: msg`Sign in` },
  component: SigninScreen,
});
