import { useLingui } from '@lingui/react/macro';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { StrengthMeter } from '~/components/strength-meter';
import type { InputProps } from '../field';
import styles from './inputs.module.css';
import { plain } from './text-input';

// Few forms choose a password, so these are not among the kinds of `fields.ts`: they are given to `field.custom`.

/** A password that is being chosen. It is sent as it was typed, spaces and all. */
export function PasswordInput(props: InputProps) {
  const { t } = useLingui();
  const [revealed, setRevealed] = useState(false);
  const { id, draft, onDraft } = props;
  return (
    <span className={styles.password}>
      <input
        {...plain({ ...props, draft: String(draft ?? '') })}
        className={styles.input}
        type={revealed ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => onDraft(currentTarget.value)}
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

/** With how strong it is, for the first of two fields. @param least the contract's fewest characters */
export const measuredPasswordInput = (least: number) =>
  function MeasuredPasswordInput(props: InputProps) {
    return (
      <>
        <PasswordInput {...props} />
        <StrengthMeter password={String(props.draft ?? '')} least={least} />
      </>
    );
  };
