import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAction } from '~/api/use-action';
import { codeOf, loadSignInMethods, startIdentity } from '~/identity';
import { identityFault } from '~/identity/errors';
import { LEAST } from '~/lib/strength';
import { StrengthMeter } from '~/parts/strength-meter';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field/text-field';
import styles from './profile.module.css';

interface PasswordError {
  field: 'current' | 'password';
  text: MessageDescriptor;
}

export const WRONG_PASSWORD = msg`This is not your current password.`;

/** Whether the identity provider refused the password that is asked again. */
export const isWrongPassword = (error: unknown) =>
  ['auth/wrong-password', 'auth/invalid-credential'].includes(codeOf(error));

/** Changes the user's own password at the identity provider. The API never sees it. */
export function PasswordForm() {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<PasswordError | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>(`[name=${error.field}]`)?.focus();
  }, [error]);

  const { run, pending } = useAction(async () => {
    setIsChanged(false);
    const invalid = errorBeforeSending(current, password);
    setError(invalid);
    if (invalid) return;
    try {
      await (await loadSignInMethods()).changePassword(current, password);
      setCurrent('');
      setPassword('');
      setIsChanged(true);
    } catch (cause) {
      setError(
        isWrongPassword(cause)
          ? { field: 'current', text: WRONG_PASSWORD }
          : { field: 'password', text: identityFault(cause).says },
      );
    }
  });
  const errorOf = (field: PasswordError['field']) => (error?.field === field ? t(error.text) : undefined);
  return (
    <form
      ref={form}
      className={styles.password}
      // The browser's own messages would be in its language.
      noValidate
      onFocus={() => startIdentity().catch(() => {})}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void run();
      }}
    >
      <TextField
        label={t`Current password`}
        name="current"
        type="password"
        autoComplete="current-password"
        revealLabel={t`Show the current password`}
        value={current}
        error={errorOf('current')}
        onChange={({ currentTarget }) => setCurrent(currentTarget.value)}
      />
      <div>
        <TextField
          label={t`New password`}
          name="password"
          type="password"
          autoComplete="new-password"
          maxLength={128}
          revealLabel={t`Show the new password`}
          value={password}
          error={errorOf('password')}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <StrengthMeter password={password} />
      </div>
      <span className="row-2 wrap">
        <Button type="submit" variant="secondary" busy={pending}>
          <Trans>Change password</Trans>
        </Button>
        <span role="status">
          {isChanged && <Trans>Password changed. Use it the next time you sign in.</Trans>}
        </span>
      </span>
    </form>
  );
}

function errorBeforeSending(current: string, password: string): PasswordError | null {
  if (current === '') return { field: 'current', text: msg`Enter your current password.` };
  if (password.length < LEAST)
    return { field: 'password', text: msg`This password is too short. Use at least 8 characters.` };
  if (password === current)
    return { field: 'password', text: msg`This is your current password. Choose a new one.` };
  return null;
}
