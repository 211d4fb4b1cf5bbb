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
import { explained } from './errors';
import type { Entries } from './values';

const LIMIT_MS = 60_000;
/** The SDK's own limit comes first, since it knows what it waited for; ours also covers the installation. */
const GRACE_MS = 1000;

/**
 * Asks for the values, and makes them active where their entity tag differs from the active one.
 * @param minimumIntervalMs a fetch that is younger is not repeated
 * @returns the active values
 * @throws ProviderProblem with a sentence for a person
 */
export async function fetchEntries(config: RuntimeConfig, minimumIntervalMs: number): Promise<Entries> {
  try {
    const app = firebaseApp(config);
    const remote = getRemoteConfig(app);
    remote.settings = { fetchTimeoutMillis: LIMIT_MS, minimumFetchIntervalMillis: minimumIntervalMs };
    await withinLimit(ensureInitialized(remote).then(() => activateNewest(app, remote)));
    return Object.fromEntries(Object.entries(getAll(remote)).map(([key, value]) => [key, value.asString()]));
  } catch (error) {
    throw explained(error);
  }
}

/**
 * Makes the provider forget this browser, which is registered anew when it next asks for values.
 * @throws ProviderProblem: refused offline and while the registration is pending
 */
export async function deleteInstallation(config: RuntimeConfig): Promise<void> {
  await deleteInstallations(getInstallations(firebaseApp(config))).catch((error: unknown) => {
    throw explained(error);
  });
}

async function activateNewest(app: FirebaseApp, remote: RemoteConfig): Promise<void> {
  try {
    await fetchAndActivate(remote);
  } catch (error) {
    if (!(error instanceof FirebaseError) || error.customData?.httpStatus !== 401) throw error;
    // The SDK shows a token until it expires, also one that the provider has forgotten. A new one that cannot be had
    // either ends this registration, and the next fetch begins another, or that fetch fails for the same reason.
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
