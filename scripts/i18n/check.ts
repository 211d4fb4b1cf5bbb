import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Entry } from './catalogs.ts';

/** What is wrong with a catalog, a sentence a message; nothing where all is right. */
export function faultsOf(locale: string, english: Entry[], translations: Entry[]): string[] {
  const there = new Map(translations.map((entry) => [entry.id, entry.translation]));
  return english.flatMap(({ id, english: message }) => {
    const fault = faultOf(locale, message, there.get(id) ?? '');
    return fault ? [`${locale}: “${message}” ${fault}`] : [];
  });
}

function faultOf(locale: string, message: string, translation: string): string | null {
  if (translation.trim() === '') return 'is not translated.';
  const ours = placesOf(message);
  let theirs: Places;
  try {
    theirs = placesOf(translation);
  } catch (error) {
    return `has a translation that is no message: ${error instanceof Error ? error.message : String(error)}`;
  }
  if (ours.places !== theirs.places)
    return `has ${ours.places || 'no placeholder'}, its translation has ${theirs.places || 'none'}.`;
  const forms = new Set<string>(new Intl.PluralRules(locale).resolvedOptions().pluralCategories);
  const odd = theirs.forms.find((form) => !/^\d+$/.test(form) && !forms.has(form));
  if (odd) return `has a translation with the form “${odd}”, which ${locale} does not have.`;
  // `many` is for millions in French: only `other` has to be there, which the compiler sees to.
  return ours.forms.length > 0 && !theirs.forms.includes('one') ? 'has a translation without “one”.' : null;
}

interface Places {
  /** The placeholders, with their kinds, and the tags: sorted, each once. */
  places: string;
  /** The plural forms. */
  forms: string[];
}

/** A choice says the same placeholder several times, and another language says it more or less often. */
function placesOf(message: string): Places {
  const places = new Set<string>();
  const forms: string[] = [];
  const walk = (parts: CompiledMessage) => {
    for (const part of parts) {
      if (typeof part === 'string') {
        // The parser takes a brace that was never closed for text.
        if (/[{}]/.test(part)) throw new Error(`there is a lone brace in “${part}”`);
        for (const [tag] of part.matchAll(/<\/?\d+\/?>/g)) places.add(tag);
        continue;
      }
      const [name, type, cases] = part;
      places.add(`{${[name, type].filter((word) => word !== undefined).join(', ')}}`);
      for (const [form, inner] of Object.entries<unknown>(Object(cases))) {
        if (!Array.isArray(inner)) continue;
        if (type === 'plural') forms.push(form);
        walk(inner);
      }
    }
  };
  walk(compileMessageOrThrow(message));
  return { places: [...places].sort().join(' '), forms };
}
