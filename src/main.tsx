// The tokens first: they state the order of the style layers.
import './ui/tokens.css';
import './ui/base.css';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { configureAnalytics, startAnalytics, track } from './analytics';
import { ApiError } from './api/transport/errors';
import { followIdentity } from './boot/identity-routing';
import { afterFirstPage, preloadAfterLoad } from './boot/idle';
import { startTransport } from './boot/transport';
import { languages, startLanguages } from './i18n';
import { configureIdentity, currentSession, getToken, readSessionHint, startIdentity } from './identity';
import { parseRuntimeConfig, type RuntimeConfig } from './lib/runtime-config';
import { navigateInPlace } from './parts/links/in-place';
import {
  configureRemoteConfig,
  getString,
  lastFetchStatus,
  subscribe as onRemoteConfig,
  refresh,
} from './remote-config';
import { type AppRouter, createAppRouter } from './router';
import { NotAllowed } from './session/not-allowed';
import { readViewedAccount } from './session/viewing';
import { colorScheme } from './ui/use-color-scheme';

async function readConfig(): Promise<RuntimeConfig> {
  const answer = await fetch('/config.json').catch(() => null);
  if (!answer)
    throw new Error('The app could not start: the configuration cannot be reached. Check your connection.');
  if (!answer.ok) throw new Error(`The configuration, config.json, could not be read (${answer.status}).`);
  return parseRuntimeConfig(await answer.json());
}

async function start(root: HTMLElement): Promise<void> {
  colorScheme.start();
  const language = startLanguages();
  readSessionHint();
  readViewedAccount();
  const config = await readConfig();
  // The first paint is in the user's language.
  await language;
  configureIdentity(config);
  configureRemoteConfig(config);
  giveTranslations();
  onRemoteConfig(giveTranslations);
  // A language that the user waits for is fetched without waiting for an idle moment.
  languages.state.subscribe(({ loading }) => {
    if (loading) void refresh();
  });
  startTransport(config, () => router);
  const router = createAppRouter({ config });
  followIdentity(router);
  count(router, config);
  // If the stored token has expired, the SDK is fetched now, beside the code of the page. Where it cannot be fetched, the
  // first call for a token tries again and says so.
  getToken().catch(() => {});
  afterFirstPage(router, () => {
    // The SDK confirms or ends a session that is only hinted.
    if (currentSession().status === 'hinted') startIdentity().catch(() => {});
    void refresh();
    void startAnalytics();
  });
  navigateInPlace(router);
  preloadAfterLoad(router);
  createRoot(root, { onCaughtError }).render(<RouterProvider router={router} />);
}

/** An error that the page itself explains needs no stack trace on the console. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof NotAllowed || error instanceof ApiError)) console.error(error);
}

/** Sends page views to web analytics where it is enabled. */
function count(router: AppRouter, config: RuntimeConfig): void {
  const page = () => router.state.matches.at(-1)?.fullPath ?? '/';
  configureAnalytics({ config, page: () => page().replace(/(?<=.)\/$/, '') });
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) track('page_view', {});
  });
}

const giveTranslations = () =>
  languages.setTranslations(getString('translations'), lastFetchStatus() === 'no-fetch-yet');

// A page whose code was never fetched cannot be opened offline. The router would load the whole window anew to get it,
// and lose what is on the screen; under another name it is an error like any other.
addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine) event.payload.message = 'The code of the page could not be loaded.';
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
