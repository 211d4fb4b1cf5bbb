import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { currentUser } from '~/identity';
import { EntryLinks, EntryPage } from '../parts/entry-page';
import { FederatedSignup, useLeaveIfThereIsAnAccount } from './federated-signup';
import { SigninLink } from './signin-link';
import { SignupForm } from './signup-form';

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
