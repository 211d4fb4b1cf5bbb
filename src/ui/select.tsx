import { useState } from 'react';
import type { ComboboxProps } from './combobox';
import styles from './combobox.module.css';
import { useCombobox } from './use-combobox';

/** From this number of options on, a searchable list is used. */
const MANY = 15;

type SelectProps = Omit<ComboboxProps, 'ref' | 'free' | 'onChoose' | 'onKeyDown' | 'onFocus' | 'placeholder'>;

/** A native select, or a combobox for many options. Keeps a value that is not among the options. */
export function Select({ options, ...props }: SelectProps) {
  const { value, onChange, readOnly, className, ...field } = props;
  const [start, setStart] = useState<ComboboxProps['start']>();
  const [isNear, setNear] = useState(false);
  const isKnown = options.some((option) => option.value === value);
  const all = isKnown ? options : [{ value, label: value }, ...options];
  const isMany = all.length > MANY;
  const Combobox = useCombobox(isMany && (isNear || start !== undefined));
  const isLong = isMany && Combobox !== null;
  const shown = isLong ? all.filter((option) => option.value === value) : all;
  const menu = (
    <span className={styles.combobox}>
      <select
        {...field}
        className={className ?? styles.input}
        value={value}
        disabled={readOnly}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onPointerEnter={() => setNear(true)}
        onPointerDown={(event) => {
          if (!isLong) return;
          event.preventDefault();
          setStart('open');
        }}
        onMouseDown={(event) => isLong && event.preventDefault()}
        onFocus={() => isLong && setStart((now) => now ?? 'focus')}
      >
        {shown.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
  return Combobox && start !== undefined ? <Combobox {...props} options={all} start={start} /> : menu;
}
