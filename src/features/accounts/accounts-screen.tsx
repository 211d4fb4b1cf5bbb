import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconBuildingStore, IconEyeglass } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import type { AccountSummary } from '~/api/accounts';
import { StaleNotice } from '~/components/feedback/stale-notice';
import { PageHeader } from '~/components/page/page-header';
import { Pager } from '~/components/page/pager';
import { currentUser, viewAs } from '~/identity';
import { formatDate } from '~/lib/format';
import { Button } from '~/ui/button';
import { ResultBlock } from '~/ui/result-block';
import { SearchField } from '~/ui/search-field';
import { accountPageOptions } from './account-queries';
import styles from './accounts.module.css';

/** All businesses, for administrators: found by name, and looked at as their owners do. */
export function AccountsScreen() {
  const { t } = useLingui();
  const search = useSearch({ from: '/_app/admin/dashboard' });
  const query = useSuspenseQuery(accountPageOptions(search));
  const { items, page, pages, total } = query.data;
  return (
    <>
      <PageHeader
        title={t`Accounts`}
        scope={
          <>
            {total !== undefined && (
              <>
                <Plural value={total} one="# account" other="# accounts" /> ·{' '}
              </>
            )}
            <Trans>All businesses, newest first.</Trans>
          </>
        }
      />
      <Finder />
      <StaleNotice query={query} />
      {items.length > 0 ? (
        <ul className={styles.list}>
          {items.map((account) => (
            <Row key={account.id} account={account} />
          ))}
        </ul>
      ) : (
        <ResultBlock icon={<IconBuildingStore />} title={t`No accounts found`} />
      )}
      <Pager page={page} pages={pages} />
    </>
  );
}

function Finder() {
  const { t } = useLingui();
  const navigate = useNavigate({ from: '/admin/dashboard' });
  const { search = '' } = useSearch({ from: '/_app/admin/dashboard' });
  const hint = useId();
  return (
    <div className={styles.finder}>
      <SearchField
        label={t`Find an account`}
        term={search}
        aria-describedby={hint}
        onSearch={(term) => void navigate({ search: term === '' ? {} : { search: term }, replace: true })}
      />
      <p id={hint} className={styles.small}>
        <Trans>Search by business, owner or email.</Trans>
      </p>
    </div>
  );
}

function Row({ account }: { account: AccountSummary }) {
  const { t, i18n } = useLingui();
  const { id, businessName, ownerName, email, createdAt, health } = account;
  const name = businessName;
  const back = useLocation({ select: ({ href }) => href });
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.small}>
          {ownerName} · {email}
        </p>
      </div>
      <p className={styles.small}>
        <Plural value={health.devicesOnline} one="# booth online" other="# booths online" />
        <br />
        <Trans>since {formatDate(createdAt, i18n.locale)}</Trans>
      </p>
      {id !== currentUser()?.uid && (
        <Button
          variant="secondary"
          size="s"
          icon={<IconEyeglass size={18} />}
          aria-label={t`View as ${name}`}
          onClick={() => viewAs({ uid: id, name, back })}
        >
          <Trans>View as</Trans>
        </Button>
      )}
    </li>
  );
}
