import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { Choice, InputProps } from '../field';
import styles from './inputs.module.css';

interface ChoiceInputProps extends InputProps<string> {
  options: readonly Choice[] | (() => readonly Choice[]);
  none?: MessageDescriptor | undefined;
}

/** The browser's own menu. */
export function ChoiceInput({ options, none, ...props }: ChoiceInputProps) {
  const { t } = useLingui();
  const labelOf = useLabel();
  const { id, value, onChange, onBlur, readOnly, invalid, describedBy, required } = props;
  const all = typeof options === 'function' ? options() : options;
  return (
    <select
      id={id}
      className={styles.input}
      value={value}
      disabled={readOnly}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      aria-required={required || undefined}
      onBlur={onBlur}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {(none !== undefined || value === '') && <option value="">{none ? t(none) : ''}</option>}
      {/* A value that this version does not know is kept. */}
      {value !== '' && all.every((choice) => choice.value !== value) && (
        <option value={value}>{value}</option>
      )}
      {all.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {labelOf(choice)}
        </option>
      ))}
    </select>
  );
}

interface ChoicesInputProps extends InputProps<string[]> {
  options: readonly Choice[];
}

export function ChoicesInput({ options, ...props }: ChoicesInputProps) {
  const labelOf = useLabel();
  const { id, value, onChange, onBlur, readOnly } = props;
  return (
    <span id={id} className={styles.checks}>
      {options.map((choice) => (
        <label key={choice.value}>
          <input
            type="checkbox"
            checked={value.includes(choice.value)}
            disabled={readOnly}
            onBlur={onBlur}
            onChange={({ currentTarget }) => onChange(toggled(value, choice.value, currentTarget.checked))}
          />
          {labelOf(choice)}
        </label>
      ))}
    </span>
  );
}

export const toggled = (values: readonly string[], value: string, isOn: boolean): string[] =>
  isOn ? [...values, value] : values.filter((other) => other !== value);

function useLabel() {
  const { t } = useLingui();
  return ({ label }: Choice) => (typeof label === 'string' ? label : t(label));
}
