import type { InputProps } from '../field';
import styles from './inputs.module.css';
import { nativeProps } from './text-input';

/** A text input, because the browser's number input drops invalid text and changes with the mouse wheel. */
export function NumberInput(props: InputProps<string>) {
  return (
    <input
      {...nativeProps(props)}
      className={styles.input}
      inputMode="decimal"
      autoComplete="off"
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  );
}
