// Validates messages from outside the code. Invalid ones are shown in English.

import type { Messages } from '@lingui/core';
import { isRecord } from '~/lib/is-record';
import { defaultLocale, pseudoLocales } from './locales';

/** A compiled message: text, `[name]` for a value, `[name, 'plural', cases]` for a choice. */
export type Compiled = Exclude<Messages[string], string>;

/** ICU texts by message id. */
export type Texts = Record<string, string>;

/**
 * Reads the value `translations` of the remote configuration: `{"de": {"GX8GKD": "Medien"}}`.
 * @returns the valid texts by language; null if the JSON is invalid
 */
export function readTranslations(json: string): Map<string, Texts> | null {
  const given = parse(json);
  if (!isRecord(given)) return null;
  const read = new Map<string, Texts>();
  for (const [tag, messages] of Object.entries(given)) {
    const locale = canonical(tag);
    // English is part of the code, and the pseudo-languages are derived from it.
    if (!locale || locale === defaultLocale || pseudoLocales.includes(locale) || !isRecord(messages))
      continue;
    const texts = Object.entries(messages).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
    );
    if (texts.length > 0) read.set(locale, Object.fromEntries(texts));
  }
  return read;
}

const CHOICES = ['plural', 'selectordinal', 'select'];

/**
 * Whether a message can be shown with any values. Date and number formats in a message could throw and break the page,
 * so the code formats both, and messages contain only choices.
 */
export function isShowable(message: unknown): message is Compiled {
  return Array.isArray(message) && message.every(isShowablePart);
}

function isShowablePart(part: unknown): boolean {
  // An unclosed brace stays as text. Tags must be numbered, because Lingui looks up elements by tag name and fails for
  // some names.
  if (typeof part === 'string') return !/[{}]|<\/?[a-z_]/i.test(part);
  if (!Array.isArray(part)) return false;
  const [name, type, cases] = part;
  if (typeof name !== 'string') return false;
  if (part.length === 1) return true;
  return (
    CHOICES.includes(type) &&
    isRecord(cases) &&
    'other' in cases &&
    Object.entries(cases).every(([key, value]) =>
      key === 'offset' ? value === undefined || typeof value === 'number' : isShowable(value),
    )
  );
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Intl throws for an invalid language tag, which would break each page that formats a number. */
function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
