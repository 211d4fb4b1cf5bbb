import { type Mutation, MutationCache, QueryClient } from '@tanstack/react-query';
import { isRecord } from '~/lib/is-record';
import { isOperation, type OperationId, operations } from '../generated/operations';
import { ApiError } from '../transport/errors';
import { storedRecord } from '../transport/versions';
import { describeDeletion } from './deletion';
import { staleAfter, type Tag } from './invalidations';
import { nameInAnswer } from './name-in-answer';
import { retryDelay, shouldRetry } from './retry';

/** The result of a change. */
export type WriteOutcome =
  /** `subject`: the name of the changed record, or what was deleted, if known. */
  | { operationId: OperationId; ok: true; subject: string | null }
  | { operationId: OperationId; ok: false; error: Error };

export interface QueryClientSettings {
  /** Called after each change, for 'Saved' and 'Error Saving'; not for quiet or canceled ones. */
  onWrite: (outcome: WriteOutcome) => void;
  /** Called after each successful change, also a quiet one. */
  onChange?: (operationId: OperationId) => void;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** It is not a change of the user's own, or one of many that the screen reports as a whole: no notice. */
      quiet?: boolean;
    };
  }
}

/** A cache for one user's view of one account; another user or account gets a new one. */
export function createQueryClient({ onWrite, onChange }: QueryClientSettings): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: 5 * 60_000,
        retry: shouldRetry,
        retryDelay,
        // By default, the library would wait for the browser to be online, and an awaited loader
        // would hang as long.
        networkMode: 'always',
        // 'always' would otherwise disable it.
        refetchOnReconnect: true,
      },
      mutations: {
        // A failed write may have taken effect, so only the user repeats it.
        retry: false,
        // Offline, a write fails at once instead of being sent later.
        networkMode: 'always',
      },
    },
    mutationCache: new MutationCache({
      onSuccess: (data, variables, _result, mutation) => {
        const operationId = writeOf(mutation);
        if (!operationId) return;
        const refusal = refusalIn(data);
        if (refusal && !mutation.meta?.quiet) onWrite({ operationId, ok: false, error: refusal });
        else if (!mutation.meta?.quiet) {
          const subject = isDeletion(operationId, variables)
            ? describeDeletion(operationId, data, variables, client.getQueriesData({}))
            : nameInAnswer(data);
          if (subject !== undefined) onWrite({ operationId, ok: true, subject });
        }
        invalidateFor(client, operationId);
        onChange?.(operationId);
      },
      onError: async (error, variables, _result, mutation) => {
        const operationId = writeOf(mutation);
        if (!operationId) return;
        // Shows what others have changed.
        if (storedRecord(error)) {
          const shown = refetchFor(client, operationId);
          if (asksUser(variables)) return;
          // Until then, a second press would be refused for the same reason.
          await shown;
        }
        if (mutation.meta?.quiet) return;
        // The user canceled it or left the screen, so it is no failure.
        if (error instanceof ApiError && error.kind === 'aborted') return;
        onWrite({ operationId, ok: false, error });
      },
    }),
  });
  return client;
}

/** Invalidates the queries that a write affects; visible ones are refetched. */
export function invalidateFor(client: QueryClient, operationId: OperationId): void {
  // Not awaited, because the change is saved whether or not the lists can be refetched.
  void refetchFor(client, operationId);
}

function refetchFor(client: QueryClient, operationId: OperationId): Promise<void> {
  const stale = staleAfter(operationId);
  return client.invalidateQueries({ predicate: ({ queryKey }) => isOf(stale, queryKey[0]) });
}

const isOf = (tags: Set<Tag>, key: unknown): boolean => isOperation(key) && tags.has(operations[key].tag);

/** Why a change of several records changed none of them; null if it changed some, or is no such change. */
function refusalIn(answer: unknown): Error | null {
  if (!isRecord(answer) || !Array.isArray(answer.changed) || answer.changed.length > 0) return null;
  const [first]: unknown[] = Array.isArray(answer.refused) ? answer.refused : [];
  return isRecord(first) ? new Error(String(first.message)) : null;
}

const isDeletion = (operationId: OperationId, variables: unknown): boolean =>
  operationId.startsWith('delete') || (isRecord(variables) && variables.delete === true);

/** Whether the caller handles a conflict, by asking the user which change to keep. */
const asksUser = (variables: unknown): boolean =>
  isRecord(variables) && isRecord(variables.base) && 'merge' in variables.base;

/** The operation of a mutation that changes data; null for one that only computes. */
function writeOf(mutation: Mutation<unknown, unknown, unknown>): OperationId | null {
  const key = mutation.options.mutationKey?.[0];
  return isOperation(key) && operations[key].effect === 'write' ? key : null;
}
