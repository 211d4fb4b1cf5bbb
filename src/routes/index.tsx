import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentAccountUid } from '~/identity';
import { homePath } from '~/session/home-path';

export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: currentAccountUid() === null ? '/signin' : homePath(), replace: true });
  },
});
