import type { ReactNode } from 'react';
import type { InputProps } from '~/components/form/field';
import styles from './when.module.css';

interface SegmentedProps<T extends string> {
  props: Pick<InputProps<T | null | undefined>, 'id' | 'readOnly' | 'onBlur' | 'describedBy'>;
  value: T;
  options: readonly { value: T; label: ReactNode; icon?: ReactNode }[];
  onChange: (value: T) => void;
}

/** One of a few, all of them visible. */
export function Segmented<T extends string>({ props, value, options, onChange }: SegmentedProps<T>) {
  const { id, readOnly, onBlur, describedBy } = props;
  return (
    <span id={id} className={styles.segments}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            disabled={readOnly}
            aria-describedby={describedBy}
            onBlur={onBlur}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </span>
  );
}
