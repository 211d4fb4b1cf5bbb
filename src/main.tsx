// The tokens first: they state the order of the style layers.
import './ui/tokens.css';
import './ui/base.css';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { configureTransport } from './api/transport';
import { activateDefault } from './i18n/activate';
import {
  actingUid,
  configureIdentity,
  currentSession,
  currentUser,
  getToken,
  onSession,
  onViewing,
  readSessionHint,
  readViewedAccount,
  renewSession,
  startIdentity,
  viewedAccount,
} from './identity';
import { readReferral } from './lib/referral';
import { parseRuntimeConfig, type RuntimeConfig } from './lib/runtime-config';
import { createAppRouter } from './router';
import { colourScheme } from './ui/use-colour-scheme';

async function readConfig(): Promise<RuntimeConfig> {
  const answer = await fetch('/config.json').catch(() => null);
  if (!answer)
    throw new Error('The app could not start: the configuration cannot be reached. Check your connection.');
  if (!answer.ok) throw new Error(`The configuration, config.json, could not be read (${answer.status}).`);
  return parseRuntimeConfig(await answer.json());
}

async function start(root: HTMLElement): Promise<void> {
  colourScheme.start();
  activateDefault();
  readSessionHint();
  readViewedAccount();
  const config = await readConfig();
  configureIdentity(config);
  configureTransport({
    baseUrl: () => new URL(config.apiUrl, location.origin).href,
    acting: async () => {
      const [who, uid] = [currentUser()?.uid, viewedAccount()?.uid ?? null];
      const token = await getToken();
      // Whoever begins a call is who makes it.
      if (who !== currentUser()?.uid) throw new Error('Somebody else is signed in by now.');
      return { token, uid, referral: readReferral(document) };
    },
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
  // Who is signed in decides which pages there are: when that changes, every guard is asked again. That a hint proved
  // right changes nothing, and must not break off what is being loaded.
  let who = whoIsHere();
  onSession(() => {
    if (who === whoIsHere()) return;
    who = whoIsHere();
    void router.invalidate();
  });
  // What was open belongs to the account that was looked at before.
  onViewing(() => {
    who = whoIsHere();
    if (currentUser() === null) return;
    router.clearCache();
    void router.navigate({ to: viewedAccount() ? '/dashboard' : '/admin/dashboard', ignoreBlocker: true });
  });
  // The SDK confirms or ends a session that is only hinted; the first paint does not wait for it.
  // Where it cannot be fetched now, the first call for a token tries again and says so.
  if (currentSession().status === 'hinted') startIdentity().catch(() => {});
  createRoot(root).render(<RouterProvider router={router} />);
}

const whoIsHere = () => `${actingUid()} ${currentUser()?.admin}`;

// A page whose code was never fetched cannot be opened offline. The router would load the whole window anew to get it,
// and lose what is on the screen; under another name it is an error like any other.
addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine)
    event.payload.message = i18n._(msg`This page needs a connection the first time it is opened.`);
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
start(root).catch((error: unknown) => {
  const again = document.createElement('button');
  again.textContent = i18n._(msg`Try again`);
  again.onclick = () => location.reload();
  root.replaceChildren(error instanceof Error ? error.message : String(error), ' ', again);
  throw error;
});
