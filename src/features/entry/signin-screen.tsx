import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouteContext, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Spinner } from '~/ui/spinner';
import { EntryLinks, EntryPage } from './entry-page';
import { PasswordSignin } from './password-signin';
import { firstWay, type Way, WayButtons } from './way-buttons';

// Most users have a password, so the other methods are loaded on demand.
const OtherWay = lazy(() => import('./ways/other-way'));

export function SigninScreen() {
  const { t } = useLingui();
  const { redirect, mode, oobCode } = useSearch({ from: '/_entry/signin' });
  const { config } = useRouteContext({ from: '__root__' });
  const [way, setWay] = useState<Way>(firstWay(config.signIn));
  const isReturn = mode === 'signIn' && oobCode !== undefined;
  const lead = redirect && !isReturn ? <Trans>Sign in to continue.</Trans> : undefined;
  return (
    <EntryPage title={<Trans>Sign in</Trans>} lead={lead}>
      {way === 'password' && !isReturn ? (
        <PasswordSignin emailLabel={msg`Email address`} />
      ) : (
        <Suspense fallback={<Spinner label={t`One moment`} />}>
          <OtherWay way={isReturn ? 'return' : way} back={redirect} code={oobCode} />
        </Suspense>
      )}
      {!isReturn && <WayButtons offered={config.signIn} way={way} onChoose={setWay} />}
      <EntryLinks label={t`Other ways in`}>
        <Link to="/reset-password">
          <Trans>Forgot password?</Trans>
        </Link>
        <Link to="/signup">
          <Trans>Create an account</Trans>
        </Link>
        <Link to="/team">
          <Trans>Team sign-in</Trans>
        </Link>
      </EntryLinks>
    </EntryPage>
  );
}
