import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { currentUser, startIdentity } from '~/identity';
import { Spinner } from '~/ui/spinner';
import { EntryLinks, EntryPage } from '../entry-page';
import { type Way, WayButtons } from '../way-buttons';
import { SigninLink } from './signin-link';
import { SignupForm } from './signup-form';

const Federated = lazy(async () => ({ default: (await import('../ways/federated-way')).FederatedWay }));

export function SignupScreen() {
  const { t } = useLingui();
  const { plan } = useSearch({ from: '/_entry/signup/' });
  const [user, setUser] = useState(currentUser);
  useLeaveIfThereIsAnAccount(user !== null);
  return (
    <EntryPage
      title={user ? <Trans>About your business</Trans> : <Trans>Create an account</Trans>}
      lead={
        user ? <Trans>You are signed in as {user.email}.</Trans> : <Trans>Two minutes, no card needed.</Trans>
      }
    >
      <SignupForm plan={plan} hasLogin={user !== null} />
      {!user && <FederatedSignup onDone={() => setUser(currentUser())} />}
      <EntryLinks label={t`Other ways in`}>
        <SigninLink />
        <p>
          <Trans>
            Working on your own? <Link to="/indie">See the solo plan</Link>
          </Trans>
        </p>
      </EntryLinks>
    </EntryPage>
  );
}

/** A user with an account does not sign up again. The check does not delay the form. */
function useLeaveIfThereIsAnAccount(isSignedIn: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSignedIn) return;
    startIdentity()
      .then((provider) => provider.person())
      .then((person) => (person?.hasAccount ? navigate({ to: '/dashboard', replace: true }) : undefined))
      // The form stays, and reports the error when it is sent.
      .catch(() => {});
  }, [isSignedIn, navigate]);
}

function FederatedSignup({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { config } = useRouteContext({ from: '__root__' });
  const [way, setWay] = useState<Way>('password');
  const offered = { ...config.signIn, password: true, emailLink: false, phone: false };
  if (way === 'password') return <WayButtons offered={offered} way={way} onChoose={setWay} />;
  return (
    <Suspense fallback={<Spinner label={t`One moment`} />}>
      <Federated onDone={onDone} />
    </Suspense>
  );
}
