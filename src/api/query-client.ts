import { type Mutation, MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors';
import { type OperationId, operations } from './generated/operations';
import { staleAfter, type Tag } from './invalidations';
import { nameInAnswer } from './name-in-answer';
import { isOperation } from './permissions';
import { retryDelay, shouldRetry } from './retry';

/** How a change of data went. */
export type WriteOutcome =
  /** `subject`: what the changed record is called, where the answer says so. */
  | { operationId: OperationId; ok: true; subject: string | null }
  | { operationId: OperationId; ok: false; error: Error };

export interface QueryClientSettings {
  /** Told of each change of data, for 'Saved' and 'Error Saving'; not of quiet ones, nor of those called off. */
  onWrite: (outcome: WriteOutcome) => void;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen itself says how it went, as an upload does; `onWrite` is not told. */
      quiet?: boolean;
      /** The screen says what was done; a failure is still told. */
      quietSuccess?: boolean;
    };
  }
}

/** A cache for one person's view of the data; another person, or another "viewing as", gets a new one. */
export function createQueryClient({ onWrite }: QueryClientSettings): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: 5 * 60_000,
        retry: shouldRetry,
        retryDelay,
        // The library would wait for the browser to say it is online; an awaited loader would hang as long.
        networkMode: 'always',
        // Which 'always' would otherwise switch off.
        refetchOnReconnect: true,
      },
      mutations: {
        // Whether a failed write took effect is not known, so only a person repeats it.
        retry: false,
        // Offline it fails at once, rather than be sent much later, unasked.
        networkMode: 'always',
      },
    },
    mutationCache: new MutationCache({
      onSuccess: (data, _variables, _result, mutation) => {
        const operationId = writeOf(mutation);
        if (!operationId) return;
        if (!mutation.meta?.quiet && !mutation.meta?.quietSuccess)
          onWrite({ operationId, ok: true, subject: nameInAnswer(data) });
        invalidateFor(client, operationId);
      },
      onError: (error, _variables, _result, mutation) => {
        const operationId = writeOf(mutation);
        if (!operationId || mutation.meta?.quiet) return;
        // Cancelled by the user, or because the screen is gone: no failure.
        if (error instanceof ApiError && error.kind === 'aborted') return;
        onWrite({ operationId, ok: false, error });
      },
    }),
  });
  return client;
}

/** Invalidates what a write of this operation makes out of date; what is on the screen is fetched again. */
export function invalidateFor(client: QueryClient, operationId: OperationId): void {
  const stale = staleAfter(operationId);
  // Not awaited: the change is saved, whether or not the lists can be read again.
  void client.invalidateQueries({ predicate: ({ queryKey }) => isOf(stale, queryKey[0]) });
}

const isOf = (tags: Set<Tag>, key: unknown): boolean => isOperation(key) && tags.has(operations[key].tag);

/** The operation of a mutation that changes data; null for one that only computes. */
function writeOf(mutation: Mutation<unknown, unknown, unknown>): OperationId | null {
  const key = mutation.options.mutationKey?.[0];
  return isOperation(key) && operations[key].effect === 'write' ? key : null;
}
