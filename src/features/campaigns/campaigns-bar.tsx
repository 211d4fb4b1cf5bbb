import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarMonth, IconList } from '@tabler/icons-react';
import { Link, useSearch } from '@tanstack/react-router';
import type { TabRow } from '~/components/list/list-tabs';
import type { PageTab } from '~/components/page/page-tabs';
import segmented from '~/ui/segmented.module.css';
import type { Tab } from './campaign-search';
import styles from './campaigns.module.css';

/** The campaigns by status; the address names the current tab. */
export function useCampaignTabs(): TabRow {
  const { t } = useLingui();
  const { tab: current, view, month, sort, show } = useSearch({ from: '/_app/campaigns/' });
  const tabOf = (tab: Tab | undefined, label: string): PageTab => ({
    label,
    to: '/campaigns',
    search: { view, month, sort, show, tab },
    current: tab === current,
  });
  return {
    label: t`Campaigns by status`,
    tabs: [
      tabOf(undefined, t`All`),
      tabOf('drafts', t`Drafts`),
      tabOf('scheduled', t`Scheduled`),
      tabOf('sent', t`Sent`),
      tabOf('automatic', t`Automatic`),
    ],
  };
}

/** Switches between list and month with the same filters. */
export function ViewSwitch() {
  const { t } = useLingui();
  const { view } = useSearch({ from: '/_app/campaigns/' });
  return (
    <nav className={`${segmented.segments} ${styles.switch}`} data-size="s" aria-label={t`List or month`}>
      <Link
        from="/campaigns/"
        to="/campaigns"
        search={({ tab, sort, show }) => ({ tab, sort, show })}
        resetScroll={false}
        activeOptions={{ exact: true, includeSearch: true }}
        aria-current={view === undefined ? 'page' : undefined}
      >
        <IconList size={16} aria-hidden />
        <Trans>List</Trans>
      </Link>
      <Link
        from="/campaigns/"
        to="/campaigns"
        search={({ tab, sort, show }) => ({ tab, sort, show, view: 'calendar' as const })}
        resetScroll={false}
        activeOptions={{ exact: true, includeSearch: true }}
        aria-current={view === 'calendar' ? 'page' : undefined}
      >
        <IconCalendarMonth size={16} aria-hidden />
        <Trans>Month</Trans>
      </Link>
    </nav>
  );
}
