// The port to the remote configuration. The last fetched or the built-in values are available synchronously; new values
// are fetched when the page is idle, and nothing waits for them.
import { Store } from '@tanstack/react-store';
import type { RuntimeConfig } from '~/lib/runtime-config';
import { judgeApiUrl } from './api-url';
import { cachedConfig, type FetchStatus, parseStoredConfig, type StoredConfig } from './cache';
import { type Entries, readBoolean, readNumberValue, readString } from './values';

export type { FetchStatus } from './cache';
export type { Entries } from './values';

const sdk = () => import('./firebase');

const HOUR_MS = 3_600_000;
const MINIMUM_INTERVAL_MS = 12 * HOUR_MS;

let config: RuntimeConfig | null = null;
const NEVER: StoredConfig = { entries: {}, status: 'no-fetch-yet', fetchedAt: 0 };
const kept = new Store(NEVER);
let running: Promise<void> | null = null;

/** Call this first. It activates the last fetched values. */
export function configureRemoteConfig(given: RuntimeConfig): void {
  config = given;
  kept.setState(() => parseStoredConfig(cachedConfig.read(), given.appId) ?? NEVER);
}

/** The active values, including built-in defaults. */
export const current = (): Entries => ({ api_url: settings().apiUrl, ...kept.get().entries });

export const getString = (key: string): string => readString(current(), key);
export const getBoolean = (key: string): boolean => readBoolean(current(), key);
export const getNumber = (key: string): number => readNumberValue(current(), key);

/** The result of the last fetch, including that of an earlier page. */
export const lastFetchStatus = (): FetchStatus => kept.get().status;

/** Subscribes to changes of the values and to results of fetches. */
export const { subscribe } = kept;

/**
 * Fetches new values, unless the last fetch is less than twelve hours old. Never rejects: a failure keeps the values and
 * is reported in the status and the log.
 */
export function refresh(): Promise<void> {
  running ??= load().finally(() => {
    running = null;
  });
  return running;
}

/**
 * Deletes this browser's registration at the provider; the next fetch registers it again.
 * @throws ProviderProblem when offline or while the registration is pending
 */
export async function forgetBrowser(): Promise<void> {
  const { deleteInstallation } = await sdk();
  await deleteInstallation(settings());
}

async function load(): Promise<void> {
  const { providerOrigin, appId } = settings();
  // A simulated provider on our own origin is edited by hand, and edits apply at the next page load.
  const interval = providerOrigin === 'self' ? 0 : MINIMUM_INTERVAL_MS;
  const age = Date.now() - kept.get().fetchedAt;
  if (age >= 0 && age < interval) return;
  let next: StoredConfig;
  try {
    const { fetchEntries } = await sdk();
    const entries = await fetchEntries(settings(), interval);
    next = { entries, status: 'success', fetchedAt: Date.now() };
    console.info('Loaded Remote Config');
  } catch (error) {
    const throttled =
      error instanceof Error && 'code' in error && error.code === 'remoteconfig/fetch-throttle';
    next = { ...kept.get(), status: throttled ? 'throttle' : 'failure' };
    console.warn('Unable to load Remote Config');
    console.warn(error instanceof Error ? error.message : String(error));
  }
  cachedConfig.write(JSON.stringify({ ...next, appId }));
  kept.setState(() => next);
}

let judged = { given: '', base: '' };

/** The API's absolute base URL without the version: the remote one if allowed, otherwise the built-in one. */
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
