import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAction } from '~/api/use-action';
import { LocalInbox } from '~/demo/local-inbox';
import { loadSignInMethods, startIdentity } from '~/identity';
import { identityFault } from '~/identity/errors';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field/text-field';
import { isWrongPassword, WRONG_PASSWORD } from './password-form';
import styles from './profile.module.css';

interface EmailError {
  field: 'current' | 'email';
  text: MessageDescriptor;
}

/**
 * Changes the address that the user signs in with. The identity provider sends a link to the new address, and the
 * account follows once the link is opened.
 */
export function EmailForm({ email }: { email: string }) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<EmailError | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>(`[name=${error.field}]`)?.focus();
  }, [error]);

  const { run, pending } = useAction(async (data: FormData) => {
    const [wanted, current] = [String(data.get('email')).trim(), String(data.get('current'))];
    const invalid = errorBeforeSending(wanted, current, email);
    setSentTo(null);
    setError(invalid);
    if (invalid) return;
    try {
      await (await loadSignInMethods()).sendAddressChange(current, wanted, '/signin');
      form.current?.reset();
      setSentTo(wanted);
    } catch (cause) {
      setError(
        isWrongPassword(cause)
          ? { field: 'current', text: WRONG_PASSWORD }
          : { field: 'email', text: identityFault(cause).says },
      );
    }
  });
  const errorOf = (field: EmailError['field']) => (error?.field === field ? t(error.text) : undefined);
  return (
    <div className={styles.part}>
      <h3>
        <Trans>Change your email address</Trans>
      </h3>
      <form
        ref={form}
        className={styles.password}
        // The browser's own messages would be in its language.
        noValidate
        onFocus={() => startIdentity().catch(() => {})}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          void run(new FormData(event.currentTarget));
        }}
      >
        <TextField
          label={t`New email address`}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          error={errorOf('email')}
        />
        <TextField
          label={t`Current password`}
          name="current"
          type="password"
          autoComplete="current-password"
          revealLabel={t`Show the current password`}
          error={errorOf('current')}
        />
        <span className="row-2 wrap">
          <Button type="submit" variant="secondary" busy={pending}>
            <Trans>Send a confirmation link</Trans>
          </Button>
          <span role="status">
            {sentTo !== null && (
              <Trans>
                We sent a link to {sentTo}. Until you open it, you sign in with {email}.
              </Trans>
            )}
          </span>
        </span>
      </form>
      {sentTo !== null && <LocalInbox to={email} />}
    </div>
  );
}

function errorBeforeSending(wanted: string, current: string, email: string): EmailError | null {
  if (wanted === '') return { field: 'email', text: msg`Enter the new email address.` };
  if (wanted.toLowerCase() === email.toLowerCase())
    return { field: 'email', text: msg`This is your current email address. Enter another one.` };
  if (current === '') return { field: 'current', text: msg`Enter your current password.` };
  return null;
}
