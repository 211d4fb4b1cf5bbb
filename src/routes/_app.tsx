import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { accountCacheKey } from '~/session/viewing';
import { AppFrame } from '~/shell/app-frame';

/** Pages for signed-in users, including those who were signed in at the last visit. */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ location, matches }) => {
    const accountKey = accountCacheKey();
    // Unknown URLs need neither a sign-in nor the frame.
    if (accountKey === null && matches.at(-1)?.routeId === '/_app/$') throw notFound();
    if (accountKey === null)
      throw redirect({ to: '/signin', search: { redirect: location.href }, replace: true });
    // Loaded lazily, because signed-out visitors do not need the query cache.
    const { queryClientFor } = await import('~/session/query-client-for');
    return { queryClient: queryClientFor(accountKey), accountKey };
  },
  component: AppFrame,
});
