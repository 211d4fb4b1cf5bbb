import { useState } from 'react';
import { Combobox, type ComboboxProps } from './combobox';
import styles from './combobox.module.css';

/** From this number of options on, a searchable list is used. */
const MANY = 15;

type SelectProps = Omit<ComboboxProps, 'ref' | 'free' | 'onChoose' | 'onKeyDown' | 'onFocus' | 'placeholder'>;

/** A native select, or a combobox for many options. Keeps a value that is not among the options. */
export function Select({ options, ...props }: SelectProps) {
  const { value, onChange, readOnly, className, ...field } = props;
  const [start, setStart] = useState<ComboboxProps['start']>();
  const isKnown = options.some((option) => option.value === value);
  const all = isKnown ? options : [{ value, label: value }, ...options];
  const isMany = all.length > MANY;
  if (isMany && start !== undefined) return <Combobox {...props} options={all} start={start} />;
  const shown = isMany ? all.filter((option) => option.value === value) : all;
  return (
    <span className={styles.combobox}>
      <select
        {...field}
        className={className ?? styles.input}
        value={value}
        disabled={readOnly}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onPointerDown={(event) => {
          if (!isMany) return;
          event.preventDefault();
          setStart('open');
        }}
        onMouseDown={(event) => isMany && event.preventDefault()}
        onFocus={() => isMany && setStart((now) => now ?? 'focus')}
      >
        {shown.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
