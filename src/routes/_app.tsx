import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { AppFrame } from '~/components/shell/app-frame';
import { currentAccountUid } from '~/identity';

/** Pages for signed-in users, including those who were signed in at the last visit. */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ location, matches }) => {
    const uid = currentAccountUid();
    // Unknown URLs need neither a sign-in nor the frame.
    if (uid === null && matches.at(-1)?.routeId === '/_app/$') throw notFound();
    if (uid === null) throw redirect({ to: '/signin', search: { redirect: location.href }, replace: true });
    // Loaded lazily, because signed-out visitors do not need the query cache.
    const { queryClientFor } = await import('~/session/query-client-for');
    return { queryClient: queryClientFor(uid), uid };
  },
  component: AppFrame,
});
