// The language data stored in the browser: the user's choice, and the compiled messages of one
// language, so that the first paint needs no request.
import type { Messages } from '@lingui/core';
import { isRecord } from '~/lib/is-record';
import { isShowable } from './messages';

/** The user's choice; without one, the browser's languages decide. */
export const CHOICE_KEY = 'language';
const MESSAGES_KEY = 'language-messages';

export interface StoredMessages {
  locale: string;
  /** A fingerprint of the source of the messages. */
  source: string;
  messages: Messages;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The part of `window` with the storage. Access throws if storage is disabled. */
export interface StorageHost {
  readonly localStorage: Store;
}

export const readChoice = (host: StorageHost): string | null => read(host, CHOICE_KEY);
export const keepChoice = (host: StorageHost, locale: string): void => keep(host, CHOICE_KEY, locale);

export function readMessages(host: StorageHost): StoredMessages | null {
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

export const keepMessages = (host: StorageHost, kept: StoredMessages): void =>
  keep(host, MESSAGES_KEY, JSON.stringify(kept));

export const forgetMessages = (host: StorageHost): void => keep(host, MESSAGES_KEY, '{}');

function read(host: StorageHost, key: string): string | null {
  try {
    return host.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(host: StorageHost, key: string, value: string): void {
  try {
    host.localStorage.setItem(key, value);
  } catch {
    // Storage is disabled or full, so the choice lasts until the page is left.
  }
}
