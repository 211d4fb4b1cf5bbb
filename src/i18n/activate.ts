import { i18n } from '@lingui/core';
import { defaultLocale } from './locales';

const listeners = new Set<() => void>();
let ready = false;

/** Whether the messages of the active language are there: what the first paint of any page waits for. */
export const isReady = (): boolean => ready;

export function onReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes English active. Its messages stand in the code that shows them, so this neither waits nor fails. */
export function activateDefault(): void {
  i18n.loadAndActivate({ locale: defaultLocale, messages: {} });
  document.documentElement.lang = defaultLocale;
  ready = true;
  for (const listener of listeners) listener();
}
