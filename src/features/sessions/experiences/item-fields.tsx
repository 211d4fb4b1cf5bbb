import { type ReactNode, useId } from 'react';
import { toggled } from '~/patterns/form/inputs/choice-input';
import inputs from '~/patterns/form/inputs/inputs.module.css';
import styles from './experiences.module.css';

interface ItemFieldProps<Value> {
  label: string;
  value: Value;
  error: string | undefined;
  readOnly: boolean;
  onChange: (value: Value) => void;
  onBlur: () => void;
}

interface Option {
  value: string;
  label: string;
}

export function ItemText({ maxLength, ...props }: ItemFieldProps<string> & { maxLength: number }) {
  return (
    <LabeledInput {...props}>
      {(native) => (
        <input
          {...native}
          className={inputs.input}
          value={props.value}
          maxLength={maxLength}
          readOnly={props.readOnly}
          autoComplete="off"
          onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
        />
      )}
    </LabeledInput>
  );
}

type ItemNumberProps = Omit<ItemFieldProps<number>, 'value'> & {
  value: number | null | undefined;
  min: number;
  max: number;
  step?: number;
};

export function ItemNumber({ min, max, step = 1, ...props }: ItemNumberProps) {
  const { value } = props;
  return (
    <LabeledInput {...props}>
      {(native) => (
        <input
          {...native}
          className={inputs.input}
          type="number"
          inputMode="decimal"
          {...{ min, max, step }}
          value={value == null || Number.isNaN(value) ? '' : value}
          readOnly={props.readOnly}
          onChange={({ currentTarget }) => props.onChange(currentTarget.valueAsNumber)}
        />
      )}
    </LabeledInput>
  );
}

export function ItemSelect({ options, ...props }: ItemFieldProps<string> & { options: readonly Option[] }) {
  return (
    <LabeledInput {...props}>
      {(native) => (
        <select
          {...native}
          className={inputs.input}
          value={props.value}
          disabled={props.readOnly}
          onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
        >
          {/* A value that is not known is kept. */}
          {options.every(({ value }) => value !== props.value) && (
            <option value={props.value}>{props.value}</option>
          )}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </LabeledInput>
  );
}

export function ItemToggle(props: ItemFieldProps<boolean>) {
  const id = useId();
  return (
    <span className={styles.toggle}>
      <label htmlFor={id}>{props.label}</label>
      <input
        id={id}
        className={inputs.toggle}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
        role="switch"
        checked={props.value}
        disabled={props.readOnly}
        onBlur={props.onBlur}
        onChange={({ currentTarget }) => props.onChange(currentTarget.checked)}
      />
    </span>
  );
}

export function ItemChecks({
  options,
  ...props
}: ItemFieldProps<readonly string[]> & { options: readonly Option[] }) {
  return (
    <ItemRow label={props.label} error={props.error} wide>
      <span className={styles.checks}>
        {options.map(({ value, label }) => (
          <label key={value} className="check">
            <input
              type="checkbox"
              checked={props.value.includes(value)}
              disabled={props.readOnly}
              onBlur={props.onBlur}
              onChange={({ currentTarget }) =>
                props.onChange(toggled(props.value, value, currentTarget.checked))
              }
            />
            {label}
          </label>
        ))}
      </span>
    </ItemRow>
  );
}

interface ItemRowProps {
  label: string;
  hint?: string;
  error: string | undefined;
  wide?: boolean;
  children: ReactNode;
}

/** A group of inputs under one label. */
export function ItemRow({ label, hint, error, wide, children }: ItemRowProps) {
  return (
    <fieldset className={styles.field} data-wide={wide || undefined}>
      <legend className={styles.label}>{label}</legend>
      {hint && <small className="hint">{hint}</small>}
      {children}
      <span className="fault hide-empty" role="alert">
        {error}
      </span>
    </fieldset>
  );
}

interface LabeledInputProps {
  label: string;
  error: string | undefined;
  onBlur: () => void;
  children: (native: {
    id: string;
    onBlur: () => void;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** One input with its label and error. */
function LabeledInput({ label, error, onBlur, children }: LabeledInputProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        onBlur,
        'aria-invalid': error !== undefined || undefined,
        'aria-describedby': error === undefined ? undefined : `${id}-error`,
      })}
      <span id={`${id}-error`} className="fault hide-empty" role="alert">
        {error}
      </span>
    </div>
  );
}
