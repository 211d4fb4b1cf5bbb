import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ListScreen } from '~/components/list/list-screen';
import { managerList } from './manager-list';

// Few come for it, and forms weigh more than lists.
const InvitationScreen = lazy(() =>
  import('./manager-screens').then(({ InvitationScreen }) => ({ default: InvitationScreen })),
);

/** The list; or, where the address says so, the form of an invitation in its place. */
export function ManagersScreen() {
  const { invite } = useSearch({ from: '/_app/managers/' });
  if (invite === undefined) return <ListScreen list={managerList} />;
  return (
    <Suspense>
      <InvitationScreen />
    </Suspense>
  );
}
