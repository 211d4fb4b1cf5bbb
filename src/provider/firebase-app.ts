import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import type { RuntimeConfig } from '~/lib/runtime-config';
import { guardProviderFetch } from './provider-fetch';

/** The one application of the provider's SDK, started at the first call. */
export function firebaseApp({ projectId, apiKey, appId, authDomain }: RuntimeConfig): FirebaseApp {
  const [running] = getApps();
  if (running) return running;
  guardProviderFetch();
  return initializeApp({ projectId, apiKey, appId, authDomain });
}
