import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import type { RuntimeConfig } from '~/lib/runtime-config';
import { guardProviderFetch } from './provider-fetch';

/** The provider SDK's app, initialized at the first call. */
export function firebaseApp(config: RuntimeConfig): FirebaseApp {
  const [running] = getApps();
  if (running) return running;
  guardProviderFetch(config);
  const { projectId, apiKey, appId, authDomain } = config;
  return initializeApp({ projectId, apiKey, appId, authDomain });
}
