// The tokens first: they state the order of the style layers.
import './ui/tokens.css';
import './ui/base.css';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { configureAnalytics, startAnalytics, track } from './analytics';
import { ApiError } from './api/errors';
import { sampleAnswers } from './api/sampled-answers';
import { configureTransport } from './api/transport';
import { navigateInPlace } from './components/links/in-place';
import { entryTree } from './entry-tree';
import { languages, startLanguages } from './i18n';
import {
  configureIdentity,
  currentAccountUid,
  currentSession,
  currentUser,
  expireViewing,
  getToken,
  onSession,
  onViewing,
  readSessionHint,
  readViewedAccount,
  renewSession,
  setReadOnly,
  startIdentity,
  viewedAccount,
} from './identity';
import { readReferral } from './lib/referral';
import { parseRuntimeConfig, type RuntimeConfig } from './lib/runtime-config';
import { whenIdle } from './lib/when-idle';
import {
  apiBase,
  configureRemoteConfig,
  getString,
  lastFetchStatus,
  subscribe as onRemoteConfig,
  refresh,
} from './remote-config';
import { type AppRouter, addAllPages, createAppRouter, loadRouteTree } from './router';
import { NotAllowed } from './session/not-allowed';
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
  const [config, tree] = await Promise.all([
    readConfig(),
    currentUser() ? loadRouteTree() : entryTree(() => addAllPages(router)),
  ]);
  // The first paint is in the user's language.
  await language;
  configureIdentity(config);
  configureRemoteConfig(config);
  giveTranslations();
  onRemoteConfig(giveTranslations);
  // A language that the user waits for is fetched without waiting for an idle moment.
  languages.subscribe(() => {
    if (languages.state().loading) void refresh();
  });
  configureTransport({
    baseUrl: apiBase,
    currentIdentity: async () => {
      const [who, uid] = [currentUser()?.uid, viewedAccount()?.uid ?? null];
      const token = await getToken();
      // A call belongs to the user who started it.
      if (who !== currentUser()?.uid) throw new Error('Somebody else is signed in by now.');
      return { token, uid, referral: readReferral(document) };
    },
    onUnauthorized: ({ token }) => {
      // Without the provider the session is neither renewed nor ended; the page says what the API said.
      renewSession(token).then(
        (again) => {
          if (!again) return;
          void router.invalidate();
          // What is on the page is read with the new token. If that is refused too, the session has ended.
          const { context } = router.state.matches.at(-1) ?? {};
          if (context && 'queryClient' in context) void context.queryClient.invalidateQueries();
        },
        () => {},
      );
    },
    onReadOnly: () => setReadOnly(true),
    onViewingEnded: expireViewing,
    onAnswer: sampleAnswers({
      ...config.answerCheck,
      whenIdle,
      showPanel: async () => (await import('./components/answer-panel/answer-panel')).showAnswerPanel(),
    }),
  });
  const router = createAppRouter({ config }, tree);
  // Who is signed in decides which pages there are: when that changes, every guard is asked again. That a hint proved
  // right changes nothing, and must not break off what is being loaded.
  let who = whoIsHere();
  onSession(() => {
    if (who === whoIsHere()) return;
    who = whoIsHere();
    void router.invalidate();
  });
  count(router, config);
  // What was open belongs to the account that was looked at before.
  let viewed = viewedAccount();
  onViewing(() => {
    const left = viewed;
    viewed = viewedAccount();
    who = whoIsHere();
    if (viewed === left || currentUser() === null) return;
    // Whether changes are allowed decides about pages as well.
    if (viewed && viewed.uid === left?.uid) return void router.invalidate();
    router.clearCache();
    const href = (viewed === null && left?.back) || '/dashboard';
    void router.navigate({ href, ignoreBlocker: true });
  });
  // If the stored token has expired, the SDK is fetched now, beside the code of the page. Where it cannot be fetched, the
  // first call for a token tries again and says so.
  getToken().catch(() => {});
  afterFirstPage(router, () => {
    // The SDK confirms or ends a session that is only hinted.
    if (currentSession().status === 'hinted') startIdentity().catch(() => {});
    void refresh();
    void startAnalytics();
    // A visitor who signs in needs them next.
    if (!currentUser()) addAllPages(router).catch(() => {});
  });
  navigateInPlace(router);
  afterLoad(() => {
    // Without it, pages open a little later.
    import('./components/links/preload').then(({ preloadNear }) => preloadNear(router)).catch(() => {});
    import('./components/shell/slow-notice').then(({ watchSlowCalls }) => watchSlowCalls()).catch(() => {});
  });
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

/** Once the first page is there, or does not come: what could mend it may be among the new settings. */
function afterFirstPage(router: AppRouter, task: () => void): void {
  const limit = setTimeout(once, 5000);
  const leave = router.subscribe('onRendered', once);
  function once() {
    clearTimeout(limit);
    leave();
    whenIdle(task);
  }
}

/** Product-spec section 9: so long nothing is preloaded when the page was loaded for the first time. */
const PRELOAD_DELAY_MS = 1500;

function afterLoad(task: () => void): void {
  const wait = () => setTimeout(task, PRELOAD_DELAY_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

const giveTranslations = () =>
  languages.setTranslations(getString('translations'), lastFetchStatus() === 'no-fetch-yet');

const whoIsHere = () => `${currentAccountUid()} ${currentUser()?.admin}`;

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
