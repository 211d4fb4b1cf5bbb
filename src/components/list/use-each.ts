import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '~/api/errors';
import type { OperationId } from '~/api/permissions';
import { readAgain } from '~/api/query-client';

/**
 * Does to several rows, one after the other, what the contract has for one alone. They are one change: one notice, and
 * what became old is read again once. After the first that fails no more are tried, and what was done stays done.
 * @param key the generated key of the call's mutation
 */
export function useEach<Row>(key: readonly [OperationId], call: (row: Row) => Promise<unknown>) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation<unknown, ApiError, readonly Row[]>({
    mutationKey: [...key],
    async mutationFn(rows) {
      for (const row of rows) await call(row);
    },
    // A success is seen to by the client itself.
    onError: () => readAgain(client, key[0]),
  });
  return mutateAsync;
}
