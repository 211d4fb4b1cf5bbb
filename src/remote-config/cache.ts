// Stores the last fetched values for the next page load. The SDK stores them too, but they can be read only with the SDK
// and asynchronously.
import { isRecord } from '~/lib/is-record';
import { stored } from '~/lib/stored';
import type { Entries } from './values';

export type FetchStatus = 'no-fetch-yet' | 'success' | 'failure' | 'throttle';

export interface StoredConfig {
  entries: Entries;
  /** The result of the last fetch. */
  status: FetchStatus;
  /** The time of the last successful fetch, in milliseconds since 1970; 0 for never. */
  fetchedAt: number;
}

const STATUSES: FetchStatus[] = ['no-fetch-yet', 'success', 'failure', 'throttle'];

/** A stored config, with the application that it is for. */
export const cachedConfig = stored('remote-config', (text) => text);

/** Null for a missing or invalid value, or one of another application. */
export function parseStoredConfig(text: string | null, appId: string): StoredConfig | null {
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
