import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import type { AnalyticsSummary } from '~/api/analytics';
import { emptyPicture } from '~/parts/empty/empty-pictures';
import { Loaded } from '~/parts/feedback/loaded';
import { StaleNotice } from '~/parts/feedback/stale-notice';
import { ButtonLink } from '~/parts/links/button-link';
import { PageHeader } from '~/parts/page/page-header';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { ResultBlock } from '~/ui/feedback/result-block';
import { IconPrinter } from '~/ui/icons';
import styles from './analytics.module.css';
import { type AnalyticsAccount, AnalyticsAccountContext } from './analytics-account';
import { useAnalytics } from './analytics-queries';
import { Breakdown } from './breakdown';
import { Definitions } from './definitions';
import { Funnel } from './funnel';
import { MetricChart } from './metric-chart';
import { MetricTiles } from './metric-tiles';
import { formatPeriod } from './period';
import { PeriodPicker } from './period-picker';
import { ScopeFilters } from './scope-filters';
import { useAddress } from './use-address';
import { WeeklyReport } from './weekly-report';

/** The figures of the current user's account. */
export function AnalyticsScreen() {
  const { t } = useLingui();
  const { search } = useAddress();
  const { summary, series, breakdown } = useAnalytics(search);
  return (
    <>
      <PageHeader
        title={t`Analytics`}
        scope={<Periods shown={summary.data ?? series.data ?? breakdown.data} />}
        action={<PrintButton />}
      />
      <Report />
    </>
  );
}

/** The figures of another account, below that account's header. */
export function AccountAnalytics({ account }: { account: AnalyticsAccount }) {
  return (
    <AnalyticsAccountContext value={account}>
      <Report />
    </AnalyticsAccountContext>
  );
}

const isEmpty = ({ figures, previous }: AnalyticsSummary) =>
  [...Object.values(figures), ...Object.values(previous)].every((value) => !value);

/** In place of charts of zeros. */
function NoFigures() {
  const isSubject = useContext(AnalyticsAccountContext) !== null;
  const { search, change } = useAddress();
  const { t } = useLingui();
  return (
    <ResultBlock
      {...emptyPicture('photos')}
      title={t`No figures for this period`}
      description={t`Photos, views, shares and bookings appear here once a booth takes photos.`}
    >
      {(search.from ?? search.to ?? search.preset) !== undefined && (
        <Button onClick={() => change({ preset: undefined, from: undefined, to: undefined })}>
          <Trans>Show last 30 days</Trans>
        </Button>
      )}
      {!isSubject && (
        <ButtonLink to="/devices" variant="secondary">
          <Trans>See your booths</Trans>
        </ButtonLink>
      )}
    </ResultBlock>
  );
}

type Shown = Pick<AnalyticsSummary, 'period' | 'previousPeriod'> | undefined;

function Periods({ shown }: { shown: Shown }) {
  const { i18n } = useLingui();
  const [days, before] = [shown?.period, shown?.previousPeriod].map(
    (period) => period && formatPeriod(period, i18n.locale),
  );
  return (
    <Trans>
      {days}, compared with {before}
    </Trans>
  );
}

const PrintButton = () => (
  <span className={styles.tools}>
    <Button variant="secondary" icon={<IconPrinter size={18} />} onClick={() => print()}>
      <Trans>Print</Trans>
    </Button>
  </span>
);

function Report() {
  const { search } = useAddress();
  const otherAccount = useContext(AnalyticsAccountContext);
  const { today, summary, series, breakdown } = useAnalytics(search);
  const isReporter = usePermission('getWeeklyReport');
  const { metric = 'photos' } = search;
  const shown = summary.data ?? series.data ?? breakdown.data;
  return (
    <>
      <StaleNotice query={summary} />
      <div className={styles.toolbar}>
        {shown && <PeriodPicker period={shown.period} today={today} />}
        {otherAccount === null ? (
          <ScopeFilters />
        ) : (
          <p className="note">
            <Periods shown={shown} />
          </p>
        )}
      </div>
      {summary.data && isEmpty(summary.data) ? (
        <NoFigures />
      ) : (
        <div className={styles.page}>
          <Loaded query={summary}>
            {(data) => <Funnel summary={data} busy={summary.isPlaceholderData} />}
          </Loaded>
          <MetricTiles summary={summary.data} metric={metric} />
          <Loaded query={series}>
            {(data) => (
              <MetricChart
                series={data}
                today={today}
                figures={summary.data}
                busy={series.isPlaceholderData}
              />
            )}
          </Loaded>
          <Loaded query={breakdown}>
            {(data) => <Breakdown breakdown={data} metric={metric} busy={breakdown.isPlaceholderData} />}
          </Loaded>
          {isReporter && otherAccount === null && <WeeklyReport />}
          <Definitions />
        </div>
      )}
    </>
  );
}
