// The tokens first: they state the order of the style layers.
import './ui/tokens.css';
import './ui/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { configureTransport } from './api/transport';
import { activateDefault } from './i18n/activate';
import {
  configureIdentity,
  currentSession,
  endSession,
  getToken,
  onSession,
  readSessionHint,
  startIdentity,
} from './identity';
import { readReferral } from './lib/referral';
import { parseRuntimeConfig } from './lib/runtime-config';
import { createAppRouter } from './router';
import { colourScheme } from './ui/use-colour-scheme';

async function start(root: HTMLElement): Promise<void> {
  colourScheme.start();
  activateDefault();
  readSessionHint();
  const config = parseRuntimeConfig(await (await fetch('/config.json')).json());
  configureIdentity(config);
  configureTransport({
    baseUrl: () => new URL(config.apiUrl, location.origin).href,
    acting: async () => ({ token: await getToken(), uid: null, referral: readReferral(document) }),
    onUnauthorized: ({ token }) => void endSession(token),
  });
  const router = createAppRouter({ config });
  // Who is signed in decides which pages there are: ask every guard again.
  onSession(() => void router.invalidate());
  // The SDK confirms or ends a session that is only hinted; the first paint does not wait for it.
  if (currentSession().status === 'hinted') void startIdentity();
  createRoot(root).render(<RouterProvider router={router} />);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
start(root).catch((error: unknown) => {
  root.textContent = error instanceof Error ? error.message : String(error);
  throw error;
});
