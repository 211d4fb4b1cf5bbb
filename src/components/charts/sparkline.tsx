import styles from './charts.module.css';
import { linePath } from './scale';

/** A small chart of a figure's course. The text beside it states its meaning. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const highest = Math.max(1, ...values);
  const line = linePath(values, highest);
  return (
    <svg className={styles.sparkline} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      {values.length > 1 && <path className={styles.area} d={`${line}L100 100L0 100Z`} />}
      <path className={styles.line} d={line} />
    </svg>
  );
}
