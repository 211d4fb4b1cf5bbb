import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { SigninScreen } from '~/features/entry/signin-screen';
import { currentUser } from '~/identity';
import { returnPath } from '~/lib/return-path';

export const Route = createFileRoute('/_entry/signin')({
  validateSearch: ({ redirect: asked }: Record<string, unknown>): { redirect?: string } =>
    asked === undefined ? {} : { redirect: returnPath(asked) },
  beforeLoad: ({ search }) => {
    if (currentUser()) throw redirect({ href: returnPath(search.redirect), replace: true });
  },
  staticData: { title: msg`Sign in` },
  component: SigninScreen,
});
