// Removes the records of a run.
import { batches, runInterleaved } from '../engine/batches.ts';
import type { KnownRecord } from '../model/pool.ts';
import { removeRecord } from './removal.ts';
import type { Requests } from '../requests/requests.ts';
import { type Run, succeeded } from '../engine/run.ts';

/** Registers a record for removal, or as unremovable. */
export function toRemove(run: Run, { resource, params }: Pick<KnownRecord, 'resource' | 'params'>): void {
  if (resource.remove) run.made.push({ operation: resource.remove, params });
  else run.kept.push({ resource, params });
}

/**
 * @param atOnce 1 if records depend on the removal of earlier ones
 * @returns those that could not be removed
 */
export async function removeAll(
  run: Run,
  requests: Requests,
  made: Run['made'],
  atOnce: number,
): Promise<Run['made']> {
  const left: Run['made'] = [];
  const byPath = new Map(made.map((one) => [requests.plain(one.operation, one.params).path, one]));
  const remove = async (one: Run['made'][number]) => {
    const how = { tried: 'removing what this run made', lenient: [404, 410] };
    return { one, answer: await removeRecord(run, requests, one, how) };
  };
  const take = async ({ one, answer }: Awaited<ReturnType<typeof remove>>) => {
    if (!succeeded(answer) && ![404, 410].includes(answer.status)) left.push(one);
  };
  await runInterleaved(batches([...byPath.values()], remove, take, atOnce));
  return left;
}
