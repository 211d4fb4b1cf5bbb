import { errorText } from '~/session/error-text';
import styles from './asset-panel.module.css';

/** Why a change failed, next to its field. Always rendered, so that its message is announced. */
export function Fault({ error }: { error: Error | null }) {
  return (
    <p className={styles.fault} role="alert">
      {error && errorText(error)}
    </p>
  );
}
