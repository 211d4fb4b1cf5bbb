import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { track } from '~/analytics';
import { codeOf, loadSignInMethods, signIn } from '~/identity';
import { EntryForm } from './parts/entry-form';
import { EntryPage } from './parts/entry-page';
import { NewPasswordField } from './signup/password-field';
import { passwordFault } from './signup/signup-form';

const STALE = ['auth/expired-action-code', 'auth/invalid-action-code'];
const isStale = (error: unknown) => STALE.includes(codeOf(error));

interface NewPasswordProps {
  /** The code in the link. */
  code: string;
  /** Called when the link has expired. @param email its recipient, if known */
  onStale(email: string): void;
}

/** The page of the link in a reset email. Setting the password signs the user in. */
export function NewPassword({ code, onStale }: NewPasswordProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  // Checked while the password is typed, so that an expired link shows early.
  useEffect(() => {
    loadSignInMethods()
      .then((ways) => ways.checkReset(code))
      .then(setEmail)
      // If the check fails now, it is repeated when the password is sent.
      .catch((error: unknown) => isStale(error) && onStale(''));
  }, [code, onStale]);

  const send = async (data: FormData) => {
    const faults = passwordFault(data);
    if (faults.length > 0) return faults;
    const password = String(data.get('password'));
    try {
      const ways = await loadSignInMethods();
      const address = email || (await ways.checkReset(code));
      await ways.setPassword(code, password);
      await signIn(address, password);
      track('login', { method: 'password' });
      await navigate({ to: '/dashboard', replace: true });
    } catch (error) {
      if (!isStale(error)) throw error;
      onStale(email);
    }
  };
  return (
    <EntryPage
      title={<Trans>Set a new password</Trans>}
      lead={
        email && (
          <Trans>
            For <b>{email}</b>.
          </Trans>
        )
      }
    >
      <EntryForm action={<Trans>Set password and sign in</Trans>} send={send}>
        <NewPasswordField label={t`New password`} />
      </EntryForm>
    </EntryPage>
  );
}
