import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { MissingChoice, type MissingKind } from '~/entities/pickers/missing-choice';
import { Select } from '~/ui/field/select';
import type { Choice, InputProps } from '../field';
import styles from './inputs.module.css';

interface ChoiceInputProps extends InputProps<string> {
  options: readonly Choice[] | (() => readonly Choice[] | undefined);
  none?: MessageDescriptor | undefined;
  /** What the picker offers to make while there is nothing to choose from. */
  missing?: MissingKind | undefined;
}

export function ChoiceInput({ options, none, missing, ...props }: ChoiceInputProps) {
  const { t } = useLingui();
  const labelOf = useLabel();
  const { id, value, onChange, onBlur, readOnly, invalid, describedBy, required } = props;
  // Undefined while they are loaded.
  const loaded = typeof options === 'function' ? options() : options;
  const all = loaded ?? [];
  const select = (
    <Select
      id={id}
      className={styles.input}
      value={value}
      options={[
        ...(none !== undefined || value === '' ? [{ value: '', label: none ? t(none) : '' }] : []),
        ...all.map((choice) => ({ value: choice.value, label: labelOf(choice) })),
      ]}
      readOnly={readOnly}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      aria-required={required || undefined}
      onBlur={onBlur}
      onChange={onChange}
    />
  );
  if (missing === undefined || loaded?.length !== 0 || readOnly) return select;
  return (
    <>
      {select}
      <MissingChoice kind={missing} />
    </>
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
        <label key={choice.value} className="check">
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
