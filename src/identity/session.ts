// Who is signed in, as a store outside React. A hint of the last session is kept, so that the app can start on its
// way before the provider's SDK is there; the hint holds no token.

export interface User {
  uid: string;
  email: string;
  name: string;
  userType: number;
  admin: boolean;
}

export type Session =
  /** Somebody was signed in when the page was last open; the provider has not confirmed it yet. */
  { status: 'hinted'; user: User } | { status: 'signed-in'; user: User } | { status: 'signed-out' };

const KEY = 'session';

let session: Session = { status: 'signed-out' };
const listeners = new Set<() => void>();

export const currentSession = (): Session => session;

export const currentUser = (): User | null => (session.status === 'signed-out' ? null : session.user);

export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setSession(next: Session): void {
  session = next;
  if (next.status === 'signed-out') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(next.user));
  for (const listener of listeners) listener();
}

/** Reads the hint; called once, before the first route is matched. */
export function readSessionHint(): void {
  const user = parseHint(localStorage.getItem(KEY));
  if (user) session = { status: 'hinted', user };
}

/** Null for a hint that is absent or that somebody has tampered with. */
export function parseHint(text: string | null): User | null {
  if (text === null) return null;
  try {
    const { uid, email, name, userType, admin } = JSON.parse(text) as Partial<User>;
    if (typeof uid !== 'string' || typeof email !== 'string') return null;
    return { uid, email, name: name ?? '', userType: userType ?? 0, admin: admin === true };
  } catch {
    return null;
  }
}
