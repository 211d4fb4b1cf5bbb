// The pages that do not require signing in. Visitors who are signed out start with this tree instead of the generated
// one, which has all pages with the validators of their search params: 18 KiB that no entry page needs.
import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router';
import { Route as Root } from './routes/__root';
import { Route as Entry } from './routes/_entry';
import { Route as NewAccount } from './routes/_entry/admin/accounts/create';
import { Route as ChangedEmail } from './routes/_entry/changed-email';
import { Route as Indie } from './routes/_entry/indie';
import { Route as ResetPassword } from './routes/_entry/reset-password';
import { Route as SignIn } from './routes/_entry/signin';
import { Route as SignUp } from './routes/_entry/signup/index';
import { Route as Verify } from './routes/_entry/signup/verify';
import { Route as Team } from './routes/_entry/team';
import { Route as Index } from './routes/index';

/** The same options that the generator gives to a route of this path. */
const placed = (route: AnyRoute, path: string, parent: AnyRoute): AnyRoute =>
  route.update({ id: path, path, getParentRoute: () => parent } as never);

const entry: AnyRoute = Entry.update({ id: '/_entry', getParentRoute: () => Root } as never);

/** @param addAllPages puts the generated tree in the place of this one */
export const entryTree = (addAllPages: () => Promise<void>): AnyRoute =>
  Root._addFileChildren([
    placed(Index, '/', Root),
    entry._addFileChildren([
      placed(SignIn, '/signin', entry),
      placed(SignUp, '/signup/', entry),
      placed(Verify, '/signup/verify', entry),
      placed(ResetPassword, '/reset-password', entry),
      placed(ChangedEmail, '/changed-email', entry),
      placed(Team, '/team', entry),
      placed(Indie, '/indie', entry),
      placed(NewAccount, '/admin/accounts/create', entry),
    ]),
    // Every other URL is opened again once its page is there.
    createRoute({
      getParentRoute: () => Root,
      path: '$',
      beforeLoad: async ({ location }) => {
        await addAllPages();
        throw redirect({ href: location.href, replace: true });
      },
    }),
  ]);
