import { createFileRoute, redirect } from '@tanstack/react-router';
import { AppFrame } from '~/components/shell/app-frame';
import { currentAccountUid } from '~/identity';

/** Pages for somebody who is signed in, or was when the page was last open. */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ location }) => {
    const uid = currentAccountUid();
    if (uid === null) throw redirect({ to: '/signin', search: { redirect: location.href }, replace: true });
    // Loaded here, not at the top: nobody who is signed out needs the query cache.
    const { queryClientFor } = await import('~/session/query-client-for');
    return { queryClient: queryClientFor(uid), uid };
  },
  component: AppFrame,
});
