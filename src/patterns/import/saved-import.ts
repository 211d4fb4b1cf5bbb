// An import survives its page when the session expires: after signing in again, the user continues
// where it stopped.
import { ApiError } from '~/api/transport/errors';
import { accountCacheKey, onIdentityChange } from '~/session/viewing';
import type { ImportEntity } from './entity';
import { createImportRun, type ImportRun } from './import-run';

let kept: { account: string | null; run: ImportRun } | null = null;
let lastAccount: string | null = null;

/** The stored import of this user, or a new one. */
export function takeRun(entity: ImportEntity): ImportRun {
  const found = kept?.run;
  lastAccount = accountCacheKey();
  if (found?.entity !== entity || kept?.account !== lastAccount) {
    drop();
    return createImportRun(entity);
  }
  kept = null;
  return found;
}

/** Must be called when the page is left. */
export function leaveRun(run: ImportRun): void {
  // The failing call reports the expired session only afterwards.
  setTimeout(() => {
    const state = run.state.get();
    const refused =
      state.step === 'send' &&
      state.sending.status === 'paused' &&
      state.sending.error instanceof ApiError &&
      state.sending.error.status === 401;
    drop();
    if (refused && accountCacheKey() === null) kept = { account: lastAccount, run };
    else run.close();
  });
}

function drop(): void {
  kept?.run.close();
  kept = null;
}

onIdentityChange(() => {
  // Another user's file must not be shown.
  const account = accountCacheKey();
  if (account !== null && account !== kept?.account) drop();
});
