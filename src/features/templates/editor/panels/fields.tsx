// The inputs of the inspector, which change the scene while the user types.
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { formatNumber } from '~/lib/format';
import { TextField } from '~/ui/field/text-field';
import type { Swatches } from './brand';
import styles from './inspector.module.css';

interface NumberFieldProps {
  label: ReactNode;
  /** Undefined if the selected layers have different values. */
  value: number | undefined;
  min: number;
  max: number;
  step?: number;
  unit?: string;
  disabled?: boolean;
  onChange: (value: number) => void;
  /** Applies the value on blur instead of on each keystroke. */
  lazy?: boolean;
}

const format = (value: number | undefined) => (value === undefined ? '' : `${Math.round(value * 100) / 100}`);

/** A number. The typed text is kept until blur, and beyond if it is out of range. */
export function NumberField({
  label,
  value,
  min,
  max,
  step = 1,
  unit = 'px',
  disabled,
  onChange,
  lazy,
}: NumberFieldProps) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  /** The typed text that was refused, until the value changes in another way, such as by undo. */
  const [refused, setRefused] = useState<{ text: string; value: number | undefined } | null>(null);
  const wrong = refused && refused.value === value ? refused.text : null;
  const isOutside = (text: string) => text !== '' && (Number(text) < min || Number(text) > max);
  const take = (text: string) => {
    if (text !== '' && !isOutside(text)) onChange(Number(text));
  };
  const least = formatNumber(min, i18n.locale);
  const most = formatNumber(max, i18n.locale);
  return (
    <div className={styles.number} data-unit={unit}>
      <TextField
        type="number"
        inputMode="decimal"
        label={label}
        value={typed ?? wrong ?? format(value)}
        error={
          wrong !== null &&
          (Number(wrong) < min ? <Trans>At least {least}.</Trans> : <Trans>At most {most}.</Trans>)
        }
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setRefused(null);
          if (!lazy) take(currentTarget.value);
        }}
        onBlur={() => {
          if (typed === null) return;
          if (lazy) take(typed);
          if (isOutside(typed)) setRefused({ text: typed, value });
          setTyped(null);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
        }}
      />
    </div>
  );
}

interface ColorFieldProps {
  label: ReactNode;
  value: string | undefined;
  swatches: Swatches;
  disabled?: boolean;
  onChange: (value: string) => void;
}

export function LayerColorField({ label, value, swatches, disabled, onChange }: ColorFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const swatch = (color: string, name: string) => (
    <button
      key={color}
      type="button"
      className={styles.swatch}
      style={{ '--swatch': color }}
      aria-label={name}
      title={name}
      aria-pressed={color === value?.toUpperCase()}
      disabled={disabled}
      onClick={() => onChange(color)}
    />
  );
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.colors}>
        <input
          id={id}
          type="color"
          value={value ?? '#000000'}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange(currentTarget.value.toUpperCase())}
        />
        {swatches.brand.map((color) => swatch(color, t`Use brand color ${color}`))}
        {swatches.brand.length > 0 && <span className={styles.divider} aria-hidden />}
        {swatches.others.map((color) => swatch(color, t`Use ${color}`))}
      </span>
    </div>
  );
}

interface ChoiceFieldProps<T extends string> {
  label: ReactNode;
  value: T | undefined;
  options: readonly { value: T; label: string; group?: string }[];
  disabled?: boolean;
  onChange: (value: T) => void;
}

export function ChoiceField<T extends string>({
  label,
  value,
  options,
  disabled,
  onChange,
}: ChoiceFieldProps<T>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.value as T)}
      >
        {value === undefined && (
          <option value="">
            <Trans>Different values</Trans>
          </option>
        )}
        {[...Map.groupBy(options, ({ group }) => group)].map(([group, members]) => {
          const choices = members.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ));
          if (group === undefined) return choices;
          return (
            <optgroup key={group} label={group}>
              {choices}
            </optgroup>
          );
        })}
      </select>
    </div>
  );
}

interface SwitchFieldProps {
  label: ReactNode;
  value: boolean;
  disabled?: boolean;
  onChange: (value: boolean) => void;
}

export const SwitchField = ({ label, value, disabled, onChange }: SwitchFieldProps) => (
  <label className={styles.switch}>
    <input
      type="checkbox"
      checked={value}
      disabled={disabled}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {label}
  </label>
);
