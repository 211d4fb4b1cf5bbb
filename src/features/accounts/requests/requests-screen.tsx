import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { categoryWords } from '~/entities/account-words';
import styles from '~/entities/audit/audit.module.css';
import { Ago } from '~/parts/ago';
import { StaleNotice } from '~/parts/feedback/stale-notice';
import { ButtonLink } from '~/parts/links/button-link';
import { PageHeader } from '~/parts/page/page-header';
import { PageTabs } from '~/parts/page/page-tabs';
import { Pager } from '~/parts/page/pager';
import type { TabRow } from '~/patterns/list/list-tabs';
import { Avatar } from '~/ui/avatar';
import { ResultBlock } from '~/ui/feedback/result-block';
import { IconInbox } from '~/ui/icons';
import { requestOptions } from '../model/account-queries';

/** Businesses that asked for an account. */
export function RequestsScreen({ tabs }: { tabs: TabRow }) {
  const { t } = useLingui();
  const query = useSuspenseQuery(requestOptions(useSearch({ from: '/_app/admin/dashboard' })));
  const { items, page, pages } = query.data;
  return (
    <>
      <PageHeader title={t`Accounts`} scope={<Trans>Businesses that asked for an account.</Trans>} />
      <PageTabs {...tabs} resetScroll={false} />
      <StaleNotice query={query} />
      {items.length === 0 && (
        <ResultBlock
          icon={<IconInbox />}
          title={t`No requests`}
          description={t`Businesses that ask for an account appear here.`}
        />
      )}
      {items.length > 0 && (
        <ol className={styles.entries} aria-label={t`Requests`}>
          {items.map(({ id, at, businessName, category, ownerName, email, message }) => (
            <li key={id} className={styles.entry}>
              <span className={styles.sign} aria-hidden>
                <Avatar name={businessName} />
              </span>
              <div className={styles.what}>
                <p className={styles.head}>
                  <strong>{businessName}</strong> {t(categoryWords[category])}
                </p>
                <p className="hint">
                  {ownerName} · <a href={`mailto:${email}`}>{email}</a> · <Ago time={at} />
                </p>
                {message !== null && <p className={styles.reason}>{message}</p>}
              </div>
              <ButtonLink
                to="/admin/dashboard"
                search={{ tab: 'create', businessName, category, ownerName, email }}
                variant="secondary"
                size="s"
              >
                <Trans>Create and invite</Trans>
              </ButtonLink>
            </li>
          ))}
        </ol>
      )}
      <Pager page={page} pages={pages} />
    </>
  );
}
