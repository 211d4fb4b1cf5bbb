import {
  CancelledError,
  type QueryClient,
  type QueryKey,
  type UseSuspenseQueryOptions,
} from '@tanstack/react-query';
import { ApiError } from './errors';
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
 * Data at hand comes at once, and is read again in the background when stale. Without data the first attempt decides:
 * nobody should look at a skeleton while it is repeated. When it fails, or keeps somebody waiting, the last answer that
 * this browser has kept stands in. The retries go on in the cache, and `useRecovery` tells of them.
 * @throws ApiError of the first failed attempt, or of the last one while the next is still to come
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
    // It may have come by now. What is old says so on the screen, and goes on being asked for.
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
    // The cache was given up, because the user signed out or views another account now.
    const failure = error instanceof CancelledError ? new ApiError({ kind: 'aborted' }, null, error) : error;
    if (failure instanceof Error) failedQueries.set(failure, query.queryKey);
    throw failure;
  }
}

/** How long the skeleton is shown before an older response is. */
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

/** The data, or the error of the attempt under way, whichever comes first. */
function firstOutcome<TData>(client: QueryClient, queryHash: string, result: Promise<TData>): Promise<TData> {
  return new Promise((resolve, reject) => {
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'failed') return;
      if (event.query.queryHash === queryHash) reject(event.action.error);
    });
    result.then(resolve, reject).finally(stop);
  });
}

/** A background refresh that fails leaves its error in the query's state, where the screen finds it. */
function leftInState(): void {}
