import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AnalyticsInterval, AnalyticsPoint, AnalyticsSeries, AnalyticsSummary } from '~/api/analytics';
import { analyticsIntervalValues } from '~/api/analytics';
import { metricWords } from '~/entities/metric-words';
import { addDays, daysIn } from '~/lib/days';
import { formatNumber } from '~/lib/format';
import { FigureCard } from '~/parts/charts/figure-card';
import { LineChart } from '~/parts/charts/line-chart';
import { Segmented } from '~/ui/field/segmented';
import styles from './analytics.module.css';
import { formatChartDay, formatPeriod } from './period';
import { useAddress } from './use-address';

const INTERVALS = { day: msg`Day`, week: msg`Week`, month: msg`Month` } as const satisfies Record<
  AnalyticsInterval,
  unknown
>;

/** The dotted ends of the line. */
const PARTIAL = {
  day: msg`Today so far`,
  week: msg`Incomplete week`,
  month: msg`Incomplete month`,
} as const satisfies Record<AnalyticsInterval, unknown>;

interface MetricChartProps {
  series: AnalyticsSeries;
  /** In the time zone of the account. */
  today: string;
  figures: Pick<AnalyticsSummary, 'figures' | 'previous'> | undefined;
  busy: boolean;
}

/** A metric over the period, with the previous one behind it. */
export function MetricChart({ series, today, figures, busy }: MetricChartProps) {
  const { t, i18n } = useLingui();
  const { change, isTable, showTable } = useAddress();
  const { metric, interval, period, previousPeriod, points } = series;
  const { label, sentence } = metricWords[metric];
  const name = t(label);
  const number = (value: number | null | undefined) =>
    value == null ? '–' : formatNumber(value, i18n.locale);
  const dayBefore = (day: string) => addDays(previousPeriod.from, daysIn({ from: period.from, to: day }) - 1);
  const say = (from: string, to: string) =>
    from === to
      ? formatChartDay(from, i18n.locale, { weekday: 'short', day: 'numeric', month: 'short' })
      : formatPeriod({ from, to }, i18n.locale);
  const before = ({ from, to }: AnalyticsPoint) => say(dayBefore(from), dayBefore(to));
  /** Ends of the period within a week or month, and what is not over. */
  const isPartial = ({ from, to }: AnalyticsPoint) =>
    to === today ||
    (interval === 'week'
      ? daysIn({ from, to }) < 7
      : interval === 'month' && (!from.endsWith('-01') || !addDays(to, 1).endsWith('-01')));
  const hasValues = points.some(({ value }) => value !== null);
  return (
    <FigureCard
      title={t`${name} over time`}
      sentence={t(sentence)}
      caption={t`${name} over time`}
      fileName={`${metric}-${period.from}-${period.to}`}
      isTable={isTable('course')}
      onTable={(shown) => showTable('course', shown)}
      busy={busy}
      rows={points}
      rowId={({ from }) => from}
      columns={[
        {
          id: 'from',
          label: interval === 'day' ? t`Day` : t`First day`,
          value: ({ from }) => from,
          cell: ({ from, to }) => <time dateTime={from}>{say(from, to)}</time>,
        },
        { id: 'value', label: name, value: ({ value }) => value },
        {
          id: 'before',
          label: t`Compared with`,
          value: ({ from }) => dayBefore(from),
          cell: (point) => <time dateTime={dayBefore(point.from)}>{before(point)}</time>,
        },
        { id: 'previous', label: t`Previous period`, value: ({ previous }) => previous },
      ]}
      controls={
        <div className={styles.legend}>
          <span data-line="current">
            <Trans>This period</Trans>{' '}
            <strong className="text weight-semibold">{number(figures?.figures[metric])}</strong>
          </span>
          <span data-line="before">
            <Trans>Previous period</Trans>{' '}
            <strong className="text weight-semibold">{number(figures?.previous[metric])}</strong>
          </span>
          {!isTable('course') && points.length > 1 && points.some(isPartial) && (
            <span data-line="partial">{t(PARTIAL[interval])}</span>
          )}
          <fieldset className={styles.interval}>
            <legend className="visually-hidden">{t`Points`}</legend>
            <Segmented
              size="s"
              value={interval}
              options={analyticsIntervalValues.map((value) => ({ value, label: t(INTERVALS[value]) }))}
              onChange={(value) => change({ interval: value }, true)}
            />
          </fieldset>
        </div>
      }
      chart={
        hasValues ? (
          <LineChart
            label={t`${name} over time`}
            points={points.map((point) => {
              const range = say(point.from, point.to);
              return {
                tick:
                  interval === 'month'
                    ? formatChartDay(point.from, i18n.locale, { month: 'short' })
                    : formatChartDay(point.from, i18n.locale),
                label: point.to === today ? t`${range}, so far` : range,
                value: point.value ?? 0,
                partial: isPartial(point),
                previous: point.previous === null ? null : { label: before(point), value: point.previous },
              };
            })}
          />
        ) : (
          <p className={styles.none}>
            <Trans>Contacts belong to no session, device or experience.</Trans>
          </p>
        )
      }
    />
  );
}
