import { Trans, useLingui } from '@lingui/react/macro';
import { IconHistory } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { StaleNotice } from '~/components/feedback/stale-notice';
import type { TabRow } from '~/components/list/list-tabs';
import { PageHeader } from '~/components/page/page-header';
import { PageTabs } from '~/components/page/page-tabs';
import { Pager } from '~/components/page/pager';
import { ResultBlock } from '~/ui/result-block';
import { Select } from '~/ui/select';
import { auditOptions } from '../account-queries';
import styles from './audit.module.css';
import { AuditItem } from './audit-item';
import { actionWords } from './audit-words';

/** What administrators did, newest first. */
export function AuditScreen({ tabs }: { tabs: TabRow }) {
  const { t } = useLingui();
  const search = useSearch({ from: '/_app/admin/dashboard' });
  const query = useSuspenseQuery(auditOptions(search));
  const { items, page, pages } = query.data;
  return (
    <>
      <PageHeader
        title={t`Accounts`}
        scope={<Trans>What administrators did. Entries cannot be changed or deleted.</Trans>}
      />
      <PageTabs {...tabs} resetScroll={false} />
      <StaleNotice query={query} />
      <ActionFilter />
      {items.length > 0 ? (
        <ol className={styles.entries} aria-label={t`Audit log`}>
          {items.map((entry) => (
            <AuditItem key={entry.id} entry={entry} />
          ))}
        </ol>
      ) : (
        <ResultBlock
          icon={<IconHistory />}
          title={t`No entries`}
          description={t`Viewing an account, changing it and refreshing its stock assets are recorded here.`}
        />
      )}
      <Pager page={page} pages={pages} />
    </>
  );
}

function ActionFilter() {
  const { t } = useLingui();
  const id = useId();
  const { action } = useSearch({ from: '/_app/admin/dashboard' });
  const navigate = useNavigate({ from: '/admin/dashboard' });
  const options = Object.entries(actionWords).map(([value, label]) => ({ value, label: t(label) }));
  return (
    <p className={styles.filter}>
      <label htmlFor={id}>
        <Trans>Action</Trans>
      </label>
      <Select
        id={id}
        value={action ?? ''}
        options={[{ value: '', label: t`All actions` }, ...options]}
        onChange={(chosen) =>
          void navigate({
            search: (former) => ({
              ...former,
              page: undefined,
              action: chosen === '' ? undefined : (chosen as typeof action),
            }),
            replace: true,
            resetScroll: false,
          })
        }
      />
    </p>
  );
}
