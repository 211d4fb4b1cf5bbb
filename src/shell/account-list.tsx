import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AccountSummary, listAccountsQuery } from '~/api/accounts';
import { viewAs, viewedAccount } from '~/session/viewing';
import { Button } from '~/ui/button';
import { ResultBlock } from '~/ui/feedback/result-block';
import { SearchField } from '~/ui/field/search-field';
import { IconBuildingStore, IconCheck, IconEyeglass } from '~/ui/icons';
import { SidePanel } from '~/ui/overlay/side-panel';
import { Spinner } from '~/ui/spinner';
import { Text } from '~/ui/text';
import styles from './account-list.module.css';

/** The maximum page size of the API. */
const SHOWN = 200;

/** The accounts of an Enterprise, to view one of them as its owner. */
export function AccountList({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [term, setTerm] = useState('');
  const query = useQuery({
    ...listAccountsQuery({ show: SHOWN, ...(term !== '' && { search: term }) }),
    placeholderData: keepPreviousData,
  });
  return (
    <SidePanel onClose={onClose} title={t`Your accounts`}>
      <SearchField label={t`Find an account`} term={term} onSearch={setTerm} data-autofocus />
      <div role="status" className={styles.state}>
        {query.isPending && <Spinner label={t`Loading accounts`} size="s" />}
        {query.isError && (
          <>
            <Text tone="danger">
              <Trans>The accounts could not be loaded.</Trans>
            </Text>
            <Button variant="secondary" size="s" onClick={() => void query.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </>
        )}
        {query.data?.items.length === 0 && (
          <ResultBlock
            icon={<IconBuildingStore />}
            title={term === '' ? t`No accounts yet` : t`No accounts found`}
          />
        )}
      </div>
      <ul>
        {query.data?.items.map((account) => (
          <Row key={account.id} account={account} />
        ))}
      </ul>
      {query.data && query.data.pages > 1 && (
        <Text tone="muted">
          <Trans>Showing the newest {SHOWN}. Search to find others.</Trans>
        </Text>
      )}
    </SidePanel>
  );
}

function Row({ account: { id, businessName: name, email, health } }: { account: AccountSummary }) {
  const { t } = useLingui();
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <strong>{name}</strong>
        <span className="note">{email}</span>
        <span className="note">
          <Plural value={health.devicesOnline} one="# booth online" other="# booths online" />
        </span>
      </div>
      {viewedAccount()?.uid === id ? (
        <span className={styles.here}>
          <IconCheck size={18} aria-hidden />
          <Trans>You are here</Trans>
        </span>
      ) : (
        <Button
          variant="secondary"
          size="s"
          icon={<IconEyeglass size={18} />}
          aria-label={t`View as ${name}`}
          onClick={() => viewAs({ uid: id, name, readOnly: false })}
        >
          <Trans>View as</Trans>
        </Button>
      )}
    </li>
  );
}
