import { useErrorText } from '~/components/feedback/error-text';
import styles from './asset-panel.module.css';

/** Why a change was not made, beside what was to be changed. Always there, so that its message is announced. */
export function Fault({ error }: { error: Error | null }) {
  const errorText = useErrorText();
  return (
    <p className={styles.fault} role="alert">
      {error && errorText(error)}
    </p>
  );
}
