import {
  CancelledError,
  type QueryClient,
  type QueryKey,
  type UseSuspenseQueryOptions,
} from '@tanstack/react-query';
import { ApiError } from './errors';
import { nextAttemptAt } from './retry';

/** Which query an error came out of, for whoever shows the error. */
const failedQueries = new WeakMap<Error, QueryKey>();

/** The key of the query whose loading ended with this error, if any. */
export const failedQuery = (error: unknown): QueryKey | undefined =>
  error instanceof Error ? failedQueries.get(error) : undefined;

/**
 * What a route's loader awaits before its screen reads the same options with suspense.
 *
 * Data at hand comes at once, and is read again in the background when stale. Without data the first attempt decides:
 * nobody should look at a skeleton while it is repeated. The retries go on in the cache, and `useRecovery` tells of them.
 * @throws ApiError of the first failed attempt, or of the last one while the next is still to come
 */
export async function load<TData>(
  client: QueryClient,
  options: UseSuspenseQueryOptions<TData, ApiError> & { queryKey: QueryKey },
): Promise<TData> {
  const query = client.getQueryCache().build(client, client.defaultQueryOptions(options));
  const { data, fetchFailureReason } = query.state;
  if (data !== undefined) {
    void client.query(options).catch(keptInState);
    return data;
  }
  try {
    if (fetchFailureReason && (nextAttemptAt(query.state) ?? 0) > Date.now()) throw fetchFailureReason;
    return await firstOutcome(client, query.queryHash, client.query(options));
  } catch (error) {
    // The cache was given up, because somebody signed out or looks at another account now.
    const failure = error instanceof CancelledError ? new ApiError({ kind: 'aborted' }, null, error) : error;
    if (failure instanceof Error) failedQueries.set(failure, query.queryKey);
    throw failure;
  }
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
function keptInState(): void {}
