import { useQueryClient } from '@tanstack/react-query';
import { useWrite, writeOptions } from '~/api/cache/options';
import { invalidateFor } from '~/api/cache/query-client';
import type { OperationId } from '~/api/permissions';
import { ApiError } from '~/api/transport/errors';
import { type BulkOutcome, changeInBatches, runEach } from '~/lib/batches';
import { errorText } from '~/session/error-text';

/** A change in several calls: one notice, and one invalidation at the end. */
export function useManyCalls<Variables, Result>(
  operationId: OperationId,
  run: (variables: Variables) => Promise<Result>,
) {
  const client = useQueryClient();
  // The query client invalidates after a success; after a failure, some calls may have succeeded.
  return useWrite(writeOptions(operationId, run), { onError: () => invalidateFor(client, operationId) });
}

/** A bulk change of any number of rows. */
export const useBatches = <Body extends { ids: string[] }, Refusal>(
  operationId: OperationId,
  call: (body: Body) => Promise<BulkOutcome<Refusal>>,
) => useManyCalls(operationId, (body: Body) => changeInBatches(body.ids, (ids) => call({ ...body, ids })));

/**
 * Runs a single-row call for several rows in sequence. A refused row is kept and reported with its reason; any other
 * failure stops the run, and completed changes are kept.
 * @param operationId of the call for one row
 * @param nameOf the display name of a row
 * @throws ApiError when nothing was changed: the first refusal, or the failure
 */
export function useEach<Row>(
  operationId: OperationId,
  call: (row: Row) => Promise<unknown>,
  nameOf: (row: Row) => string,
) {
  const { mutateAsync } = useManyCalls(operationId, async (rows: readonly Row[]) => {
    const refused: { message: string }[] = [];
    await runEach(rows, async (row) => {
      try {
        await call(row);
      } catch (error) {
        if (!isOfThisRow(error) || rows.length === 1) throw error;
        refused.push({ message: `${nameOf(row)}: ${errorText(error)}` });
        if (refused.length === rows.length) throw error;
      }
    });
    return { refused };
  });
  return mutateAsync;
}

/** The row was deleted, is in use, or is invalid, which says nothing about the next one. */
const isOfThisRow = (error: unknown): error is ApiError =>
  error instanceof ApiError && [404, 409, 412, 422].includes(error.status ?? 0);
