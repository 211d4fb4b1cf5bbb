import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { track } from '~/analytics';
import { signIn } from '~/identity';
import { EntryField, EntryForm } from './parts/entry-form';
import { fieldText, missing } from './parts/faults';

/**
 * Signs in with an address and a password. The router then runs the page's guard again, which
 * redirects.
 */
export function PasswordSignin({ emailLabel }: { emailLabel: MessageDescriptor }) {
  const { t } = useLingui();
  const send = async (data: FormData) => {
    const faults = missing(data, {
      email: msg`Enter your email address.`,
      password: msg`Enter your password.`,
    });
    if (faults.length > 0) return faults;
    await signIn(fieldText(data, 'email'), String(data.get('password')));
    track('login', { method: 'password' });
  };
  return (
    <EntryForm action={<Trans>Sign in</Trans>} send={send}>
      <EntryField label={t(emailLabel)} name="email" type="email" autoComplete="username" autoFocus />
      <EntryField
        label={t`Password`}
        name="password"
        type="password"
        autoComplete="current-password"
        revealLabel={t`Show the password`}
        aside={
          <Link to="/reset-password">
            <Trans>Forgot password?</Trans>
          </Link>
        }
      />
    </EntryForm>
  );
}
