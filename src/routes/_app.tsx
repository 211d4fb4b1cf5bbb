import { createFileRoute, redirect } from '@tanstack/react-router';
import { AppFrame } from '~/components/shell/app-frame';
import { actingUid } from '~/identity';

/** Pages for somebody who is signed in, or was when the page was last open. */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ location }) => {
    const uid = actingUid();
    if (uid === null) throw redirect({ to: '/signin', search: { redirect: location.href }, replace: true });
    // Loaded here, not at the top: nobody who is signed out needs the query cache.
    const { clientFor } = await import('~/components/acting-client');
    return { queryClient: clientFor(uid), uid };
  },
  component: AppFrame,
});
