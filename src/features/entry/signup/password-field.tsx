import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EntryField } from '../entry-form';
import styles from './password-field.module.css';
import { LEAST, strengthOf } from './strength';

const WORDS = [
  msg`Use ${LEAST} characters or more`,
  msg`Weak: easy to guess`,
  msg`Fair: longer is better`,
  msg`Good`,
  msg`Strong`,
];

/** A new password, with how strong it is. */
export function NewPasswordField({ label }: { label: string }) {
  const { t } = useLingui();
  const [password, setPassword] = useState('');
  const strength = strengthOf(password);
  const words = WORDS[strength];
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
      <div className={styles.meter} data-strength={strength} aria-hidden>
        <i />
        <i />
        <i />
        <i />
      </div>
      <p className={styles.words} role="status">
        {words && t(words)}
      </p>
    </div>
  );
}
