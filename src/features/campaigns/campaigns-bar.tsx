import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarMonth, IconList } from '@tabler/icons-react';
import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Tab } from './campaign-search';
import styles from './campaigns.module.css';

/** The campaigns by their state; which one is open stands in the address. */
export function CampaignTabs() {
  const { t } = useLingui();
  return (
    <nav className={styles.tabs} aria-label={t`Campaigns by state`}>
      <TabLink tab={undefined}>
        <Trans>All</Trans>
      </TabLink>
      <TabLink tab="drafts">
        <Trans>Drafts</Trans>
      </TabLink>
      <TabLink tab="scheduled">
        <Trans>Scheduled</Trans>
      </TabLink>
      <TabLink tab="sent">
        <Trans>Sent</Trans>
      </TabLink>
      <TabLink tab="automatic">
        <Trans>Automatic</Trans>
      </TabLink>
    </nav>
  );
}

function TabLink({ tab, children }: { tab: Tab | undefined; children: ReactNode }) {
  const { tab: current } = useSearch({ from: '/_app/campaigns/' });
  return (
    <Link
      from="/campaigns/"
      to="/campaigns"
      search={({ view, month, sort, show }) => ({ view, month, sort, show, tab })}
      resetScroll={false}
      className={styles.tab}
      // The router would name every tab the current one: the page is the same.
      activeOptions={{ exact: true, includeSearch: true }}
      activeProps={{}}
      aria-current={current === tab ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}

/** List or month, for the same campaigns. */
export function ViewSwitch() {
  const { t } = useLingui();
  const { view } = useSearch({ from: '/_app/campaigns/' });
  return (
    <nav className={styles.views} aria-label={t`How they are shown`}>
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
