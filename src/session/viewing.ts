// The account being viewed. It is stored per tab, for at most an hour; another tab shows the user's
// own account.
import { Store } from '@tanstack/react-store';
import { currentUser, sessionStore } from '~/identity';
import { stored } from '~/lib/stored';

export interface ViewedAccount {
  /** The account's id, which is its owner's uid. */
  uid: string;
  /** The name of the business, for the banner. */
  name: string;
  /**
   * When viewing ends automatically, in ms since 1970, so that a forgotten tab does not stay in
   * another account.
   */
  until: number;
  /**
   * Whether changes are refused. Administrators must allow changes first; an Enterprise may always
   * change its own accounts.
   */
  readOnly: boolean;
  /** The page where viewing started, to return to. */
  back?: string;
}

/** In milliseconds. */
export const VIEWING_LASTS = 60 * 60_000;

const memory = stored('viewing_as', (text) => text, { storage: () => sessionStorage });

/** `ended` is the account whose viewing has ended without the user, until the user has acknowledged it. */
export const viewing = new Store<{ viewed: ViewedAccount | null; ended: ViewedAccount | null }>({
  viewed: null,
  ended: null,
});

let timer: ReturnType<typeof setTimeout> | undefined;
let person: string | undefined;

/** The viewed account; null for the user's own. */
export const viewedAccount = (): ViewedAccount | null => viewing.get().viewed;

/** Names the user and the account whose data are shown: each pair has its own cache. Null when signed out. */
export function accountCacheKey(): string | null {
  const [user, viewed] = [currentUser(), viewedAccount()];
  return user ? `${user.uid}${viewed ? ` as ${viewed.uid}` : ''}` : null;
}

type Question = (proceed: () => void) => void;
let question: Question | null = null;

/** Has the user answer before another account is shown, while that would lose something. Null ends it. */
export function askBeforeSwitch(ask: Question | null): void {
  question = ask;
}

/** Shows another account, once the user agreed. */
export function askThenSwitch(proceed: () => void): void {
  if (question) question(proceed);
  else proceed();
}

/** Called when the user or the viewed account changes. */
export function onIdentityChange(listener: () => void): () => void {
  const subscriptions = [sessionStore.subscribe(listener), viewing.subscribe(listener)];
  return () => {
    for (const { unsubscribe } of subscriptions) unsubscribe();
  };
}

/** Starts viewing another account; does nothing for the user's own. */
export function viewAs(account: Omit<ViewedAccount, 'until'>): void {
  askThenSwitch(() => set({ ...account, until: Date.now() + VIEWING_LASTS }));
}

/** Sets whether changes are refused while the account is viewed. The API enforces it; the screen only hides actions. */
export function setReadOnly(readOnly: boolean): void {
  const viewed = viewedAccount();
  if (viewed && viewed.readOnly !== readOnly) set({ ...viewed, readOnly });
}

/** Ends viewing an account, because the API has ended it: after an hour, or in another tab. */
export function expireViewing(uid: string): void {
  const viewed = viewedAccount();
  if (viewed?.uid === uid) set(null, viewed);
}

/** Ends viewing, or acknowledges that it has expired. */
export function stopViewing(): void {
  set(null);
}

/** Restores the viewed account after a reload; called once, when the user is known. */
export function readViewedAccount(): void {
  person = currentUser()?.uid;
  const viewed = parseViewed(memory.read(), person, Date.now());
  viewing.setState(() => ({ viewed, ended: null }));
  watchTheClock();
}

function watchTheClock(): void {
  clearTimeout(timer);
  const viewed = viewedAccount();
  if (viewed) timer = setTimeout(() => set(null, viewed), viewed.until - Date.now());
}

function set(viewed: ViewedAccount | null, ended: ViewedAccount | null = null): void {
  memory.write(viewed && JSON.stringify({ ...viewed, by: currentUser()?.uid }));
  viewing.setState(() => ({ viewed, ended }));
  watchTheClock();
}

/** Null for a missing, expired or manipulated value, or one of another user in this tab. */
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
sessionStore.subscribe(() => {
  const now = currentUser()?.uid;
  const { viewed, ended } = viewing.get();
  if (now !== person && (viewed || ended)) set(null);
  person = now;
});
