import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { describeError } from '~/api/errors';
import { forgetAnswers, keepAnswers } from '~/api/kept-answers';
import { createQueryClient } from '~/api/query-client';
import { actingUid, onActing } from '~/identity';
import { notifications, notify } from '~/ui/notifications';

let held: { uid: string; client: QueryClient } | null = null;

/**
 * The cache of one acting account (`actingUid`). Another account gets another cache: what the former one read is not
 * cleared piece by piece but gone, and what it was still reading is aborted.
 */
export function clientFor(uid: string): QueryClient {
  if (held?.uid === uid) return held.client;
  dropClient();
  const client = createQueryClient({
    // Product-spec section 4: both at bottom centre for 2000 ms, which are the notification's defaults.
    onWrite(outcome) {
      // What the former person had under way is no news for this one.
      if (held?.client !== client) return;
      if (outcome.ok) notify({ text: i18n._(msg`Saved`) });
      else notify({ text: i18n._(msg`Error Saving`), detail: describeError(outcome.error), type: 'danger' });
    },
  });
  keepAnswers(client, uid);
  held = { uid, client };
  return client;
}

/** Forgets everything that was read, and stops what is being read. */
function dropClient(): void {
  // What is taken out of a cache while it is being read is broken off.
  held?.client.clear();
  held = null;
  notifications.forget();
}

onActing(() => {
  // Another account takes its cache when its first page is loaded; nobody takes none.
  if (actingUid() !== null) return;
  dropClient();
  void forgetAnswers();
});
