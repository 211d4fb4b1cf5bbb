import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadSession } from '~/features/sessions/model/session-queries';
import { SessionScreen } from '~/features/sessions/session-screen';
import { LoadError } from '~/parts/feedback/load-error';
import { TabbedPending } from '~/patterns/form/form-pending';

/** The three tabs are one form, so they are one screen with three URLs. */
export const Route = createFileRoute('/_app/session/$sessionId')({
  loader: ({ context, params }) => loadSession(context.queryClient, params.sessionId),
  staticData: { title: msg`Session`, needs: 'getSession' },
  component: SessionScreen,
  pendingComponent: TabbedPending,
  errorComponent: LoadError,
});
