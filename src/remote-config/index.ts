// The port to the remote configuration. What was fetched last, or the built-in values, count at once; what is new is
// fetched when the page is idle, and nothing ever waits for it.
import { createListeners } from '~/lib/listeners';
import type { RuntimeConfig } from '~/lib/runtime-config';
import { judgeApiUrl } from './api-url';
import { type FetchStatus, type Kept, keep, readKept } from './cache';
import { type Entries, readBoolean, readNumber, readString } from './values';

export type { FetchStatus } from './cache';
export type { Entries } from './values';

const HOUR_MS = 3_600_000;
const MINIMUM_INTERVAL_MS = 12 * HOUR_MS;

let config: RuntimeConfig | null = null;
let kept: Kept = { entries: {}, status: 'no-fetch-yet', fetchedAt: 0 };
let running: Promise<void> | null = null;
const listeners = createListeners();

/** Before anything else here. From then on the last fetched values are in force. */
export function configureRemoteConfig(given: RuntimeConfig): void {
  config = given;
  kept = readKept(given.appId) ?? { entries: {}, status: 'no-fetch-yet', fetchedAt: 0 };
}

/** The values in force, with the built-in ones where there are no others. */
export const current = (): Entries => ({ api_url: settings().apiUrl, ...kept.entries });

export const getString = (key: string): string => readString(current(), key);
export const getBoolean = (key: string): boolean => readBoolean(current(), key);
export const getNumber = (key: string): number => readNumber(current(), key);

/** How the last fetch ended, also one of an earlier page. */
export const lastFetchStatus = (): FetchStatus => kept.status;

/** Told when values have changed, or how a fetch ended. */
export const subscribe = listeners.subscribe;

/**
 * Fetches what is new, unless that was done less than twelve hours ago. It never fails: what could not be fetched
 * leaves the values as they were, and the status and the log say so.
 */
export function refresh(): Promise<void> {
  running ??= load().finally(() => {
    running = null;
  });
  return running;
}

async function load(): Promise<void> {
  const { providerOrigin, appId } = settings();
  // A stand-in on our own origin is edited by hand, and an edit counts at the next page.
  const interval = providerOrigin === 'self' ? 0 : MINIMUM_INTERVAL_MS;
  const age = Date.now() - kept.fetchedAt;
  if (age >= 0 && age < interval) return;
  try {
    const { fetchEntries } = await import('./firebase');
    const entries = await fetchEntries(settings(), interval);
    kept = { entries, status: 'success', fetchedAt: Date.now() };
    console.info('Loaded Remote Config');
  } catch (error) {
    const throttled =
      error instanceof Error && 'code' in error && error.code === 'remoteconfig/fetch-throttle';
    kept = { ...kept, status: throttled ? 'throttle' : 'failure' };
    console.warn('Unable to load Remote Config');
    console.warn(error instanceof Error ? error.message : String(error));
  }
  keep(appId, kept);
  listeners.notify();
}

let judged = { given: '', base: '' };

/** The API's base address, absolute and without the version: the remote one where it is allowed, else the built-in. */
export function apiBase(): string {
  const { apiUrl, apiOrigins } = settings();
  const builtIn = new URL(apiUrl, location.href).href;
  const given = getString('api_url');
  if (given === '' || given === apiUrl) return builtIn;
  if (given !== judged.given) {
    const verdict = judgeApiUrl(given, { apiUrl, apiOrigins }, location.href);
    if ('refused' in verdict)
      console.warn(`The api_url of the remote configuration is refused: ${verdict.refused}.`);
    judged = { given, base: 'base' in verdict ? verdict.base : builtIn };
  }
  return judged.base;
}

function settings(): RuntimeConfig {
  if (!config)
    throw new Error('configureRemoteConfig must be called before the remote configuration is used');
  return config;
}
