import { useQueryClient } from '@tanstack/react-query';
import { ApiError, describeError } from '~/api/errors';
import { useWrite, writeOptions } from '~/api/options';
import type { OperationId } from '~/api/permissions';
import { invalidateFor } from '~/api/query-client';

/** What the contract's calls for many say of the rows that they left alone. */
interface Outcome {
  refused: { message: string }[];
}

/**
 * Does to several rows, one after the other, what the contract has for one alone. They are one change: one notice, and
 * what became old is read again once. A row that is refused stays as it is and is told of with its reason; after any
 * other failure no more are tried, and what was done stays done.
 * @param operationId of the call for one row
 * @param nameOf what people call a row
 * @throws ApiError when nothing was done: the first refusal, or what failed
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
          refused.push({ message: `${nameOf(row)}: ${describeError(error)}` });
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

/** What is not there any more, in use, or not right of itself; the next row may be another matter. */
const isOfThisRow = (error: unknown): error is ApiError =>
  error instanceof ApiError && [404, 409, 422].includes(error.status ?? 0);
