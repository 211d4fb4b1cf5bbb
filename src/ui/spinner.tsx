import styles from './spinner.module.css';

export type SpinnerProps = {
  /** The label; null if there is text beside the spinner, which then is hidden from screen readers. */
  label: string | null;
  /** 16, 24 or 40 px */
  size?: 's' | 'm' | 'l';
  /** The delay in ms before it is shown, to avoid flashing. */
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
