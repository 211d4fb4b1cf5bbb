// What the last fetch brought, kept so that the next page begins with it. The SDK keeps it too, but where it can be
// read only with the SDK, and not at once.
import { isRecord } from '~/lib/is-record';
import type { Entries } from './values';

export type FetchStatus = 'no-fetch-yet' | 'success' | 'failure' | 'throttle';

export interface Kept {
  entries: Entries;
  /** How the last fetch ended. */
  status: FetchStatus;
  /** When the last good fetch ended, in milliseconds since 1970; 0 for never. */
  fetchedAt: number;
}

const KEY = 'remote-config';
const STATUSES: FetchStatus[] = ['no-fetch-yet', 'success', 'failure', 'throttle'];

/** @param appId what is kept for another application does not count */
export function readKept(appId: string): Kept | null {
  try {
    return parseKept(localStorage.getItem(KEY), appId);
  } catch {
    // Where storage is forbidden, each page begins with the built-in values.
    return null;
  }
}

export function keep(appId: string, kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept, appId }));
  } catch {
    // As above; a storage that is full keeps what was there before.
  }
}

/** Null for a missing or manipulated value, or one of another application. */
export function parseKept(text: string | null, appId: string): Kept | null {
  let given: unknown;
  try {
    given = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (!isRecord(given) || given.appId !== appId || !isRecord(given.entries)) return null;
  const { entries, fetchedAt } = given;
  const status = STATUSES.find((known) => known === given.status);
  if (!status || typeof fetchedAt !== 'number' || !isEntries(entries)) return null;
  return { entries, status, fetchedAt };
}

const isEntries = (value: Record<string, unknown>): value is Record<string, string> =>
  Object.values(value).every((one) => typeof one === 'string');
