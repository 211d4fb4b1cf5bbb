// What the generated hooks are made of: TanStack Query's options, keyed by operation.
import {
  mutationOptions,
  queryOptions,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import type { OperationId } from '../generated/operations';
import type { operations } from '../generated/schema';
import type { ApiError } from '../transport/errors';

/** The query parameters a caller gives; the transport adds `uid`. */
export type QueryParams<Id extends OperationId> = Omit<
  NonNullable<operations[Id]['parameters']['query']>,
  'uid'
>;

/** The query parameters of a URL that the browser navigates to: the transport adds none. */
export type OwnQuery<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

/** Options of a read, for `load`, `useQuery` and `useSuspenseQuery`. Its key is the operation and its arguments. */
export const readOptions = <Data>(
  operationId: OperationId,
  args: readonly unknown[],
  read: (signal: AbortSignal) => Promise<Data>,
) =>
  queryOptions<Data, ApiError>({
    queryKey: [operationId, ...args.filter((arg) => arg !== undefined)],
    queryFn: ({ signal }) => read(signal),
  });

/** Options of a write, for `useMutation` and `MutationObserver`. Its key decides on notices and invalidation. */
export const writeOptions = <Data, Variables>(
  operationId: OperationId,
  write: (variables: Variables) => Promise<Data>,
) => mutationOptions<Data, ApiError, Variables>({ mutationKey: [operationId], mutationFn: write });

type Write<Data, Variables> = UseMutationOptions<Data, ApiError, Variables>;

/** What a screen may add to a write, such as `meta`. */
export type WriteSettings<Data, Variables> = Omit<Write<Data, Variables>, 'mutationKey' | 'mutationFn'>;

export const useWrite = <Data, Variables>(
  options: Write<Data, Variables>,
  settings?: WriteSettings<Data, Variables>,
): UseMutationResult<Data, ApiError, Variables> => useMutation({ ...options, ...settings });
