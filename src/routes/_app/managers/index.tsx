import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GetManagerParams, ListManagersQueryParams } from '~/api/managers';
import { managerList } from '~/features/managers/manager-list';
import { ManagersScreen } from '~/features/managers/managers-screen';
import { listSearchOf } from '~/lib/search-schema';
import { textsOf } from '~/lib/search-texts';
import { LoadError } from '~/parts/feedback/load-error';
import { ListPending } from '~/patterns/list/list-pending';
import { loadList } from '~/patterns/list/load-list';

const readList = listSearchOf(ListManagersQueryParams, () => ({ open: GetManagerParams.shape.id }));

export const Route = createFileRoute('/_app/managers/')({
  validateSearch: (given) => ({ ...readList(given), ...textsOf(given, ['invite']) }),
  loader: ({ context, location }) => loadList(context.queryClient, managerList, readList(location.search)),
  shouldReload: true,
  staticData: { title: msg`Managers`, needs: 'listManagers' },
  component: ManagersScreen,
  pendingComponent: () => <ListPending list={managerList} />,
  errorComponent: LoadError,
});
