import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type Campaign, getCampaignReportQuery } from '~/api/campaigns';
import { formatNumber, formatPercent } from '~/lib/format';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { Spinner } from '~/ui/spinner';
import { shareOf } from '../model/campaign-labels';
import { DayTable } from './day-table';
import { SendingFunnel } from './funnel';
import { LinkTable } from './link-table';
import styles from './report.module.css';

/** The results of a campaign. The campaign includes the figures; links and days are loaded. */
export function CampaignReport({ campaign }: { campaign: Campaign }) {
  const { t, i18n } = useLingui();
  const { id, channel, kind } = campaign;
  const { data, error, refetch, isFetching } = useQuery(getCampaignReportQuery(id));
  const stats = data?.stats ?? campaign.stats;
  const number = (value: number) => formatNumber(value, i18n.locale);
  const { sent, delivered, opened, clicked } = stats;
  const shares = [
    { label: t`Delivered`, share: shareOf(delivered, sent) },
    // Opens of a text message are not known.
    ...(channel === 'email' ? [{ label: t`Opened`, share: shareOf(opened, delivered) }] : []),
    { label: t`Clicked`, share: shareOf(clicked, delivered) },
  ];
  return (
    <section className={styles.report} aria-label={t`Report`}>
      <h3>
        <Trans>Results</Trans>
      </h3>
      <dl className={styles.shares}>
        {shares.map(({ label, share }) => (
          <div key={label}>
            <dt className="hint">{label}</dt>
            <dd>{share === null ? '–' : formatPercent(share, i18n.locale)}</dd>
          </div>
        ))}
      </dl>
      <SendingFunnel
        id={id}
        stats={stats}
        channel={channel}
        sendings={kind === 'repeating' ? data?.days.filter(({ sent }) => sent > 0).length : undefined}
      />
      <p className="note">
        <Trans>Unsubscribed: {number(stats.unsubscribed)}</Trans>
        {' · '}
        <Trans>Bounced: {number(stats.bounced)}</Trans>
      </p>
      {data && (
        <>
          <LinkTable links={data.links} clicked={stats.clicked} />
          <DayTable days={data.days} stats={stats} channel={channel} kind={kind} />
        </>
      )}
      {!data && !error && <Spinner label={t`Loading the report`} />}
      {!data && error && (
        <div role="alert" className="stack-2 justify-start danger">
          <p>{errorText(error)}</p>
          <Button variant="secondary" size="s" busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
