import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ResetScreen } from '~/features/entry/reset-screen';
import { textsOf } from '~/lib/search-texts';

export const Route = createFileRoute('/_entry/reset-password')({
  validateSearch: (given) => textsOf(given, ['oobCode']),
  staticData: { title: msg`Reset password` },
  component: ResetScreen,
});
