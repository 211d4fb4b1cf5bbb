import type { InputProps } from '../field';
import styles from './inputs.module.css';
import { nativeProps } from './text-input';

export function DateTimeInput(props: InputProps<string>) {
  return (
    <input
      {...nativeProps(props)}
      className={styles.input}
      type="datetime-local"
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  );
}
