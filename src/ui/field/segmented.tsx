import { type ReactNode, useId } from 'react';
import styles from './segmented.module.css';

interface SegmentedProps<T extends string> {
  id?: string;
  /** Null if nothing is selected. */
  value: T | null;
  options: readonly {
    value: T;
    label: ReactNode;
    icon?: ReactNode;
    tone?: 'success' | 'danger' | undefined;
  }[];
  onChange: (value: T) => void;
  onBlur?: (() => void) | undefined;
  readOnly?: boolean;
  size?: 's';
  /** Gives all options the same width and fills the line. */
  fullWidth?: boolean;
  describedBy?: string | undefined;
}

/** A row of radio buttons for a few options. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { id, value, options, onChange, onBlur, readOnly = false, size, fullWidth, describedBy } = props;
  const ownId = useId();
  const name = id ?? ownId;
  return (
    <span id={id} className={styles.segments} data-full-width={fullWidth || undefined} data-size={size}>
      {options.map((option) => (
        <label key={option.value} data-tone={option.tone}>
          <input
            type="radio"
            name={name}
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
