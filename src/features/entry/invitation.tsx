import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { track } from '~/analytics';
import { signIn } from '~/identity';
import { EntryForm } from './entry-form';
import { EntryLinks, EntryPage } from './entry-page';
import { type Fault, isApiError } from './faults';
import { NewPasswordField } from './signup/password-field';
import { passwordFault } from './signup/signup-form';

const unknown = msg`This invitation is invalid or was already used. If you accepted it before, sign in; otherwise ask the owner to invite you again.`;
const expired = msg`This invitation has expired. Ask the owner to invite you again.`;

/**
 * The page of an invitation's link. The secret is after the #, which browsers do not send to
 * servers.
 */
export function Invitation({ secret }: { secret: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const send = async (data: FormData): Promise<Fault[] | undefined> => {
    const faults = passwordFault(data);
    if (faults.length > 0) return faults;
    const password = String(data.get('password'));
    const { acceptInvitation } = await import('./calls');
    let email: string;
    try {
      ({ email } = await acceptInvitation({ token: secret, password }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 409) return [{ field: 'form', says: expired }];
      // The form refuses an invalid secret.
      const isUnknown = error.status === 404 || error.fieldErrors.some(({ field }) => field === 'token');
      if (isUnknown) return [{ field: 'form', says: unknown }];
      throw error;
    }
    track('sign_up', { method: 'invitation' });
    await signIn(email, password);
    await navigate({ to: '/dashboard', replace: true });
  };
  return (
    <EntryPage
      title={<Trans>Join the team</Trans>}
      lead={<Trans>You were invited to manage locations. Choose a password to get started.</Trans>}
    >
      <EntryForm action={<Trans>Accept invitation</Trans>} send={send}>
        <NewPasswordField label={t`Password`} />
      </EntryForm>
      <EntryLinks label={t`Other ways in`}>
        <Link to="/signin">
          <Trans>I already accepted it</Trans>
        </Link>
      </EntryLinks>
    </EntryPage>
  );
}
