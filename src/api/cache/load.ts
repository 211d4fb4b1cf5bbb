import {
  CancelledError,
  type QueryClient,
  type QueryKey,
  type UseSuspenseQueryOptions,
} from '@tanstack/react-query';
import { ApiError } from '../transport/errors';
import { readCachedResponse } from './response-cache';
import { nextAttemptAt } from './retry';

/** The query that an error came from, for the component that shows it. */
const failedQueries = new WeakMap<Error, QueryKey>();

/** The key of the query whose loading ended with this error, if any. */
export const failedQuery = (error: unknown): QueryKey | undefined =>
  error instanceof Error ? failedQueries.get(error) : undefined;

/**
 * What a route's loader awaits before its screen reads the same options with suspense.
 *
 * Cached data are returned at once, and refetched in the background when stale. Without data, the
 * first attempt decides, so that no user waits for retries in front of a skeleton. If it fails or
 * takes too long, the last stored response of this browser is used. The retries continue in the
 * cache, and `useRecovery` reports them.
 * @throws ApiError of the first failed attempt, or of the latest one while another is pending
 */
export async function load<TData>(
  client: QueryClient,
  options: UseSuspenseQueryOptions<TData, ApiError> & { queryKey: QueryKey },
): Promise<TData> {
  const query = client.getQueryCache().build(client, client.defaultQueryOptions(options));
  const { data, fetchFailureReason } = query.state;
  if (data !== undefined) {
    void client.query(options).catch(leftInState);
    return data;
  }
  const cached = async () => {
    const answer = await readCachedResponse(client, query.queryHash);
    // It may have loaded by now. Old data are marked as such on the screen, and refetched.
    if (answer && query.state.data === undefined)
      client.setQueryData(options.queryKey, answer.data as TData, { updatedAt: answer.at });
    return query.state.data as TData | undefined;
  };
  try {
    if (fetchFailureReason && (nextAttemptAt(query.state) ?? 0) > Date.now()) throw fetchFailureReason;
    const outcome = firstOutcome(client, query.queryHash, client.query(options));
    if (await isLate(outcome)) return (await cached()) ?? (await outcome);
    return await outcome;
  } catch (error) {
    const isLost = error instanceof ApiError && (error.kind === 'network' || error.retryable);
    const old = isLost ? await cached() : undefined;
    if (old !== undefined) return old;
    // The cache was discarded, because the user signed out or views another account.
    const failure = error instanceof CancelledError ? new ApiError({ kind: 'aborted' }, null, error) : error;
    if (failure instanceof Error) failedQueries.set(failure, query.queryKey);
    throw failure;
  }
}

/** How long a skeleton is shown before a stored response replaces it. */
const PATIENCE_MS = 3000;

async function isLate(outcome: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, true);
  });
  const settled = outcome.then(
    () => false,
    () => false,
  );
  return Promise.race([settled, patience]).finally(() => clearTimeout(timer));
}

/** The data, or the error of the current attempt, whichever comes first. */
function firstOutcome<TData>(client: QueryClient, queryHash: string, result: Promise<TData>): Promise<TData> {
  return new Promise((resolve, reject) => {
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'failed') return;
      if (event.query.queryHash === queryHash) reject(event.action.error);
    });
    result.then(resolve, reject).finally(stop);
  });
}

/** A failed background refetch leaves its error in the query's state, where the screen reads it. */
function leftInState(): void {}
