import { i18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient, invalidateFor } from '~/api/cache/query-client';
import { cacheResponses, clearCachedResponses } from '~/api/cache/response-cache';
import { isOperation } from '~/api/permissions';
import { storedRecord } from '~/api/transport/versions';
import { currentSession } from '~/identity';
import { notifications, notify } from '~/ui/feedback/notifications';
import { conflictText } from './conflict-text';
import { accountCacheKey, onIdentityChange } from './viewing';
import { notifyNotSaved, notifySaved } from './write-notices';

/** Names each change to the other tabs, so that they do not show what it replaced. */
const tabs = new BroadcastChannel('changes');
tabs.onmessage = ({ data }) => {
  if (current && isOperation(data)) invalidateFor(current.client, data);
};

let current: { key: string; client: QueryClient } | null = null;

/**
 * The query client of one account (`accountCacheKey`). Another account gets another client, so nothing that was read
 * for the former one can be shown, and its running requests are aborted.
 */
export function queryClientFor(key: string): QueryClient {
  if (current?.key === key) return current.client;
  dropClient();
  const client = createQueryClient({
    onChange: (operationId) => tabs.postMessage(operationId),
    onWrite(outcome) {
      // A write of the former account is not reported to the next one.
      if (current?.client !== client) return;
      if (outcome.ok) notifySaved(outcome.subject);
      else {
        notifyNotSaved(outcome.error);
        if (storedRecord(outcome.error))
          notify({ text: i18n._(conflictText), type: 'warning', removeAfter: 6000 });
      }
    },
  });
  cacheResponses(client, key);
  current = { key, client };
  return client;
}

/** Clearing a query client also aborts its requests. */
function dropClient(): void {
  current?.client.clear();
  current = null;
  notifications.forget();
}

onIdentityChange(() => {
  // Nothing stays stored in a browser whose session ended; the page keeps what it shows.
  if (currentSession().status === 'ended') void clearCachedResponses();
  // The next account gets its client when its first page loads.
  if (accountCacheKey() !== null) return;
  dropClient();
  void clearCachedResponses();
});
