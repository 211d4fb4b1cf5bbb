import { useLingui } from '@lingui/react/macro';
import type { ViewSearch } from '~/api/views';
import { type PageTab, PageTabs } from '~/parts/page/page-tabs';
import styles from './list-screen.module.css';
import { isSameSearch, toSavedSearch } from './saved-search';
import { useListSearch } from './use-list';
import { useSavedViews } from './use-saved-views';

export interface TabRow {
  label: string;
  tabs: readonly PageTab[];
}

interface ListTabsProps {
  list: string;
  row: TabRow | undefined;
  /** Search params that a saved view does not change. */
  keeps?: ViewSearch;
}

/** The tabs of a list, or 'All', followed by the user's saved views. */
export function ListTabs({ list, row, keeps }: ListTabsProps) {
  const { t } = useLingui();
  const search = useListSearch();
  const views = useSavedViews(list);
  const kept = toSavedSearch({ ...search, ...keeps });
  const saved = views.map(
    ({ id, name, search: view }): PageTab => ({
      id,
      label: name,
      to: '.',
      search: { ...view, ...keeps },
      current: isSameSearch({ ...view, ...keeps }, kept),
    }),
  );
  const isSaved = saved.some(({ current }) => current);
  // A single tab would choose nothing.
  if (!row && saved.length === 0) return null;
  const own = row?.tabs ?? [{ label: t`All`, to: '.', current: true }];
  return (
    // On a phone, lists without tabs show no tab bar, to save room for rows; their views are in the
    // menu.
    <div className={row ? undefined : styles.views}>
      <PageTabs
        label={row?.label ?? t`Saved views`}
        resetScroll={false}
        tabs={[...own.map((tab) => ({ ...tab, current: tab.current && !isSaved })), ...saved]}
      />
    </div>
  );
}
