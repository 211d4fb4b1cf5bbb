import type { InputProps } from '../field';
import styles from './inputs.module.css';

export function ToggleInput(props: InputProps<boolean>) {
  const { id, value, onChange, onBlur, readOnly, describedBy } = props;
  return (
    <input
      id={id}
      className={styles.toggle}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
      role="switch"
      checked={value}
      disabled={readOnly}
      aria-describedby={describedBy}
      onBlur={onBlur}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
