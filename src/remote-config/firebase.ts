// The only file that imports the SDK's remote configuration and installations. It is loaded when the page is idle.
import { type FirebaseApp, FirebaseError } from 'firebase/app';
import { deleteInstallations, getInstallations, getToken } from 'firebase/installations';
import {
  ensureInitialized,
  fetchAndActivate,
  getAll,
  getRemoteConfig,
  type RemoteConfig,
} from 'firebase/remote-config';
import type { RuntimeConfig } from '~/lib/runtime-config';
import { firebaseApp } from '~/provider/firebase-app';
import { remoteConfigError } from './errors';
import type { Entries } from './values';

const LIMIT_MS = 60_000;
/** Longer than the SDK's limit, whose error is more specific; ours also covers the installation. */
const GRACE_MS = 1000;

/**
 * Fetches the values, and activates them if their entity tag has changed.
 * @param minimumIntervalMs a more recent fetch is not repeated
 * @returns the active values
 * @throws ProviderProblem with a message for the user
 */
export async function fetchEntries(config: RuntimeConfig, minimumIntervalMs: number): Promise<Entries> {
  try {
    const app = firebaseApp(config);
    const remote = getRemoteConfig(app);
    remote.settings = { fetchTimeoutMillis: LIMIT_MS, minimumFetchIntervalMillis: minimumIntervalMs };
    await withinLimit(ensureInitialized(remote).then(() => activateNewest(app, remote)));
    return Object.fromEntries(Object.entries(getAll(remote)).map(([key, value]) => [key, value.asString()]));
  } catch (error) {
    throw remoteConfigError(error);
  }
}

/**
 * Deletes this browser's registration at the provider. The next fetch registers it again.
 * @throws ProviderProblem when offline or while the registration is pending
 */
export async function deleteInstallation(config: RuntimeConfig): Promise<void> {
  await deleteInstallations(getInstallations(firebaseApp(config))).catch((error: unknown) => {
    throw remoteConfigError(error);
  });
}

async function activateNewest(app: FirebaseApp, remote: RemoteConfig): Promise<void> {
  try {
    await fetchAndActivate(remote);
  } catch (error) {
    if (!(error instanceof FirebaseError) || error.customData?.httpStatus !== 401) throw error;
    // The SDK sends a token until it expires, even if the provider has deleted it. If no new one can be obtained, either
    // the registration ends and the next fetch starts another, or that fetch fails for the same reason.
    await getToken(getInstallations(app), true).catch(() => null);
    await fetchAndActivate(remote);
  }
}

function withinLimit(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const tooLong = () => reject(new FirebaseError('remoteconfig/fetch-timeout', 'The limit was reached.'));
    const timer = setTimeout(tooLong, LIMIT_MS + GRACE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
