import { createFileRoute, redirect } from '@tanstack/react-router';
import { homePath } from '~/session/home-path';
import { accountCacheKey } from '~/session/viewing';

export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: accountCacheKey() === null ? '/signin' : homePath(), replace: true });
  },
});
