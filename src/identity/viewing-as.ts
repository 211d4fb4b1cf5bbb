// Whose account is looked at. It lasts as long as the tab: another tab looks at the person's own.
import { currentUser, onSession } from './session';

export interface ViewedAccount {
  /** The account's id, which is its owner's uid. */
  uid: string;
  /** Of the business, for the banner. */
  name: string;
}

const KEY = 'viewing_as';

let viewed: ViewedAccount | null = null;
let person: string | undefined;
const listeners = new Set<() => void>();

/** The account of somebody else that is looked at; null for the person's own. */
export const viewedAccount = (): ViewedAccount | null => viewed;

/** Whose data the app shows: a cache is of one such person. Null when nobody is signed in. */
export function actingUid(): string | null {
  const user = currentUser();
  return user ? `${user.uid}${viewed ? ` as ${viewed.uid}` : ''}` : null;
}

export function onViewing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Told when another person is here, or another account is looked at. */
export function onActing(listener: () => void): () => void {
  const stops = [onSession(listener), onViewing(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Looks at another account; one's own is looked at by nobody. */
export function viewAs(account: ViewedAccount): void {
  set(account);
}

export function stopViewing(): void {
  set(null);
}

/** Reads what this tab looked at before it was loaded anew; called once, when it is known who is here. */
export function readViewedAccount(): void {
  person = currentUser()?.uid;
  viewed = parseViewed(read(), person);
}

function set(account: ViewedAccount | null): void {
  viewed = account;
  try {
    if (account) sessionStorage.setItem(KEY, JSON.stringify({ ...account, by: currentUser()?.uid }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Where storage is forbidden it lasts until the page is loaded anew.
  }
  for (const listener of [...listeners]) listener();
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Null for what is absent or tampered with, and for what somebody else looked at in this tab. */
export function parseViewed(text: string | null, user: string | undefined): ViewedAccount | null {
  let kept: Record<string, unknown>;
  try {
    kept = JSON.parse(text ?? 'null') ?? {};
  } catch {
    return null;
  }
  const { uid, name, by } = kept;
  if (typeof uid !== 'string' || typeof name !== 'string' || by !== user || user === undefined) return null;
  return { uid, name };
}

// Whoever comes next looks at their own.
onSession(() => {
  const now = currentUser()?.uid;
  if (now !== person && viewed) set(null);
  person = now;
});
