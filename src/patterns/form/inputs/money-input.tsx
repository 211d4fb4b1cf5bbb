import type { InputProps } from '../field';
import styles from './inputs.module.css';
import { NumberInput } from './number-input';

export function MoneyInput({ currency, ...props }: InputProps<string> & { currency: string }) {
  return (
    <span className={styles.money}>
      <NumberInput {...props} />
      <span className={styles.currency}>{currency}</span>
    </span>
  );
}
