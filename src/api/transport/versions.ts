// A change names the version of the record that it is based on, so that it cannot undo a change made meanwhile.
import { isRecord } from '~/lib/is-record';
import { ApiError } from './errors';

/** A record of the API with its version. */
export type Stored = Record<string, unknown> & { version: string };

/** The record as it was read; null for a change that does not depend on its other fields. */
export type Base = {
  readonly version: string;
  /**
   * Combines the change with the record that others have changed meanwhile, instead of comparing its fields.
   * @returns the fields to send; null if the user has to decide
   */
  readonly merge?: (stored: Stored) => object | null;
} | null;

/** More changes by others in a row are not expected. */
const ATTEMPTS = 3;

/**
 * Saves a change of a record. Where others changed other fields meanwhile, both changes are kept.
 * @param data the changed fields
 * @throws ApiError 412 if others changed the same field; see `storedRecord`
 */
export async function saveVersion<Data extends object, Row>(
  base: Base,
  data: Data,
  save: (data: Data, version: string | undefined) => Promise<Row>,
): Promise<Row> {
  let merged = data;
  let version = base?.version;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await save(merged, version);
    } catch (error) {
      const stored = storedRecord(error);
      if (!stored || !base || attempt === ATTEMPTS) throw error;
      const fields = base.merge ? base.merge(stored) : isFree(data, base, stored) ? data : null;
      if (!fields) throw error;
      merged = { ...data, ...fields };
      version = stored.version;
    }
  }
}

/** The record as it is stored now, if a change was refused because others changed it. */
export function storedRecord(error: unknown): Stored | null {
  if (!(error instanceof ApiError) || error.status !== 412 || !error.problem) return null;
  const { current } = error.problem as { current?: unknown };
  return isRecord(current) && typeof current.version === 'string'
    ? { ...current, version: current.version }
    : null;
}

/** The base of a change of this record; null if the API gives it no version. */
export const baseOf = (record: unknown): (Base & Record<string, unknown>) | null =>
  isRecord(record) && typeof record.version === 'string' ? { ...record, version: record.version } : null;

/**
 * The update that changes a list of ids. What others add to it or remove from it meanwhile is kept.
 * @param change also receives the list as others have changed it
 */
export function changeIds<Name extends string>(
  record: Record<Name, readonly string[]> & { version: string },
  name: Name,
  change: (ids: readonly string[]) => string[],
) {
  const dataOf = (row: Record<Name, readonly string[]>) =>
    ({ [name]: change(row[name]) }) as Record<Name, string[]>;
  const merge = (stored: Stored) => dataOf(stored as Stored & typeof record);
  return { data: dataOf(record), base: { version: record.version, merge } };
}

/**
 * Whether nobody else changed these fields. Those with the same value were probably stored by this change, and its
 * response was lost.
 */
const isFree = (data: object, base: object, stored: Stored): boolean => {
  const before: Record<string, unknown> = { ...base };
  return Object.entries(data).every(
    ([name, value]) => isSame(before[name], stored[name]) || isSame(value, stored[name]),
  );
};

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
