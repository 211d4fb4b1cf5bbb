import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '~/api/errors';
import { errorText } from '~/session/error-text';
import { useWrite, writeOptions } from '~/api/options';
import type { OperationId } from '~/api/permissions';
import { invalidateFor } from '~/api/query-client';

/** The refusals in a response of the contract's bulk calls. */
interface Outcome {
  refused: { message: string }[];
}

/**
 * Runs a single-row call for several rows in sequence. Counts as one change: one notice, and one
 * invalidation at the end. A refused row is kept and reported with its reason; any other failure
 * stops the run, and completed changes are kept.
 * @param operationId of the call for one row
 * @param nameOf the display name of a row
 * @throws ApiError when nothing was changed: the first refusal, or the failure
 */
export function useEach<Row>(
  operationId: OperationId,
  call: (row: Row) => Promise<unknown>,
  nameOf: (row: Row) => string,
) {
  const client = useQueryClient();
  const { mutateAsync } = useWrite(
    writeOptions(operationId, async (rows: readonly Row[]): Promise<Outcome> => {
      const refused: Outcome['refused'] = [];
      for (const row of rows) {
        try {
          await call(row);
        } catch (error) {
          if (!isOfThisRow(error) || rows.length === 1) throw error;
          refused.push({ message: `${nameOf(row)}: ${errorText(error)}` });
          if (refused.length === rows.length) throw error;
        }
      }
      return { refused };
    }),
    // The query client invalidates after a success.
    { onError: () => invalidateFor(client, operationId) },
  );
  return mutateAsync;
}

/** The row was deleted, is in use, or is invalid, which says nothing about the next one. */
const isOfThisRow = (error: unknown): error is ApiError =>
  error instanceof ApiError && [404, 409, 412, 422].includes(error.status ?? 0);
