import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { AppFrame } from '~/components/shell/app-frame';
import { currentAccountUid } from '~/identity';

/** Pages for signed-in users, and for those who were when the page was last open. */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ location, matches }) => {
    const uid = currentAccountUid();
    // An unknown address is no secret: it needs no sign-in, and no frame.
    if (uid === null && matches.at(-1)?.routeId === '/_app/$') throw notFound();
    if (uid === null) throw redirect({ to: '/signin', search: { redirect: location.href }, replace: true });
    // Loaded here, not at the top: signed-out visitors do not need the query cache.
    const { queryClientFor } = await import('~/session/query-client-for');
    return { queryClient: queryClientFor(uid), uid };
  },
  component: AppFrame,
});
