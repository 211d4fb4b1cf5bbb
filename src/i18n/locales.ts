/** The languages that there are catalogs of. The first one also stands in for whatever another lacks. */
export const locales = ['en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';
