import styles from './asset-panel.module.css';
import { useReason } from './reason';

/** Why a change was not made, beside what was to be changed. Always there, so that its message is announced. */
export function Fault({ error }: { error: Error | null }) {
  const reason = useReason();
  return (
    <p className={styles.fault} role="alert">
      {error && reason(error)}
    </p>
  );
}
