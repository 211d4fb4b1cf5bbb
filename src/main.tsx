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
  getToken,
  onSession,
  readSessionHint,
  renewSession,
  startIdentity,
} from './identity';
import { readReferral } from './lib/referral';
import { parseRuntimeConfig, type RuntimeConfig } from './lib/runtime-config';
import { createAppRouter } from './router';
import { colourScheme } from './ui/use-colour-scheme';

async function readConfig(): Promise<RuntimeConfig> {
  const answer = await fetch('/config.json');
  if (!answer.ok) throw new Error(`The configuration, config.json, could not be read (${answer.status}).`);
  return parseRuntimeConfig(await answer.json());
}

async function start(root: HTMLElement): Promise<void> {
  colourScheme.start();
  activateDefault();
  readSessionHint();
  const config = await readConfig();
  configureIdentity(config);
  configureTransport({
    baseUrl: () => new URL(config.apiUrl, location.origin).href,
    acting: async () => ({ token: await getToken(), uid: null, referral: readReferral(document) }),
    onUnauthorized: ({ token }) => {
      // Without the provider the session is neither renewed nor ended; the page says what the API said.
      renewSession(token).then(
        (again) => {
          if (again) void router.invalidate();
        },
        () => {},
      );
    },
  });
  const router = createAppRouter({ config });
  // Who is signed in decides which pages there are: ask every guard again.
  onSession(() => void router.invalidate());
  // The SDK confirms or ends a session that is only hinted; the first paint does not wait for it.
  // Where it cannot be fetched now, the first call for a token tries again and says so.
  if (currentSession().status === 'hinted') startIdentity().catch(() => {});
  createRoot(root).render(<RouterProvider router={router} />);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
start(root).catch((error: unknown) => {
  root.textContent = error instanceof Error ? error.message : String(error);
  throw error;
});
