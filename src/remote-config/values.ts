/** The provider's values by key, all as strings. */
export type Entries = Readonly<Record<string, string>>;

const TRUE = ['1', 'true', 't', 'yes', 'y', 'on'];

/** An empty string if missing. */
export const readString = (entries: Entries, key: string): string =>
  Object.hasOwn(entries, key) ? (entries[key] ?? '') : '';

/** True for 1, true, t, yes, y and on in any case; otherwise, or if missing, false. */
export const readBoolean = (entries: Entries, key: string): boolean =>
  TRUE.includes(readString(entries, key).toLowerCase());

/** 0 if missing or not a number. */
export const readNumberValue = (entries: Entries, key: string): number =>
  Number(readString(entries, key)) || 0;
