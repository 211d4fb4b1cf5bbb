import { useLingui } from '@lingui/react/macro';
import type { TabRow } from '~/patterns/list/list-tabs';

export function useContactTabs(current: 'emails' | 'phones' | undefined): TabRow {
  const { t } = useLingui();
  return {
    label: t`Lists of contacts`,
    tabs: [
      { label: t`People`, to: '/contacts', current: current === undefined },
      { label: t`Emails`, to: '/contacts', search: { tab: 'emails' }, current: current === 'emails' },
      {
        label: t`Phone numbers`,
        to: '/contacts',
        search: { tab: 'phones' },
        current: current === 'phones',
      },
    ],
  };
}
