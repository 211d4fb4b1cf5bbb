// Values at dotted paths of an object, and the text of a local time.

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function valueAt(object: unknown, path: string): unknown {
  let value = object;
  for (const name of path.split('.')) value = isObject(value) ? value[name] : undefined;
  return value;
}

/** The first name of a path. */
export const keyOf = (path: string): string => path.split('.')[0] ?? path;

/** Whether two values are stored alike. NaN equals nothing. */
export const isSame = (one: unknown, other: unknown): boolean =>
  !Number.isNaN(one) && JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** `2026-09-03T14:05` in the user's own time zone, the format of an `<input type="datetime-local">`. */
export function writeLocalTime(time: unknown): string {
  if (typeof time !== 'string' || time === '') return '';
  const date = new Date(time);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The moment of a local time. An invalid one stays as typed, and the schema rejects it. */
export function readLocalTime(typed: string): string {
  if (typed === '') return '';
  const date = new Date(typed);
  return Number.isNaN(date.getTime()) ? typed : date.toISOString();
}
