import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AnalyticsMetric, AnalyticsSummary } from '~/api/analytics';
import { metrics, metricWords } from '~/entities/metric-words';
import { formatNumber } from '~/lib/format';
import { Change } from '~/parts/charts/change';
import styles from './analytics.module.css';
import { useAddress } from './use-address';

interface MetricTilesProps {
  summary: Pick<AnalyticsSummary, 'figures' | 'previous'> | undefined;
  metric: AnalyticsMetric;
}

/** All metrics; the charts below are about the one that is chosen. */
export function MetricTiles({ summary, metric: current }: MetricTilesProps) {
  const { t, i18n } = useLingui();
  const { search } = useAddress();
  return (
    <nav className={styles.tiles} aria-label={t`Metrics`}>
      {metrics.map((metric) => {
        const { label, sentence } = metricWords[metric];
        const value = summary?.figures[metric];
        const previous = summary?.previous[metric];
        return (
          <Link
            key={metric}
            to="."
            search={{ ...search, metric, sort: undefined }}
            resetScroll={false}
            replace
            title={t(sentence)}
            aria-current={metric === current ? 'true' : undefined}
          >
            <span>{t(label)}</span>
            <strong>{value == null ? '–' : formatNumber(value, i18n.locale)}</strong>
            {value != null && previous != null && <Change value={value} previous={previous} />}
          </Link>
        );
      })}
    </nav>
  );
}
