// The signed-in user, as a store outside React. A hint of the last session is stored, so that the
// app can start before the provider's SDK is loaded; the hint contains no token.
import { createListeners } from '~/lib/listeners';

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

let session: Session = { status: 'signed-out' };
const listeners = createListeners();

export const currentSession = (): Session => session;

export const currentUser = (): User | null => (session.status === 'signed-out' ? null : session.user);

export const onSession = listeners.subscribe;

export function setSession(next: Session): void {
  // Each call of a guard costs a router cycle, so equal states are not reported twice.
  if (JSON.stringify(next) === JSON.stringify(session)) return;
  session = next;
  if (next.status === 'signed-out') keep(KEY, null);
  else keep(KEY, JSON.stringify(next.status === 'ended' ? { ...next.user, ended: true } : next.user));
  listeners.notify();
}

/** The provider or the API no longer knows the session. Signing out in another tab has removed the hint before. */
export function loseSession(): void {
  if (session.status === 'ended') return;
  const user = session.status === 'signed-in' && read(KEY) !== null ? session.user : null;
  setSession(user ? { status: 'ended', user } : { status: 'signed-out' });
}

/** Reads the hint; called once, before the first route is matched. */
export function readSessionHint(): void {
  const user = parseHint(read(KEY));
  if (user) session = { status: 'hinted', user };
}

/**
 * Whether a sign-out has not reached the provider yet. Stored across reloads, because the
 * provider's remaining session must not sign the user in again.
 */
export const isLeaving = (): boolean => leaving || read(LEAVING) !== null;

export function setLeaving(now: boolean): void {
  leaving = now;
  if (now) for (const key of Object.values(PENDING_SIGN_IN_KEYS)) keep(key, null);
  keep(LEAVING, now ? '1' : null);
}

let leaving = false;

// Without storage there is no hint; nothing else changes.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // See above.
  }
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
