import { lazy, Suspense, useState } from 'react';
import type { ComboboxProps } from './combobox';
import styles from './combobox.module.css';

/** From this number of options on, a searchable list is used. */
const MANY = 15;

// Lazy, because it is not needed for the first paint.
const readCombobox = () => import('./combobox');
const Combobox = lazy(() => readCombobox().then((module) => ({ default: module.Combobox })));

/** A native select, or a combobox for many options. Keeps a value that is not among the options. */
export function Select({ options, ...props }: ComboboxProps) {
  const { value, onChange, readOnly, className, ...field } = props;
  const [start, setStart] = useState<ComboboxProps['start']>();
  const isKnown = options.some((option) => option.value === value);
  const all = isKnown ? options : [{ value, label: value }, ...options];
  const isLong = all.length > MANY;
  const shown = isLong ? all.filter((option) => option.value === value) : all;
  const menu = (
    <span className={styles.combobox}>
      <select
        {...field}
        className={className ?? styles.input}
        value={value}
        disabled={readOnly}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onPointerEnter={() => isLong && void readCombobox()}
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
  if (!isLong || start === undefined) return menu;
  return (
    <Suspense fallback={menu}>
      <Combobox {...props} options={all} start={start} />
    </Suspense>
  );
}
