import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '~/api/query-client';
import { currentUser, onSession } from '~/identity';
import { notify } from '~/ui/notifications';

let held: { uid: string; client: QueryClient } | null = null;

/**
 * The cache of one acting account. Another account gets another cache: what the former one read is not cleared piece
 * by piece but gone, and what it was still reading is aborted.
 */
export function clientFor(uid: string): QueryClient {
  if (held?.uid === uid) return held.client;
  dropClient();
  const client = createQueryClient({
    // Product-spec section 4: both at bottom centre for 2000 ms, which are the notification's defaults.
    onWrite({ ok }) {
      // What the former person had under way is no news for this one.
      if (held?.client !== client) return;
      notify(ok ? { text: i18n._(msg`Saved`) } : { text: i18n._(msg`Error Saving`), type: 'danger' });
    },
  });
  held = { uid, client };
  return client;
}

/** Forgets everything that was read, and stops what is being read. */
function dropClient(): void {
  const client = held?.client;
  held = null;
  if (!client) return;
  void client.cancelQueries();
  client.clear();
}

onSession(() => {
  if (currentUser()?.uid !== held?.uid) dropClient();
});
