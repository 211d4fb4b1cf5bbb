import { useQueryClient } from '@tanstack/react-query';
import { useWrite, writeOptions } from '~/api/options';
import type { OperationId } from '~/api/permissions';
import { invalidateFor } from '~/api/query-client';

/** The contract's maximum of ids in one call. */
const BATCH = 200;

interface BulkOutcome<Refusal> {
  changed: string[];
  missing: string[];
  refused: Refusal[];
}

/** A bulk change of any number of rows: several calls with one notice. */
export function useBatches<Body extends { ids: string[] }, Refusal>(
  operationId: OperationId,
  call: (body: Body) => Promise<BulkOutcome<Refusal>>,
) {
  const client = useQueryClient();
  return useWrite(
    writeOptions(operationId, async (body: Body) => {
      const outcome: BulkOutcome<Refusal> = { changed: [], missing: [], refused: [] };
      for (let start = 0; start < body.ids.length; start += BATCH) {
        const { changed, missing, refused } = await call({
          ...body,
          ids: body.ids.slice(start, start + BATCH),
        });
        outcome.changed.push(...changed);
        outcome.missing.push(...missing);
        outcome.refused.push(...refused);
      }
      return outcome;
    }),
    // After a failure, some batches may have been applied.
    { onError: () => invalidateFor(client, operationId) },
  );
}
