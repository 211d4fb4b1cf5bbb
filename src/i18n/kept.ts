// The language data stored in the browser: the user's choice, and the compiled messages of one
// language, so that the first paint needs no request.
import type { Messages } from '@lingui/core';
import { isRecord } from '~/lib/is-record';
import { isShowable } from './messages';

/** The user's choice; without one, the browser's languages decide. */
export const CHOICE_KEY = 'language';
const MESSAGES_KEY = 'language-messages';

export interface Kept {
  locale: string;
  /** A fingerprint of the source of the messages. */
  source: string;
  messages: Messages;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The part of `window` with the storage. Access throws if storage is disabled. */
export interface KeptHost {
  readonly localStorage: Store;
}

export const readChoice = (host: KeptHost): string | null => read(host, CHOICE_KEY);
export const keepChoice = (host: KeptHost, locale: string): void => keep(host, CHOICE_KEY, locale);

export function readMessages(host: KeptHost): Kept | null {
  try {
    const { locale, source, messages } = JSON.parse(read(host, MESSAGES_KEY) ?? '{}');
    const sound = typeof locale === 'string' && typeof source === 'string' && isRecord(messages);
    return sound && Object.values(messages).every(isShowable)
      ? { locale, source, messages: messages as Messages }
      : null;
  } catch {
    // Incomplete or outdated entries are compiled again.
    return null;
  }
}

export const keepMessages = (host: KeptHost, kept: Kept): void =>
  keep(host, MESSAGES_KEY, JSON.stringify(kept));

export const forgetMessages = (host: KeptHost): void => keep(host, MESSAGES_KEY, '{}');

function read(host: KeptHost, key: string): string | null {
  try {
    return host.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(host: KeptHost, key: string, value: string): void {
  try {
    host.localStorage.setItem(key, value);
  } catch {
    // Storage is disabled or full, so the choice lasts until the page is left.
  }
}
