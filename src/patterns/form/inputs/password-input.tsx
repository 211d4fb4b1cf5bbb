import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconEye, IconEyeOff } from '~/ui/icons';
import type { InputProps } from '../field';
import styles from './inputs.module.css';
import { nativeProps } from './text-input';

// Few forms set a password, so it is not a kind of `fields.ts` but an input for `field.custom`.

/** A new password. It is sent as typed, with its spaces. */
export function PasswordInput({ value, ...props }: InputProps<string | null | undefined>) {
  const { t } = useLingui();
  const [revealed, setRevealed] = useState(false);
  const { id, onChange } = props;
  return (
    <span className={styles.password}>
      <input
        {...nativeProps({ ...props, value: value ?? '' })}
        className={styles.input}
        type={revealed ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <button
        type="button"
        aria-label={t`Show the password`}
        aria-pressed={revealed}
        aria-controls={id}
        onClick={() => setRevealed(!revealed)}
      >
        {revealed ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
      </button>
    </span>
  );
}
