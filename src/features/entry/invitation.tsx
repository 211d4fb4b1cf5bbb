import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { track } from '~/analytics';
import type { OpenInvitation } from '~/api/accounts';
import { ApiError } from '~/api/transport/errors';
import { currentUser, signIn, userTypeName } from '~/identity';
import { TextField } from '~/ui/field/text-field';
import { Spinner } from '~/ui/spinner';
import { EntryForm } from './parts/entry-form';
import { EntryLinks, EntryPage } from './parts/entry-page';
import type { Fault } from './parts/faults';
import { NewPasswordField } from './signup/password-field';
import { passwordFault } from './signup/signup-form';

const unknown = msg`This invitation is invalid or was already used. If you accepted it before, sign in; otherwise ask the owner to invite you again.`;
const expired = msg`This invitation has expired. Ask the owner to invite you again.`;

/** Why a link does not work; undefined for errors of another kind. */
function reasonIn(error: unknown) {
  if (!(error instanceof ApiError)) return;
  if (error.status === 409) return expired;
  // The form of the secret is checked before it is looked up.
  return error.status === 404 || error.fieldErrors.some(({ field }) => field === 'token')
    ? unknown
    : undefined;
}

/** `found` is undefined if the invitation could not be read: accepting it may work anyway. */
type State =
  | { status: 'loading' }
  | { status: 'invalid'; reason: typeof unknown }
  | { status: 'open'; found?: OpenInvitation };

/** The form does not wait for the code of the API. */
const calls = () => import('~/api/accounts');

async function readInvitation(token: string): Promise<State> {
  try {
    const { findInvitation } = await calls();
    return { status: 'open', found: await findInvitation({ token }) };
  } catch (error) {
    const reason = reasonIn(error);
    return reason ? { status: 'invalid', reason } : { status: 'open' };
  }
}

/**
 * The page of an invitation's link: who invites, and a password to choose. The secret is after the #, which browsers
 * do not send to servers.
 */
export function Invitation({ secret }: { secret: string }) {
  const { t } = useLingui();
  const [state, setState] = useState<State>({ status: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    void readInvitation(secret).then((read) => isCurrent && setState(read));
    return () => {
      isCurrent = false;
    };
  }, [secret]);
  const found = state.status === 'open' ? state.found : undefined;
  const business = found?.businessName;
  // Read once: accepting changes it.
  const [user] = useState(currentUser);
  const signedIn = user?.email;
  const wasAccepted =
    state.status === 'invalid' &&
    state.reason === unknown &&
    user &&
    userTypeName(user.userType) === 'Manager';
  return (
    <EntryPage
      title={business ? <Trans>Join {business}</Trans> : <Trans>Join the team</Trans>}
      lead={
        wasAccepted ? (
          <Trans>You already accepted an invitation. You are signed in as {signedIn}.</Trans>
        ) : state.status === 'invalid' ? (
          t(state.reason)
        ) : (
          state.status === 'open' && <Lead found={found} />
        )
      }
    >
      {state.status === 'loading' && <Spinner label={t`Loading the invitation`} delay={200} />}
      {state.status === 'open' && signedIn && (
        <p role="note">
          <Trans>You are signed in as {signedIn}. Accepting the invitation signs you out there.</Trans>
        </p>
      )}
      {state.status === 'open' && <AcceptForm secret={secret} email={found?.email} />}
      <EntryLinks label={t`Other ways in`}>
        {state.status === 'invalid' && user ? (
          <Link to="/dashboard">
            <Trans>Go to the dashboard</Trans>
          </Link>
        ) : (
          <Link to="/signin">
            {state.status === 'invalid' ? <Trans>Sign in</Trans> : <Trans>I already accepted it</Trans>}
          </Link>
        )}
      </EntryLinks>
    </EntryPage>
  );
}

function Lead({ found }: { found: OpenInvitation | undefined }) {
  const { i18n } = useLingui();
  if (!found || (found.role === 'manager' && found.locations.length === 0))
    return <Trans>You were invited to manage locations. Choose a password to get started.</Trans>;
  if (found.role === 'owner') return <Trans>Your account is ready. Choose a password to get started.</Trans>;
  const locations = new Intl.ListFormat(i18n.locale).format(found.locations);
  return <Trans>You were invited to manage {locations}. Choose a password to get started.</Trans>;
}

function AcceptForm({ secret, email }: { secret: string; email: string | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const send = async (data: FormData): Promise<Fault[] | undefined> => {
    const faults = passwordFault(data);
    if (faults.length > 0) return faults;
    const password = String(data.get('password'));
    const { acceptInvitation } = await calls();
    let accepted: string;
    try {
      accepted = (await acceptInvitation({ token: secret, password })).email;
    } catch (error) {
      const reason = reasonIn(error);
      if (reason) return [{ field: 'form', says: reason }];
      throw error;
    }
    track('sign_up', { method: 'invitation' });
    await signIn(accepted, password);
    await navigate({ to: '/dashboard', replace: true });
  };
  return (
    <EntryForm action={<Trans>Accept invitation</Trans>} send={send}>
      {email && (
        <TextField
          label={t`Email address`}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          readOnly
        />
      )}
      <NewPasswordField label={t`Password`} autoFocus />
    </EntryForm>
  );
}
