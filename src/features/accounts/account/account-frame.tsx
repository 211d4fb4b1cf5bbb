import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useParams } from '@tanstack/react-router';
import { getAccountQuery } from '~/api/accounts';
import { accountStatusWords } from '~/entities/account-words';
import { formatDate } from '~/lib/format';
import { StaleNotice } from '~/parts/feedback/stale-notice';
import { BackLink } from '~/parts/links/back-link';
import { PageHeader } from '~/parts/page/page-header';
import { PageTabs } from '~/parts/page/page-tabs';
import { Avatar } from '~/ui/avatar';
import { Badge } from '~/ui/badge';
import styles from './account.module.css';
import { StatusButton } from './status-button';
import { ViewAsButton } from './view-as-button';

const TABS = ['profile', 'settings', 'analytics'] as const;

/** The header of an account for administrators; each tab is a page. */
export function AccountFrame() {
  const { t, i18n } = useLingui();
  const { accountId } = useParams({ from: '/_app/admin/accounts/$accountId' });
  const current = useLocation({ select: ({ pathname }) => pathname.split('/').at(-1) });
  const query = useSuspenseQuery(getAccountQuery(accountId));
  const { businessName: name, email, status, createdAt } = query.data;
  const { label, tone } = accountStatusWords[status];
  const since = formatDate(createdAt, i18n.locale);
  const labels = { profile: t`Profile`, settings: t`Settings`, analytics: t`Analytics` };
  return (
    <>
      <BackLink to="/admin/dashboard">
        <Trans>Accounts</Trans>
      </BackLink>
      <PageHeader
        picture={<Avatar name={name} />}
        title={name}
        scope={
          <>
            {email} · <Trans>Customer since {since}</Trans>
          </>
        }
        action={
          <div className={styles.actions}>
            <Badge tone={tone}>{t(label)}</Badge>
            <StatusButton account={query.data} />
            <ViewAsButton account={query.data} />
          </div>
        }
      />
      <StaleNotice query={query} />
      <PageTabs
        label={t`Parts of ${name}`}
        resetScroll={false}
        tabs={TABS.map((tab) => ({
          label: labels[tab],
          to: `/admin/accounts/$accountId/${tab}`,
          params: { accountId },
          current: tab === current,
        }))}
      />
      <Outlet />
    </>
  );
}
