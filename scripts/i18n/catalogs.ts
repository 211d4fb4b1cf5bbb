// The catalogs that translators write, src/i18n/catalogs: what they say, and what the remote configuration gets of it.
import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';

/** The languages that are written here, beside English. */
export const translated = ['de', 'fr'] as const;

export interface Entry {
  id: string;
  /** The message as the code has it. */
  english: string;
  /** Empty where there is none yet. */
  translation: string;
}

const po = formatter();

/** Every message of a catalog, in its order there. */
export function readCatalog(locale: string): Entry[] {
  const file = new URL(`../../src/i18n/catalogs/${locale}.po`, import.meta.url);
  const messages = po.parse(readFileSync(file, 'utf8'), {
    locale,
    sourceLocale: 'en',
    filename: file.pathname,
  });
  if (messages instanceof Promise) throw new Error('The reader of catalogs has become asynchronous.');
  return Object.entries(messages)
    .filter(([, { obsolete }]) => !obsolete)
    .map(([id, { message = id, translation = '' }]) => ({ id, english: message, translation }));
}

/** The value `translations` of the remote configuration: what is translated, by language and message id. */
export function exportTranslations(): Record<string, Record<string, string>> {
  return Object.fromEntries(
    translated.map((locale) => [
      locale,
      Object.fromEntries(
        readCatalog(locale)
          .filter(({ translation }) => translation !== '')
          .map(({ id, translation }) => [id, translation]),
      ),
    ]),
  );
}
