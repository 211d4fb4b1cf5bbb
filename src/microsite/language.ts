// The language of a page: what the guest's browser asks for, as far as there is a translation; else that of the session.
import { de } from './words/de.ts';
import { en, type Words } from './words/en.ts';
import { es } from './words/es.ts';
import { fr, frCA } from './words/fr.ts';
import { it } from './words/it.ts';
import { nl } from './words/nl.ts';
import { pt } from './words/pt.ts';

/** By language, or by language and region in lower case: every language that a session offers. */
const WORDS: Record<string, Words> = { en, de, es, fr, 'fr-ca': frCA, it, nl, pt };

export interface Language {
  /** For the page and its dates and prices: `de-AT`. */
  tag: string;
  words: Words;
}

export const ENGLISH: Language = { tag: 'en', words: en };

/**
 * @param header Accept-Language, or one language
 * @returns null if there is a translation into none of them
 */
export function languageFor(header: string | null): Language | null {
  const wanted = (header ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';');
      const quality = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag) && quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  for (const { tag } of wanted) {
    const words = WORDS[tag.toLowerCase()] ?? WORDS[tag.slice(0, 2).toLowerCase()];
    const isKnown = words && /^[A-Za-z]{2}(-|$)/.test(tag) && isLocale(tag);
    if (isKnown) return { tag, words };
  }
  return null;
}

/** A tag can have the form of one and still be none. */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
