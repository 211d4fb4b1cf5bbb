import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ListScreen } from '~/components/list/list-screen';
import { accountList } from './account-list';
import { useAccountTabs } from './account-tabs';

const AuditScreen = lazy(() =>
  import('./audit/audit-screen').then(({ AuditScreen }) => ({ default: AuditScreen })),
);

const RequestsScreen = lazy(() =>
  import('./requests/requests-screen').then(({ RequestsScreen }) => ({ default: RequestsScreen })),
);

const NewAccount = lazy(() => import('./new-account').then(({ NewAccount }) => ({ default: NewAccount })));

/** All businesses, for administrators: their health, and the way to look at them as their owners do. */
export function AccountsScreen() {
  const { tab } = useSearch({ from: '/_app/admin/dashboard' });
  const tabs = useAccountTabs(tab);
  if (tab === undefined) return <ListScreen list={accountList} tabs={tabs} />;
  if (tab === 'create')
    return (
      <Suspense>
        <NewAccount />
      </Suspense>
    );
  return (
    <Suspense>{tab === 'audit' ? <AuditScreen tabs={tabs} /> : <RequestsScreen tabs={tabs} />}</Suspense>
  );
}
