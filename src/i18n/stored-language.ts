// The language data stored in the browser: the user's choice, and the compiled messages of one
// language, so that the first paint needs no request.
import type { Messages } from '@lingui/core';
import { isRecord } from '~/lib/is-record';
import { stored } from '~/lib/stored';
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

/** The part of `window` with the storage. Access throws if storage is disabled. */
export interface StorageHost {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

export const storedChoice = (host: StorageHost) =>
  stored(CHOICE_KEY, (text) => text, { storage: () => host.localStorage });

export const storedMessages = (host: StorageHost) =>
  stored(MESSAGES_KEY, parseMessages, { storage: () => host.localStorage });

/** Null for incomplete or outdated entries, which are compiled again. */
function parseMessages(text: string | null): StoredMessages | null {
  const { locale, source, messages } = JSON.parse(text ?? '{}');
  const sound = typeof locale === 'string' && typeof source === 'string' && isRecord(messages);
  return sound && Object.values(messages).every(isShowable)
    ? { locale, source, messages: messages as Messages }
    : null;
}
