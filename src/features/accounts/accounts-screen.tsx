import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ListScreen } from '~/patterns/list/list-screen';
import { accountList } from './account-list';
import { useAccountTabs } from './account-tabs';
import { AuditScreen } from './audit/audit-screen';
import { RequestsScreen } from './requests/requests-screen';

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
