// Whose account is looked at. It lasts as long as the tab, and an hour at most: another tab looks at the person's own.
import { createListeners } from '~/lib/listeners';
import { currentUser, onSession } from './session';

export interface ViewedAccount {
  /** The account's id, which is its owner's uid. */
  uid: string;
  /** Of the business, for the banner. */
  name: string;
  /** When it ends by itself, in ms since 1970: nobody is left in another's account by having forgotten it. */
  until: number;
  /** Changes are refused until they are allowed: for administrators. An Enterprise works in its own accounts. */
  readOnly: boolean;
  /** The page to come back to, where it was chosen. */
  back?: string;
}

/** In milliseconds. */
export const VIEWING_LASTS = 60 * 60_000;

const KEY = 'viewing_as';

let viewed: ViewedAccount | null = null;
let ended: ViewedAccount | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let person: string | undefined;
const listeners = createListeners();

/** The viewed account; null for the user's own. */
export const viewedAccount = (): ViewedAccount | null => viewed;

/** The account that was looked at until its time was over, and until somebody has taken note of that. */
export const endedViewing = (): ViewedAccount | null => ended;

/** Whose data the app shows: a cache is of one such person. Null when nobody is signed in. */
export function currentAccountUid(): string | null {
  const user = currentUser();
  return user ? `${user.uid}${viewed ? ` as ${viewed.uid}` : ''}` : null;
}

export const onViewing = listeners.subscribe;

/** Told when another person is here, or another account is looked at. */
export function onIdentityChange(listener: () => void): () => void {
  const stops = [onSession(listener), onViewing(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Looks at another account; one's own is looked at by nobody. */
export function viewAs(account: Omit<ViewedAccount, 'until'>): void {
  set({ ...account, until: Date.now() + VIEWING_LASTS });
}

/** Changes are allowed or not, for as long as the account is viewed. The API decides; this is for what the screen offers. */
export function setReadOnly(readOnly: boolean): void {
  if (viewed && viewed.readOnly !== readOnly) set({ ...viewed, readOnly });
}

/** Ends it, or takes note that it has ended by itself. */
export function stopViewing(): void {
  set(null);
}

/** Reads what this tab looked at before it was loaded anew; called once, when it is known who is here. */
export function readViewedAccount(): void {
  person = currentUser()?.uid;
  viewed = parseViewed(read(), person, Date.now());
  watchTheClock();
}

function watchTheClock(): void {
  clearTimeout(timer);
  if (viewed) timer = setTimeout(() => set(null, viewed), viewed.until - Date.now());
}

function set(account: ViewedAccount | null, over: ViewedAccount | null = null): void {
  viewed = account;
  ended = over;
  watchTheClock();
  try {
    if (account) sessionStorage.setItem(KEY, JSON.stringify({ ...account, by: currentUser()?.uid }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Where storage is forbidden it lasts until the page is loaded anew.
  }
  listeners.notify();
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Null for what is absent, over or tampered with, and for what somebody else looked at in this tab. */
export function parseViewed(
  text: string | null,
  user: string | undefined,
  now: number,
): ViewedAccount | null {
  let kept: Record<string, unknown>;
  try {
    kept = JSON.parse(text ?? 'null') ?? {};
  } catch {
    return null;
  }
  const { uid, name, until, readOnly, back, by } = kept;
  if (typeof uid !== 'string' || typeof name !== 'string' || by !== user || user === undefined) return null;
  if (typeof until !== 'number' || until <= now || until > now + VIEWING_LASTS) return null;
  const isPage = typeof back === 'string' && /^\/(?![/\\])/.test(back);
  return { uid, name, until, readOnly: readOnly !== false, ...(isPage && { back }) };
}

// The next user starts with their own account.
onSession(() => {
  const now = currentUser()?.uid;
  if (now !== person && (viewed || ended)) set(null);
  person = now;
});
