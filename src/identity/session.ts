// The signed-in user, as a store outside React. A hint of the last session is stored, so that the
// app can start before the provider's SDK is loaded; the hint contains no token.
import { Store } from '@tanstack/react-store';
import { stored } from '~/lib/stored';

export interface User {
  uid: string;
  email: string;
  name: string;
  userType: number;
  admin: boolean;
  /** Signed up by email, and the address is not confirmed yet: the account is not complete. */
  unconfirmed: boolean;
}

export type Session =
  /** A user was signed in when the page was last open; the provider has not confirmed it yet. */
  | { status: 'hinted'; user: User }
  | { status: 'signed-in'; user: User }
  /** Ended elsewhere. The page stays until the same user signs in again or leaves. */
  | { status: 'ended'; user: User }
  | { status: 'signed-out' };

const KEY = 'session';
const LEAVING = 'leaving';
/** Keys of session data from before the sign-in is complete: the sign-up draft and the link's address. Cleared on sign-out. */
export const PENDING_SIGN_IN_KEYS = { draft: 'signup', linkAddress: 'signin-link' } as const;

const hint = stored<(User & { ended?: true }) | null>(KEY, parseHint);
const leaving = stored(LEAVING, (text) => text !== null);

export const sessionStore = new Store<Session>({ status: 'signed-out' });

export const currentSession = (): Session => sessionStore.get();

export function currentUser(): User | null {
  const session = currentSession();
  return session.status === 'signed-out' ? null : session.user;
}

export function setSession(next: Session): void {
  // Each call of a guard costs a router cycle, so equal states are not reported twice.
  if (JSON.stringify(next) === JSON.stringify(currentSession())) return;
  if (next.status === 'signed-out') hint.write(null);
  else hint.write(next.status === 'ended' ? { ...next.user, ended: true } : next.user);
  sessionStore.setState(() => next);
}

/** The provider or the API no longer knows the session. Signing out in another tab has removed the hint before. */
export function loseSession(): void {
  const session = currentSession();
  if (session.status === 'ended') return;
  const user = session.status === 'signed-in' && hint.read() !== null ? session.user : null;
  setSession(user ? { status: 'ended', user } : { status: 'signed-out' });
}

/** Reads the hint; called once, before the first route is matched. */
export function readSessionHint(): void {
  const user = hint.read();
  if (user) sessionStore.setState(() => ({ status: 'hinted', user }));
}

/**
 * Whether a sign-out has not reached the provider yet. Stored across reloads, because the
 * provider's remaining session must not sign the user in again.
 */
export const isLeaving = leaving.read;

export function setLeaving(now: boolean): void {
  if (now) for (const key of Object.values(PENDING_SIGN_IN_KEYS)) stored(key, String).write(null);
  leaving.write(now || null);
}

/** Null for a missing or manipulated hint, and for a session that ended. */
export function parseHint(text: string | null): User | null {
  let hint: Partial<Record<keyof User | 'ended', unknown>>;
  try {
    hint = JSON.parse(text ?? 'null') ?? {};
  } catch {
    return null;
  }
  const { uid, email, name, userType, admin, unconfirmed = false, ended } = hint;
  if (ended !== undefined || typeof uid !== 'string' || typeof email !== 'string' || typeof name !== 'string')
    return null;
  if (typeof userType !== 'number' || typeof admin !== 'boolean') return null;
  if (typeof unconfirmed !== 'boolean') return null;
  return { uid, email, name, userType, admin, unconfirmed };
}
