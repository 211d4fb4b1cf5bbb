import type { InputProps } from '../field';
import styles from './inputs.module.css';
import { plain } from './text-input';

export function DateTimeInput(props: InputProps<string>) {
  return (
    <input
      {...plain(props)}
      className={styles.input}
      type="datetime-local"
      onChange={({ currentTarget }) => props.onDraft(currentTarget.value)}
    />
  );
}
