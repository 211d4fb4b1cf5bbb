import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { startIdentity } from '~/identity';
import { FederatedSignIn } from '../methods/federated-sign-in';
import { type SignInMethod, SignInMethodButtons } from '../parts/sign-in-methods';

/** A user with an account does not sign up again. The check does not delay the form. */
export function useLeaveIfThereIsAnAccount(isSignedIn: boolean): void {
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

/** Signs in with a provider such as Google; the form then only asks for the business. */
export function FederatedSignup({ onDone }: { onDone: () => void }) {
  const { config } = useRouteContext({ from: '__root__' });
  const [way, setWay] = useState<SignInMethod>('password');
  const offered = { ...config.signIn, password: true, emailLink: false, phone: false };
  if (way === 'password') return <SignInMethodButtons offered={offered} way={way} onChoose={setWay} />;
  return <FederatedSignIn onDone={onDone} />;
}
