import {
  focusManager,
  onlineManager,
  type Query,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { failedQuery } from './load';
import { nextAttemptAt } from './retry';

/** The state of a query that could not be loaded. */
export type Recovery =
  /** The next attempt starts in this many seconds. */
  | { phase: 'waiting'; seconds: number }
  /** An attempt is in progress. */
  | { phase: 'trying' }
  /** Waits until the window gets the focus or the network is back. */
  | { phase: 'stopped' }
  /** The data are loaded. */
  | { phase: 'recovered' };

/**
 * Follows the query behind an error screen, and keeps trying for it.
 * @param error the screen's error: from `load`, or of a query in a suspended component
 * @param onRecovered reloads the route, like `router.invalidate`; called when the data are loaded
 * @returns the state, and `retry`, which tries at once
 */
export function useRecovery(error: unknown, onRecovered: () => void): Recovery & { retry: () => void } {
  const client = useQueryClient();
  const [recovery, setRecovery] = useState(() => recoveryOf(findFailed(client, error)));
  const recovered = useEffectEvent(onRecovered);
  useEffect(
    () =>
      followRecovery(client, error, (next) => {
        setRecovery(next);
        if (next.phase === 'recovered') recovered();
      }),
    [client, error],
  );
  const retry = () => {
    // A query that is not in the cache can only be loaded by the route's loader.
    if (!retryNow(client, error)) onRecovered();
  };
  return { ...recovery, retry };
}

/**
 * Reports each change of a failed query's recovery, and each second of a wait. Once the retries are used up, it tries
 * again when the window gets the focus or the network comes back; the network's return also ends a wait.
 * @returns a function that stops following; the retries in the cache continue
 */
export function followRecovery(
  client: QueryClient,
  error: unknown,
  report: (recovery: Recovery) => void,
): () => void {
  const key = failedQuery(error);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';
  const look = () => {
    clearTimeout(timer);
    const query = findFailed(client, error);
    const recovery = recoveryOf(query);
    if (recovery.phase === 'waiting') timer = setTimeout(look, (waitOf(query) % 1000) + 1);
    const now = JSON.stringify(recovery);
    if (now !== last) report(recovery);
    last = now;
  };
  const again = () => {
    if (retryNow(client, error)) return;
    // Dropped from the cache because it was unused; the route's loader must fetch it again.
    if (key) report({ phase: 'recovered' });
  };
  const stops = [
    client.getQueryCache().subscribe(look),
    focusManager.subscribe((focused) => {
      if (focused && recoveryOf(findFailed(client, error)).phase === 'stopped') again();
    }),
    onlineManager.subscribe((online) => {
      if (online) again();
    }),
    () => clearTimeout(timer),
  ];
  look();
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Retries a failed query at once, with all automatic retries.
 * @returns false when the query is not in the cache
 */
export function retryNow(client: QueryClient, error: unknown): boolean {
  const query = findFailed(client, error);
  if (!query) return false;
  const { phase } = recoveryOf(query);
  if (phase === 'trying' || phase === 'recovered') return true;
  // Without cancelling, a waiting query would continue to wait.
  void query.cancel({ revert: true });
  // The result is in the query's state, which `followRecovery` reads.
  void query.fetch().catch(() => undefined);
  return true;
}

function findFailed(client: QueryClient, error: unknown): Query | undefined {
  const cache = client.getQueryCache();
  const queryKey = failedQuery(error);
  if (queryKey) return cache.find({ queryKey, exact: true });
  return cache.getAll().find(({ state }) => state.error !== null && state.error === error);
}

function recoveryOf(query: Query | undefined): Recovery {
  if (!query) return { phase: 'stopped' };
  if (query.state.data !== undefined) return { phase: 'recovered' };
  if (query.state.fetchStatus === 'idle') return { phase: 'stopped' };
  const wait = waitOf(query);
  return wait > 0 ? { phase: 'waiting', seconds: Math.ceil(wait / 1000) } : { phase: 'trying' };
}

const waitOf = (query: Query | undefined): number => {
  const next = query ? nextAttemptAt(query.state) : null;
  return next === null ? 0 : next - Date.now();
};
