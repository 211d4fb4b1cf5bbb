import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type Campaign, getCampaignReportQuery } from '~/api/campaigns';
import { describeError } from '~/api/errors';
import { formatNumber } from '~/lib/format';
import { Button } from '~/ui/button';
import { Spinner } from '~/ui/spinner';
import { DayTable } from './day-table';
import { Funnel } from './funnel';
import { LinkTable } from './link-table';
import styles from './report.module.css';

/** The results of a campaign. The campaign includes the figures; links and days are loaded. */
export function CampaignReport({ campaign }: { campaign: Campaign }) {
  const { t, i18n } = useLingui();
  const { id, channel } = campaign;
  const { data, error, refetch, isFetching } = useQuery(getCampaignReportQuery(id));
  const stats = data?.stats ?? campaign.stats;
  const number = (value: number) => formatNumber(value, i18n.locale);
  return (
    <section className={styles.report} aria-label={t`Report`}>
      <h3>
        <Trans>Results</Trans>
      </h3>
      <Funnel stats={stats} channel={channel} />
      <p className={styles.note}>
        <Trans>Unsubscribed: {number(stats.unsubscribed)}</Trans>
        {' · '}
        <Trans>Bounced: {number(stats.bounced)}</Trans>
      </p>
      {data && (
        <>
          <LinkTable links={data.links} clicked={stats.clicked} />
          <DayTable days={data.days} stats={stats} channel={channel} />
        </>
      )}
      {!data && !error && <Spinner label={t`Loading the report`} />}
      {!data && error && (
        <div role="alert" className={styles.fault}>
          <p>{describeError(error)}</p>
          <Button variant="secondary" size="s" busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
