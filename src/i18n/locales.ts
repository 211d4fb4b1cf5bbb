/** The languages that the catalogs hold. The first one is bundled, and stands in for whatever another lacks. */
export const locales = ['en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';
