import { useLingui } from '@lingui/react/macro';
import { type PointerEvent, useState } from 'react';
import { formatNumber } from '~/lib/format';
import styles from './charts.module.css';
import { chartLine, labelledPoints, positionOf, ticksUpTo } from './scale';

export interface ChartPoint {
  /** Below the axis. */
  tick: string;
  /** The full description of the point. */
  label: string;
  value: number;
  /** Whether it is a first or last point of fewer days; the line to it is dotted. */
  partial?: boolean;
  /** The value in the previous period; null if there is none. */
  previous: { label: string; value: number } | null;
}

interface LineChartProps {
  /** The metric: `Photos by day`. */
  label: string;
  points: readonly ChartPoint[];
}

/** Days of a month: more would touch each other. */
const MOST_MARKS = 31;

/**
 * A line, with the previous period as a dashed line behind it. A range input over the plot makes
 * each point accessible by arrow keys, touch and screen readers.
 */
export function LineChart({ label, points }: LineChartProps) {
  const { t, i18n } = useLingui();
  const [current, setCurrent] = useState(points.length - 1);
  const [isRead, setIsRead] = useState(false);
  const number = (value: number) => formatNumber(value, i18n.locale);
  const ticks = ticksUpTo(
    Math.max(0, ...points.flatMap(({ value, previous }) => [value, previous?.value ?? 0])),
  );
  const top = ticks.at(-1) ?? 1;
  const values = points.map(({ value }) => value);
  const line = chartLine(values, top);
  const last = points.length - 1;
  const [first, end] = [points[0]?.partial ? 1 : 0, points[last]?.partial ? last - 1 : last];
  const before = chartLine(
    points.map(({ previous }) => previous?.value ?? null),
    top,
  );
  // A path without length is a dot that the stretched SVG does not distort.
  const marks = points
    .map(({ value }, i) => value > 0 && `M${positionOf(i, points.length)} ${100 - (100 * value) / top}h0`)
    .filter(Boolean)
    .join('');
  const index = Math.min(current, points.length - 1);
  const point = points[index];
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / Math.max(1, width)));
    setCurrent(Math.round(share * (points.length - 1)));
    setIsRead(true);
  };
  if (!point) return null;
  const words = point.previous
    ? t`${point.label}: ${number(point.value)}. Previous period, ${point.previous.label}: ${number(point.previous.value)}`
    : `${point.label}: ${number(point.value)}`;
  return (
    // Time runs from left to right in every language, so the SVG is not mirrored.
    <div className={styles.chart} dir="ltr">
      <div className={styles.values} aria-hidden>
        {ticks.map((tick) => (
          <span key={tick} style={{ insetBlockEnd: `${(100 * tick) / top}%` }}>
            {number(tick)}
          </span>
        ))}
      </div>
      <div className={styles.plot}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {ticks.map((tick) => (
            <path key={tick} className={styles.grid} d={`M0 ${100 - (100 * tick) / top}H100`} />
          ))}
          {points.length > 1 && <path className={styles.area} d={`${line}L100 100L0 100Z`} />}
          <path className={styles.before} d={before} />
          <path className={styles.line} d={chartLine(values, top, first, end)} />
          <path
            className={styles.line}
            data-partial
            d={chartLine(values, top, 0, first) + chartLine(values, top, end)}
          />
          {points.length <= MOST_MARKS && <path className={styles.line} data-marks d={marks} />}
        </svg>
        <input
          className={styles.reader}
          type="range"
          min={0}
          max={points.length - 1}
          value={index}
          aria-label={label}
          aria-valuetext={words}
          onChange={({ currentTarget }) => setCurrent(currentTarget.valueAsNumber)}
          onPointerMove={follow}
          onPointerLeave={({ currentTarget }) => setIsRead(currentTarget.matches(':focus-visible'))}
          onFocus={() => setIsRead(true)}
          onBlur={() => setIsRead(false)}
        />
        {isRead && (
          <Reading point={point} at={positionOf(index, points.length)} height={(100 * point.value) / top} />
        )}
      </div>
      <div className={styles.ticks} aria-hidden>
        {labelledPoints(points.length).map((i, at) => (
          <span
            key={points[i]?.tick}
            data-minor={at % 2 === 1 || undefined}
            data-end={i === points.length - 1 || undefined}
            style={{ insetInlineStart: `${positionOf(i, points.length)}%` }}
          >
            {points[i]?.tick}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The values at one point, for sighted users; the range input announces them to screen readers. */
function Reading({ point, at, height }: { point: ChartPoint; at: number; height: number }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.reading} style={{ '--at': at, '--height': height }} aria-hidden>
      <span className={styles.dot} />
      <p data-side={at > 50 ? 'before' : 'after'}>
        <span>
          <strong>{formatNumber(point.value, i18n.locale)}</strong> · {point.label}
        </span>
        {point.previous && (
          <small>
            {formatNumber(point.previous.value, i18n.locale)} · {point.previous.label}
          </small>
        )}
      </p>
    </div>
  );
}
