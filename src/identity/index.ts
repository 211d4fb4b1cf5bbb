// The port to the identity provider. Nothing here blocks a first paint: the SDK is fetched when it is needed.
import type { RuntimeConfig } from '~/lib/runtime-config';
import type { Provider } from './firebase';
import type { SignInMethods } from './firebase-methods';
import { currentSession, loseSession, setLeaving, setSession } from './session';
import { storedToken } from './stored-token';

export { userTypeName } from './claims';
export { codeOf } from './code-of';
export type { Person, Provider } from './firebase';
export type { FederatedPerson, SignInMethods } from './firebase-methods';
export type { Session, User } from './session';
export { currentSession, currentUser, PENDING_SIGN_IN_KEYS, readSessionHint, sessionStore } from './session';

let config: RuntimeConfig | null = null;
let provider: Promise<Provider> | null = null;

export function configureIdentity(given: RuntimeConfig): void {
  config = given;
}

/** Fetches and starts the SDK once; a failed fetch is tried again at the next call. */
export function startIdentity(): Promise<Provider> {
  const settings = config;
  if (!settings) throw new Error('configureIdentity must be called before the provider is started');
  provider ??= import('./firebase')
    .then(({ startProvider }) => startProvider(settings))
    .catch((error) => {
      provider = null;
      throw error;
    });
  return provider;
}

/** What few people need of the provider: signing up, and in without a password. */
export const loadSignInMethods = async (): Promise<SignInMethods> => (await startIdentity()).ways();

/** The bearer for a call; null when signed out. The SDK is not loaded for a token that it stored at the last visit. */
export async function getToken(options?: { fresh: boolean }): Promise<string | null> {
  const session = currentSession();
  if (session.status === 'signed-out') return null;
  const stored = !provider && !options?.fresh && config && storedToken(config.apiKey, session.user.uid);
  return stored || (await startIdentity()).token(options);
}

/** @throws the provider's error, for `identityFault` to put into words */
export async function signIn(email: string, password: string): Promise<void> {
  await (await startIdentity()).signIn(email, password);
}

/** Ends the session here at once. The provider is informed as soon as possible, and before another user signs in. */
export async function signOut(): Promise<void> {
  setLeaving(true);
  setSession({ status: 'signed-out' });
  await (await startIdentity()).signOut();
}

let renewed: string | null = null;

/**
 * What follows when the API refuses a token: it is renewed once, and the session ends when the new one is refused too.
 * An answer that comes late does not touch who is here by now.
 * @returns whether there is a new token to try
 */
export async function renewSession(refused: string | null): Promise<boolean> {
  if (refused === null || refused !== (await getToken())) return false;
  if (refused !== renewed) {
    renewed = await getToken({ fresh: true });
    if (renewed !== null && renewed !== refused) return true;
  }
  setLeaving(true);
  loseSession();
  await (await startIdentity()).signOut();
  return false;
}
