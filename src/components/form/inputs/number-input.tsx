import type { InputProps } from '../field';
import styles from './inputs.module.css';
import { plain } from './text-input';

/** Typed as text: the browser's own number field swallows what is no number, and turns with the mouse wheel. */
export function NumberInput(props: InputProps<string>) {
  return (
    <input
      {...plain(props)}
      className={styles.input}
      inputMode="decimal"
      autoComplete="off"
      onChange={({ currentTarget }) => props.onDraft(currentTarget.value)}
    />
  );
}
