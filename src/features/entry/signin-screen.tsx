import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouteContext, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { OtherMethod } from './methods/other-method';
import { EntryLinks, EntryPage } from './parts/entry-page';
import { firstMethod, type SignInMethod, SignInMethodButtons } from './parts/sign-in-methods';
import { PasswordSignin } from './password-signin';

const TITLES: Record<SignInMethod, ReactNode> = {
  password: <Trans>Sign in</Trans>,
  federated: <Trans>Sign in</Trans>,
  emailLink: <Trans>Sign in with a link</Trans>,
  phone: <Trans>Sign in with your phone</Trans>,
};

export function SigninScreen() {
  const { t } = useLingui();
  const { redirect, mode, oobCode } = useSearch({ from: '/_entry/signin' });
  const { config } = useRouteContext({ from: '__root__' });
  const [way, setWay] = useState<SignInMethod>(firstMethod(config.signIn));
  const isReturn = mode === 'signIn' && oobCode !== undefined;
  const lead = redirect && !isReturn ? <Trans>Sign in to continue.</Trans> : undefined;
  return (
    <EntryPage title={isReturn ? TITLES.password : TITLES[way]} lead={lead}>
      {way === 'password' && !isReturn ? (
        <PasswordSignin emailLabel={msg`Email address`} />
      ) : (
        <OtherMethod way={isReturn ? 'return' : way} back={redirect} code={oobCode} />
      )}
      {!isReturn && <SignInMethodButtons offered={config.signIn} way={way} onChoose={setWay} />}
      <EntryLinks label={t`Other ways in`}>
        <p>
          <Trans>
            New here? <Link to="/signup">Create an account</Link>
          </Trans>
        </p>
        <p>
          <Trans>
            Front-desk staff? <Link to="/team">Team sign-in</Link>
          </Trans>
        </p>
      </EntryLinks>
    </EntryPage>
  );
}
