import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GetSessionParams, ListSessionsQueryParams } from '~/api/sessions';
import { sessionList } from '~/features/sessions/session-list';
import { SessionsScreen } from '~/features/sessions/sessions-screen';
import { listSearchOf } from '~/lib/search-schema';
import { LoadError } from '~/parts/feedback/load-error';
import { ListPending } from '~/patterns/list/list-pending';
import { loadList } from '~/patterns/list/load-list';

const validateSearch = listSearchOf(ListSessionsQueryParams, () => ({ open: GetSessionParams.shape.id }));

export const Route = createFileRoute('/_app/session/')({
  validateSearch,
  loader: ({ context, location }) =>
    loadList(context.queryClient, sessionList, validateSearch(location.search)),
  shouldReload: true,
  staticData: { title: msg`Sessions`, needs: 'listSessions' },
  component: SessionsScreen,
  pendingComponent: () => <ListPending list={sessionList} />,
  errorComponent: LoadError,
});
