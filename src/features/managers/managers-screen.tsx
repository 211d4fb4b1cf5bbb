import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ListScreen } from '~/patterns/list/list-screen';
import { managerList } from './manager-list';

// Rarely used, and forms have larger chunks than lists.
const InvitationScreen = lazy(() =>
  import('./manager-screens').then(({ InvitationScreen }) => ({ default: InvitationScreen })),
);

/** The list, or the invitation form if the URL says so. */
export function ManagersScreen() {
  const { invite } = useSearch({ from: '/_app/managers/' });
  if (invite === undefined) return <ListScreen list={managerList} />;
  return (
    <Suspense>
      <InvitationScreen />
    </Suspense>
  );
}
