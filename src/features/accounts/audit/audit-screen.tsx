import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import entries from '~/entities/audit/audit.module.css';
import { AuditItem } from '~/entities/audit/audit-item';
import { actionWords } from '~/entities/audit/audit-words';
import { StaleNotice } from '~/parts/feedback/stale-notice';
import { PageHeader } from '~/parts/page/page-header';
import { PageTabs } from '~/parts/page/page-tabs';
import { Pager } from '~/parts/page/pager';
import type { TabRow } from '~/patterns/list/list-tabs';
import { ResultBlock } from '~/ui/feedback/result-block';
import { SearchField } from '~/ui/field/search-field';
import { Select } from '~/ui/field/select';
import { IconHistory } from '~/ui/icons';
import { auditOptions } from '../model/account-queries';
import styles from './audit-screen.module.css';

/** What administrators did, newest first. Days are those of the administrator's own account. */
export function AuditScreen({ tabs }: { tabs: TabRow }) {
  const { t } = useLingui();
  const search = useSearch({ from: '/_app/admin/dashboard' });
  const query = useSuspenseQuery(auditOptions(search));
  const { items, page, pages } = query.data;
  const { account, person, fromDay, toDay, action } = search;
  const isFiltered = [account, person, fromDay, toDay, action].some((filter) => filter !== undefined);
  return (
    <>
      <PageHeader
        title={t`Accounts`}
        scope={<Trans>What administrators did. Entries cannot be changed or deleted.</Trans>}
      />
      <PageTabs {...tabs} resetScroll={false} />
      <StaleNotice query={query} />
      <Filters />
      {items.length > 0 ? (
        <ol className={entries.entries} aria-label={t`Audit log`}>
          {items.map((entry) => (
            <AuditItem key={entry.id} entry={entry} namesAccount />
          ))}
        </ol>
      ) : (
        <ResultBlock
          icon={<IconHistory />}
          title={t`No entries`}
          description={
            isFiltered
              ? t`Nothing matches your filters.`
              : t`Viewing an account, changing it and refreshing its stock assets are recorded here.`
          }
        />
      )}
      <Pager page={page} pages={pages} />
    </>
  );
}

function Filters() {
  const { t } = useLingui();
  const actionId = useId();
  const { account, person, fromDay, toDay, action } = useSearch({ from: '/_app/admin/dashboard' });
  const navigate = useNavigate({ from: '/admin/dashboard' });
  const set = (changed: object) =>
    void navigate({
      search: (former) => ({ ...former, page: undefined, ...changed }),
      replace: true,
      resetScroll: false,
    });
  const options = Object.entries(actionWords).map(([value, label]) => ({ value, label: t(label) }));
  return (
    <search className={styles.filters}>
      <SearchField
        label={t`Account`}
        term={account ?? ''}
        onSearch={(term) => set({ account: term || undefined })}
      />
      <SearchField
        label={t`Administrator`}
        term={person ?? ''}
        onSearch={(term) => set({ person: term || undefined })}
      />
      <label className="row-2 size-label">
        <Trans>From</Trans>
        <input
          type="date"
          value={fromDay ?? ''}
          max={toDay}
          onChange={({ target }) => set({ fromDay: target.value || undefined })}
        />
      </label>
      <label className="row-2 size-label">
        <Trans>To</Trans>
        <input
          type="date"
          value={toDay ?? ''}
          min={fromDay}
          onChange={({ target }) => set({ toDay: target.value || undefined })}
        />
      </label>
      <label className="row-2 size-label" htmlFor={actionId}>
        <Trans>Action</Trans>
      </label>
      <Select
        id={actionId}
        value={action ?? ''}
        options={[{ value: '', label: t`All actions` }, ...options]}
        onChange={(chosen) => set({ action: chosen || undefined })}
      />
    </search>
  );
}
