import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { AnalyticsMetric, AnalyticsSummary } from '~/api/analytics';
import { metricWords } from '~/entities/metric-words';
import { formatNumber } from '~/lib/format';
import { Change } from '~/parts/charts/change';
import { Sparkline } from '~/parts/charts/sparkline';
import { usePermission } from '~/session/permissions';
import { Badge } from '~/ui/badge';
import { exampleSummary } from './example';
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

interface MetricCardsProps {
  summary: AnalyticsSummary;
  /** Cards without data show example figures. */
  isNew: boolean;
}

/** The figures with their charts. Each links to its list. */
export function MetricCards({ summary, isNew }: MetricCardsProps) {
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
  const isExample = (metric: CardMetric) => isNew && !summary.figures[metric] && !summary.previous[metric];
  const hasExamples = cardMetrics.some(isExample);
  const cards = (
    <ul className={styles.metrics} aria-label={t`Last 30 days`}>
      {cardMetrics.map((metric) => {
        const page = pages[metric];
        if (isExample(metric)) {
          return (
            <li key={metric} className={styles.metric} data-example>
              <MetricContent metric={metric} summary={exampleSummary} isExample />
            </li>
          );
        }
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
  if (!hasExamples) return cards;
  return (
    <section className={styles.example}>
      <p className="note">
        <Trans>Examples are sample data. Each is replaced as soon as you have your own numbers.</Trans>
      </p>
      {cards}
    </section>
  );
}

interface MetricContentProps {
  metric: CardMetric;
  summary: Figures;
  isExample?: boolean;
}

function MetricContent({ metric, summary, isExample = false }: MetricContentProps) {
  const { t, i18n } = useLingui();
  const { label, sentence } = metricWords[metric];
  const value = summary.figures[metric] ?? 0;
  const previous = summary.previous[metric] ?? 0;
  const before = formatNumber(previous, i18n.locale);
  return (
    <>
      <span className={styles.metricName} title={t(sentence)}>
        {t(label)}
        {isExample && (
          <>
            {' '}
            <Badge tone="accent">
              <Trans>Example</Trans>
            </Badge>
          </>
        )}
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
