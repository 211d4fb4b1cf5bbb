import styles from './charts.module.css';
import { positionOf } from './scale';

/** A small chart of a figure per day. The text beside it states its meaning. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const highest = Math.max(1, ...values);
  const bars = values
    .map((value, i) => value > 0 && `M${positionOf(i, values.length)} 100V${100 - (100 * value) / highest}`)
    .filter(Boolean)
    .join('');
  return (
    <svg className={styles.sparkline} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      <path className={styles.grid} d="M0 100H100" />
      <path className={styles.line} data-bars d={bars} />
    </svg>
  );
}
