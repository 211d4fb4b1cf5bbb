// Removes the records of a run.
import { batches, runInterleaved } from '../engine/batches.ts';
import { type Run, succeeded } from '../engine/run.ts';
import type { CleanupTask } from '../protection/creations.ts';
import type { Requests } from '../requests/requests.ts';
import { removeRecord } from './removal.ts';

/**
 * @param atOnce 1 if records depend on the removal of earlier ones
 * @returns those that could not be removed
 */
export async function removeAll(
  run: Run,
  requests: Requests,
  tasks: readonly CleanupTask[],
  atOnce: number,
): Promise<CleanupTask[]> {
  const left: CleanupTask[] = [];
  const byPath = new Map(tasks.map((one) => [requests.plain(one.operation, one.params).path, one]));
  const remove = async (one: CleanupTask) => {
    const how = { tried: 'removing what this run made', lenient: [404, 410] };
    return { one, answer: await removeRecord(run, requests, one, how) };
  };
  const take = async ({ one, answer }: Awaited<ReturnType<typeof remove>>) => {
    if (!succeeded(answer) && ![404, 410].includes(answer.status)) left.push(one);
  };
  await runInterleaved(batches([...byPath.values()], remove, take, atOnce));
  return left;
}
