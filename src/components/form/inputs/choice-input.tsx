import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { Choice, InputProps } from '../field';
import styles from './inputs.module.css';

interface ChoiceInputProps extends InputProps<string> {
  options: readonly Choice[] | (() => readonly Choice[]);
  none?: MessageDescriptor | undefined;
}

/** The system's own menu. */
export function ChoiceInput({ options, none, ...props }: ChoiceInputProps) {
  const { t } = useLingui();
  const say = useSay();
  const { id, draft, onDraft, onLeave, readOnly, invalid, describedBy, required } = props;
  const all = typeof options === 'function' ? options() : options;
  return (
    <select
      id={id}
      className={styles.input}
      value={draft}
      disabled={readOnly}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      aria-required={required || undefined}
      onBlur={onLeave}
      onChange={({ currentTarget }) => onDraft(currentTarget.value)}
    >
      {(none !== undefined || draft === '') && <option value="">{none ? t(none) : ''}</option>}
      {/* A value that this version does not know stays what it is. */}
      {draft !== '' && all.every(({ value }) => value !== draft) && <option value={draft}>{draft}</option>}
      {all.map(({ value, label }) => (
        <option key={value} value={value}>
          {say(label)}
        </option>
      ))}
    </select>
  );
}

interface ChoicesInputProps extends InputProps<string[]> {
  options: readonly Choice[];
}

export function ChoicesInput({ options, ...props }: ChoicesInputProps) {
  const say = useSay();
  const { id, draft, onDraft, onLeave, readOnly } = props;
  return (
    <span id={id} className={styles.checks}>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={draft.includes(value)}
            disabled={readOnly}
            onBlur={onLeave}
            onChange={({ currentTarget }) =>
              onDraft(currentTarget.checked ? [...draft, value] : draft.filter((one) => one !== value))
            }
          />
          {say(label)}
        </label>
      ))}
    </span>
  );
}

function useSay() {
  const { t } = useLingui();
  return (label: Choice['label']) => (typeof label === 'string' ? label : t(label));
}
