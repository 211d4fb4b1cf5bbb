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

/** What becomes of a query that could not be loaded. */
export type Recovery =
  /** It will be tried again in so many seconds. */
  | { phase: 'waiting'; seconds: number }
  /** An attempt is under way. */
  | { phase: 'trying' }
  /** Nothing happens by itself until the window is looked at again or the network is back. */
  | { phase: 'stopped' }
  /** The data are there. */
  | { phase: 'recovered' };

/**
 * Follows the query behind an error screen, and keeps trying for it.
 * @param error what the screen was given: the error that `load` threw, or a query in a suspended part
 * @param onRecovered loads the route again, as `router.invalidate` does; called when the data are there
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
    // What is not in the cache, or never came from it, only the route's own loader can fetch.
    if (!retryNow(client, error)) onRecovered();
  };
  return { ...recovery, retry };
}

/**
 * Reports each change of a failed query's recovery, and each second of a wait. Once the retries are used up, it tries
 * again when the window gets the focus or the network comes back; the network's return also ends a wait.
 * @returns stops it; the retries in the cache go on
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
    // Unused for longer than the cache keeps a query: the route's loader has to ask for it anew.
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
 * Tries a failed query at once, with all its retries before it again.
 * @returns false when the cache does not know the query
 */
export function retryNow(client: QueryClient, error: unknown): boolean {
  const query = findFailed(client, error);
  if (!query) return false;
  const { phase } = recoveryOf(query);
  if (phase === 'trying' || phase === 'recovered') return true;
  // Asked to fetch, a waiting query would go on waiting.
  void query.cancel({ revert: true });
  // The outcome is in the query's state, where `followRecovery` sees it.
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
