import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useContext } from 'react';
import {
  type AnalyticsBreakdown,
  type AnalyticsDimension,
  type AnalyticsMetric,
  type AnalyticsRow,
  analyticsDimensionValues,
} from '~/api/analytics';
import { metrics, metricWords } from '~/entities/metric-words';
import { formatNumber } from '~/lib/format';
import { Change } from '~/parts/charts/change';
import { FigureCard } from '~/parts/charts/figure-card';
import { Segmented } from '~/ui/field/segmented';
import page from './analytics.module.css';
import { AnalyticsAccountContext } from './analytics-account';
import type { Sort } from './analytics-address';
import styles from './breakdown.module.css';
import { sortRows } from './sort-rows';
import { useAddress } from './use-address';

const WORDS = {
  location: { title: msg`Locations`, none: msg`No location`, filter: 'locationId', next: 'session' },
  session: { title: msg`Sessions`, none: msg`No session`, filter: 'sessionId', next: 'experience' },
  device: { title: msg`Devices`, none: msg`No device`, filter: 'deviceId', next: 'session' },
  experience: {
    title: msg`Experiences`,
    none: msg`No experience`,
    filter: 'experienceId',
    next: 'location',
  },
} as const satisfies Record<AnalyticsDimension, unknown>;

interface BreakdownProps {
  breakdown: AnalyticsBreakdown;
  metric: AnalyticsMetric;
  busy: boolean;
}

/** The figures side by side, by location, session, device or experience. A press shows one of them alone. */
export function Breakdown({ breakdown: { by, rows, period }, metric, busy }: BreakdownProps) {
  const { t, i18n } = useLingui();
  const { search, change, isTable, showTable } = useAddress();
  const otherAccount = useContext(AnalyticsAccountContext);
  const { title, none, filter, next } = WORDS[by];
  const sort: Sort = search.sort ?? `-${metric}`;
  const nameOf = ({ id, name }: AnalyticsRow) => name ?? (id === null ? t(none) : t`Deleted`);
  const sorted = sortRows(rows, sort, nameOf, i18n.locale);
  const most = Math.max(
    1,
    ...rows.flatMap(({ figures, previous }) => [figures[metric] ?? 0, previous[metric] ?? 0]),
  );
  const link = (row: AnalyticsRow) =>
    // The filters of another account have no names here.
    row.id === null || otherAccount !== null ? (
      nameOf(row)
    ) : (
      <Link to="/analytics" search={{ ...search, [filter]: row.id, by: next }}>
        {nameOf(row)}
      </Link>
    );
  return (
    <FigureCard
      title={t(title)}
      sentence={
        <>
          {t(metricWords[metric].sentence)} <Trans>The line on each bar shows the previous period.</Trans>
        </>
      }
      caption={t(title)}
      fileName={`${by}s-${period.from}-${period.to}`}
      isTable={isTable('rows')}
      onTable={(shown) => showTable('rows', shown)}
      busy={busy}
      rows={sorted}
      rowId={({ id }) => id ?? ''}
      sort={sort}
      onSort={(wanted) => change({ sort: wanted as Sort }, true)}
      columns={[
        { id: 'name', label: t`Name`, value: nameOf, cell: link },
        ...metrics.map((id) => ({
          id,
          label: t(metricWords[id].label),
          value: ({ figures }: AnalyticsRow) => figures[id],
        })),
      ]}
      controls={
        <fieldset className={styles.by}>
          <legend className="visually-hidden">{t`Compare`}</legend>
          <Segmented
            size="s"
            value={by}
            options={analyticsDimensionValues.map((value) => ({ value, label: t(WORDS[value].title) }))}
            onChange={(value) => change({ by: value }, true)}
          />
        </fieldset>
      }
      chart={
        rows.length === 0 ? (
          <p className={page.none}>
            <Trans>No photos were taken in this period.</Trans>
          </p>
        ) : (
          <ol className={styles.bars} aria-label={t(metricWords[metric].label)}>
            {sorted.map((row) => {
              const value = row.figures[metric];
              const previous = row.previous[metric];
              return (
                <li key={row.id}>
                  <span className="break">{link(row)}</span>
                  <span
                    className={styles.bar}
                    style={{ '--share': (value ?? 0) / most, '--before': (previous ?? 0) / most }}
                    aria-hidden
                  />
                  <span className={styles.barValue}>
                    {value === null ? '–' : formatNumber(value, i18n.locale)}
                    {value !== null && previous !== null && <Change value={value} previous={previous} />}
                  </span>
                </li>
              );
            })}
          </ol>
        )
      }
    />
  );
}
