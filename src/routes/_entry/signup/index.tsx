import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SignupScreen } from '~/features/entry/signup/signup-screen';
import { textsOf } from '~/lib/search-texts';

export const Route = createFileRoute('/_entry/signup/')({
  validateSearch: (given) => textsOf(given, ['plan']),
  staticData: { title: msg`Sign up` },
  component: SignupScreen,
});
