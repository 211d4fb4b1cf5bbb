import styles from './spinner.module.css';

export type SpinnerProps = {
  /** What is being waited for; null where words beside it say so, and then it is hidden from screen readers. */
  label: string | null;
  /** 16, 24 or 40 px */
  size?: 's' | 'm' | 'l';
  /** Time in ms before it shows, so that a short wait does not flash. */
  delay?: number;
};

export function Spinner({ label, size = 'm', delay = 0 }: SpinnerProps) {
  const ring = (
    <span
      className={styles.ring}
      data-size={size}
      style={delay > 0 ? { '--spinner-delay': `${delay}ms` } : undefined}
      aria-hidden
    />
  );
  if (label === null) return ring;
  return (
    <span className={styles.spinner} role="status">
      {ring}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
