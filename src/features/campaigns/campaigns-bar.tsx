import { useLingui } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';
import type { PageTab } from '~/parts/page/page-tabs';
import type { TabRow } from '~/patterns/list/list-tabs';
import segmented from '~/ui/field/segmented.module.css';
import { IconCalendar, IconList } from '~/ui/icons';
import styles from './campaigns.module.css';
import type { Tab } from './model/campaign-search';

/** The campaigns by status; the address names the current tab. */
export function useCampaignTabs(): TabRow {
  const { t } = useLingui();
  const { tab: current, view, month, search, sort, show } = useSearch({ from: '/_app/campaigns/' });
  const tabOf = (tab: Tab | undefined, label: string): PageTab => ({
    label,
    to: '/campaigns',
    search: { view, month, search, sort, show, tab },
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
  const { view: current, tab, search, sort, show, status, kind } = useSearch({ from: '/_app/campaigns/' });
  const linkTo = (view: 'calendar' | undefined, Icon: typeof IconList, label: string) => (
    <Link
      to="/campaigns"
      search={{ tab, search, sort, show, status, kind, view }}
      resetScroll={false}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={view === current ? 'page' : undefined}
    >
      <Icon size={16} aria-hidden />
      {label}
    </Link>
  );
  return (
    <nav className={`${segmented.segments} ${styles.switch}`} data-size="s" aria-label={t`List or month`}>
      {linkTo(undefined, IconList, t`List`)}
      {linkTo('calendar', IconCalendar, t`Month`)}
    </nav>
  );
}
