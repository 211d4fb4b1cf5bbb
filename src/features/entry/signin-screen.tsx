import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { signIn, startIdentity } from '~/identity';
import { identityProblem } from '~/identity/errors';
import { Button } from '~/ui/button';
import { Text } from '~/ui/text';
import { TextField } from '~/ui/text-field';
import styles from './signin-screen.module.css';

type Fault = { field: 'email' | 'password' | 'form'; says: MessageDescriptor };

export function SigninScreen() {
  const { t } = useLingui();
  const { redirect } = useSearch({ from: '/_entry/signin' });
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email')).trim();
    const password = String(data.get('password'));
    if (email === '') return setFault({ field: 'email', says: msg`Enter your e-mail address.` });
    if (password === '') return setFault({ field: 'password', says: msg`Enter your password.` });
    // A second press comes before the button can show that it is busy.
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFault(null);
    try {
      // Being signed in makes the router ask this page's guard again, which leads on to the page asked for.
      await signIn(email, password);
    } catch (error) {
      setFault(identityProblem(error));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  // The first wrong field gets the focus, so that nobody has to look for it.
  useEffect(() => {
    const name = fault?.field === 'form' ? 'password' : fault?.field;
    if (name) form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  }, [fault]);

  const of = (field: Fault['field']) => (fault?.field === field ? t(fault.says) : undefined);
  return (
    // What the browser says of an empty field would be in the browser's language, and not beside the field.
    <form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      // Fetched while the form is filled in; where that fails, signing in tries again and says so.
      onFocus={() => startIdentity().catch(() => {})}
      noValidate
    >
      <div>
        <Text variant="h2" as="h1">
          <Trans>Sign in</Trans>
        </Text>
        {redirect && (
          <Text tone="muted">
            <Trans>Sign in to see this page.</Trans>
          </Text>
        )}
      </div>
      <p className={styles.fault} role="alert">
        {of('form')}
      </p>
      <TextField
        label={t`E-mail address`}
        name="email"
        type="email"
        autoComplete="username"
        error={of('email')}
        autoFocus
        required
      />
      <TextField
        label={t`Password`}
        name="password"
        type="password"
        autoComplete="current-password"
        revealLabel={t`Show the password`}
        error={of('password')}
        required
      />
      <Button type="submit" busy={busy} fullWidth>
        <Trans>Sign in</Trans>
      </Button>
      <nav className={styles.links} aria-label={t`Other ways in`}>
        <Link to="/reset-password">
          <Trans>Forgot the password?</Trans>
        </Link>
        <Link to="/signup">
          <Trans>Create an account</Trans>
        </Link>
        <Link to="/team">
          <Trans>Team sign-in</Trans>
        </Link>
      </nav>
    </form>
  );
}
