import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { IconEye, IconEyeOff } from '../icons';
import styles from './text-field.module.css';

export type TextFieldProps = {
  label: ReactNode;
  description?: ReactNode;
  /** At the end of the label's line, such as a link. It follows the input in the tab order. */
  aside?: ReactNode;
  /** The error message; the field is valid without it. */
  error?: ReactNode;
} & (
  | { type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number'; revealLabel?: undefined }
  | {
      type: 'password';
      /** The accessible name of the switch that shows the password. */
      revealLabel: string;
    }
) &
  Omit<ComponentProps<'input'>, 'type' | 'size' | 'className' | 'style'>;

/** A labeled text input. */
export function TextField(props: TextFieldProps) {
  const { label, description, aside, error, type = 'text', revealLabel, id, ...rest } = props;
  const [revealed, setRevealed] = useState(false);
  const ownId = useId();
  const inputId = id ?? ownId;
  const hasDescription = description !== undefined && description !== null;
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const describedBy = [hasDescription && `${inputId}-description`, hasError && `${inputId}-error`];
  const isPassword = type === 'password';
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      {hasDescription && (
        <p id={`${inputId}-description`} className={styles.description}>
          {description}
        </p>
      )}
      <span className={styles.box}>
        <input
          // Phones capitalize and correct prose.
          {...(type !== 'text' && { autoCapitalize: 'none', spellCheck: false })}
          {...rest}
          id={inputId}
          className={styles.input}
          type={isPassword && revealed ? 'text' : type}
          aria-invalid={hasError || undefined}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
        />
        {isPassword && (
          <button
            className={styles.reveal}
            type="button"
            aria-label={revealLabel}
            aria-pressed={revealed}
            aria-controls={inputId}
            disabled={rest.disabled}
            onClick={() => setRevealed(!revealed)}
          >
            {revealed ? <IconEyeOff aria-hidden /> : <IconEye aria-hidden />}
          </button>
        )}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
      {hasError && (
        <p id={`${inputId}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
