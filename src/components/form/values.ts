// Values at dotted paths of a record, and what they are typed as.

/** The value at a path. */
export type Lookup = (path: string) => unknown;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function valueAt(record: unknown, path: string): unknown {
  let value = record;
  for (const name of path.split('.')) value = isObject(value) ? value[name] : undefined;
  return value;
}

/** Whether two values are stored alike. What is no number is like nothing. */
export const isSame = (one: unknown, other: unknown): boolean =>
  !Number.isNaN(one) && JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** `2026-09-03T14:05` in the reader's own time zone, as the browser's field of that name has it. */
export function writeLocalTime(time: unknown): string {
  if (typeof time !== 'string' || time === '') return '';
  const date = new Date(time);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The moment of a local time; what is none stays as it was typed, for the contract to refuse. */
export function readLocalTime(draft: unknown): unknown {
  if (typeof draft !== 'string' || draft === '') return '';
  const date = new Date(draft);
  return Number.isNaN(date.getTime()) ? draft : date.toISOString();
}

/**
 * The body of a request: what has changed, at its place. An object of which a part has changed is sent whole, and as
 * null where nothing is left in it.
 * @param wholeOf an object as it is before
 */
export function bodyOf(
  changes: ReadonlyMap<string, unknown>,
  wholeOf: Lookup,
  mayBeNull: (key: string) => boolean,
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [path, value] of changes) {
    const [key = '', part] = path.split('.');
    if (part === undefined) {
      body[key] = value;
      continue;
    }
    const whole = body[key] ?? wholeOf(key);
    body[key] = { ...(isObject(whole) ? whole : {}), [part]: value };
  }
  for (const [key, value] of Object.entries(body)) {
    const isEmpty = isObject(value) && Object.values(value).every((part) => part == null || part === '');
    if (isEmpty && mayBeNull(key)) body[key] = null;
  }
  return body;
}
