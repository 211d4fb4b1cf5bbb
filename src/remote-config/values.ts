/** Every value as text, by key, as the provider delivers them. */
export type Entries = Readonly<Record<string, string>>;

const TRUE = ['1', 'true', 't', 'yes', 'y', 'on'];

/** A value that is missing is empty text. */
export const readString = (entries: Entries, key: string): string =>
  Object.hasOwn(entries, key) ? (entries[key] ?? '') : '';

/** True for 1, true, t, yes, y and on in any case; whatever else, or missing, is false. */
export const readBoolean = (entries: Entries, key: string): boolean =>
  TRUE.includes(readString(entries, key).toLowerCase());

/** What is no number, or missing, is 0. */
export const readNumber = (entries: Entries, key: string): number => Number(readString(entries, key)) || 0;
