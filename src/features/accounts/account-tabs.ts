import { useLingui } from '@lingui/react/macro';
import type { TabRow } from '~/patterns/list/list-tabs';
import type { AccountSearch } from './model/account-queries';

export function useAccountTabs(current: AccountSearch['tab']): TabRow {
  const { t } = useLingui();
  return {
    label: t`Parts of the admin area`,
    tabs: [
      { label: t`Accounts`, to: '/admin/dashboard', current: current === undefined },
      {
        label: t`Requests`,
        to: '/admin/dashboard',
        search: { tab: 'requests' },
        current: current === 'requests',
      },
      { label: t`Audit log`, to: '/admin/dashboard', search: { tab: 'audit' }, current: current === 'audit' },
    ],
  };
}
