/** The languages with catalogs. The first one is the fallback for missing messages. */
export const locales = ['en', 'de', 'fr'] as const;
export const defaultLocale = 'en';

/** Pseudo-languages, left-to-right and right-to-left, which reveal untranslatable texts. */
export const pseudoLocales: readonly string[] = ['en-XA', 'en-XB'];

const RIGHT_TO_LEFT = ['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi', 'en-XB'];

/** The text direction of a language, for the attribute `dir`. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(locale) || RIGHT_TO_LEFT.includes(languageOf(locale)) ? 'rtl' : 'ltr';

/** `de` of `de-AT` */
export const languageOf = (locale: string): string => locale.split('-', 1)[0] ?? '';

/**
 * The language to show: the first available preference, exactly, without its region, or with
 * another region.
 * @param wishes language tags in order of preference
 * @returns one of `available`, or English
 */
export function matchLocale(wishes: readonly string[], available: readonly string[]): string {
  for (const wish of wishes) {
    const parts = wish.toLowerCase().split('-');
    for (let length = parts.length; length > 0; length -= 1) {
      const tag = parts.slice(0, length).join('-');
      const found = available.find((locale) => locale.toLowerCase() === tag);
      if (found) return found;
    }
    const related = available.find((locale) => languageOf(locale).toLowerCase() === parts[0]);
    if (related) return related;
  }
  return defaultLocale;
}
