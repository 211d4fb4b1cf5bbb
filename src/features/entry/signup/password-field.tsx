import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LEAST } from '~/lib/strength';
import { StrengthMeter } from '~/parts/strength-meter';
import { EntryField, useFault } from '../parts/entry-form';

/** A new password with its strength. */
export function NewPasswordField({ label, autoFocus }: { label: string; autoFocus?: boolean }) {
  const { t } = useLingui();
  const [password, setPassword] = useState('');
  const isFaulty = useFault('password') !== undefined;
  return (
    <div>
      <EntryField
        label={label}
        name="password"
        type="password"
        autoComplete="new-password"
        maxLength={128}
        autoFocus={autoFocus}
        revealLabel={t`Show the password`}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {/* The error says the minimum length already. */}
      {!(isFaulty && password.length < LEAST) && <StrengthMeter password={password} />}
    </div>
  );
}
