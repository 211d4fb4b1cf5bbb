import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { AnalyticsMetric, AnalyticsSummary } from '~/api/analytics';
import { Change } from '~/components/charts/change';
import { metricWords } from '~/components/charts/metric-words';
import { Sparkline } from '~/components/charts/sparkline';
import { formatNumber } from '~/lib/format';
import { usePermission } from '~/session/permissions';
import styles from './metrics.module.css';

/** The four figures of the dashboard. */
export const cardMetrics = [
  'photos',
  'optIns',
  'views',
  'bookingClicks',
] as const satisfies AnalyticsMetric[];
type CardMetric = (typeof cardMetrics)[number];

type Figures = { [Part in 'figures' | 'previous' | 'daily']: Pick<AnalyticsSummary[Part], CardMetric> };

/** The figures with their charts. Each links to its list. */
export function MetricCards({ summary }: { summary: AnalyticsSummary }) {
  const { t } = useLingui();
  const seesContacts = usePermission('listContacts');
  const { from, to } = summary.period;
  const pages: Record<CardMetric, Pick<LinkProps, 'to' | 'search'> | null> = {
    photos: { to: '/gallery', search: { from, to } },
    optIns: seesContacts
      ? { to: '/contacts', search: { optedIn: true, addedFrom: from, addedTo: to } }
      : null,
    views: { to: '/gallery', search: { from, to, reached: 'viewed' } },
    bookingClicks: { to: '/gallery', search: { from, to, reached: 'booked' } },
  };
  return (
    <ul className={styles.metrics} aria-label={t`Last 30 days`}>
      {cardMetrics.map((metric) => {
        const page = pages[metric];
        const content = <MetricContent metric={metric} summary={summary} />;
        return (
          <li key={metric} data-card={metric}>
            {page ? (
              <Link {...page} className={styles.metric}>
                {content}
              </Link>
            ) : (
              <div className={styles.metric}>{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The same cards with example figures and without links. */
export function ExampleCards({ summary }: { summary: Figures }) {
  const { t } = useLingui();
  return (
    <ul className={styles.metrics} aria-label={t`Example`}>
      {cardMetrics.map((metric) => (
        <li key={metric} className={styles.metric}>
          <MetricContent metric={metric} summary={summary} />
        </li>
      ))}
    </ul>
  );
}

function MetricContent({ metric, summary }: { metric: CardMetric; summary: Figures }) {
  const { t, i18n } = useLingui();
  const { label, sentence } = metricWords[metric];
  const value = summary.figures[metric] ?? 0;
  const previous = summary.previous[metric] ?? 0;
  const before = formatNumber(previous, i18n.locale);
  return (
    <>
      <span className={styles.metricName} title={t(sentence)}>
        {t(label)}
      </span>
      <span className={styles.metricValue}>
        <strong>{formatNumber(value, i18n.locale)}</strong>
        <Change value={value} previous={previous} />
      </span>
      <span className={styles.metricBefore}>
        <Trans>{before} before</Trans>
      </span>
      <span className={styles.metricCourse}>
        <Sparkline values={summary.daily[metric] ?? []} />
      </span>
      <span className="visually-hidden">{t(sentence)}</span>
    </>
  );
}
