import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StrengthMeter } from '~/components/strength-meter';
import { EntryField } from '../entry-form';

/** A new password with its strength. */
export function NewPasswordField({ label }: { label: string }) {
  const { t } = useLingui();
  const [password, setPassword] = useState('');
  return (
    <div>
      <EntryField
        label={label}
        name="password"
        type="password"
        autoComplete="new-password"
        maxLength={128}
        revealLabel={t`Show the password`}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <StrengthMeter password={password} />
    </div>
  );
}
