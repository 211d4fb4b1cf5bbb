import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { currentUser } from '~/identity';
import { Spinner } from '~/ui/spinner';
import styles from './indie-screen.module.css';
import { EntryLinks, EntryPage } from './parts/entry-page';
import { FederatedSignup, useLeaveIfThereIsAnAccount } from './signup/federated-signup';
import { SigninLink } from './signup/signin-link';
import { SignupForm } from './signup/signup-form';

// The plans need the API, whose code must not delay the form.
const IndiePlans = lazy(() => import('./plans/indie-plans'));

export function IndieScreen() {
  const { t } = useLingui();
  const { plan } = useSearch({ from: '/_entry/indie' });
  const navigate = useNavigate({ from: '/indie' });
  const [offered, setOffered] = useState<string>();
  const [user, setUser] = useState(currentUser);
  useLeaveIfThereIsAnAccount(user !== null);
  return (
    <EntryPage
      wide
      title={<Trans>For solo professionals</Trans>}
      lead={<Trans>One booth, one location, and all of your photos in one place.</Trans>}
    >
      <div className={styles.columns}>
        <section aria-label={t`Plans`}>
          <Suspense fallback={<Spinner label={t`Loading plans`} />}>
            <IndiePlans
              chosen={plan ?? offered}
              onOffer={({ id }) => setOffered(id)}
              onChoose={({ id }) => navigate({ search: { plan: id }, resetScroll: false, replace: true })}
            />
          </Suspense>
        </section>
        <div className={styles.account}>
          <SignupForm plan={plan ?? offered ?? 'indie'} hasLogin={user !== null} />
          {!user && <FederatedSignup onDone={() => setUser(currentUser())} />}
        </div>
      </div>
      <EntryLinks label={t`Other ways in`}>
        <SigninLink />
        <p>
          <Trans>
            Have a team? <Link to="/signup">Create a team account</Link>
          </Trans>
        </p>
      </EntryLinks>
    </EntryPage>
  );
}
