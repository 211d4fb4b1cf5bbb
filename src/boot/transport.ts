import type { RegisteredRouter } from '@tanstack/react-router';
import { configureTransport } from '~/api/transport/transport';
import { currentUser, getToken, renewSession } from '~/identity';
import { readReferral } from '~/lib/referral';
import type { RuntimeConfig } from '~/lib/runtime-config';
import { whenIdle } from '~/lib/when-idle';
import { apiBase } from '~/remote-config';
import { sampleAnswers } from '~/response-check/sampled-answers';
import { expireViewing, setReadOnly, viewedAccount } from '~/session/viewing';

/** Calls are made as the current user, for the viewed account; refused tokens are renewed. */
export function startTransport(config: RuntimeConfig, currentRouter: () => RegisteredRouter): void {
  configureTransport({
    baseUrl: apiBase,
    currentIdentity: async () => {
      const [person, uid] = [currentUser()?.uid, viewedAccount()?.uid ?? null];
      const token = await getToken();
      // A call belongs to the user who started it.
      if (person !== currentUser()?.uid) throw new Error('Another user has signed in meanwhile.');
      return { token, uid, referral: readReferral(document) };
    },
    onUnauthorized: ({ token }) => {
      // Without the provider the session is neither renewed nor ended; the page says what the API said.
      renewSession(token).then(
        (isRenewed) => {
          if (isRenewed) reload(currentRouter());
        },
        () => {},
      );
    },
    onReadOnly: () => setReadOnly(true),
    onViewingEnded: expireViewing,
    onAnswer: sampleAnswers({
      ...config.answerCheck,
      whenIdle,
      showPanel: async () => (await import('~/response-check/answer-panel')).showAnswerPanel(),
    }),
  });
}

/** Reads what is on the page with the new token. If that is refused too, the session has ended. */
function reload(router: RegisteredRouter): void {
  void router.invalidate();
  const { context } = router.state.matches.at(-1) ?? {};
  if (context && 'queryClient' in context) void context.queryClient.invalidateQueries();
}
