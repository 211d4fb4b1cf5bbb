// Removing what a run made.
import { lane, through } from './in-order.ts';
import type { Known } from './pool.ts';
import { removeRecord } from './removal.ts';
import type { Requests } from './requests.ts';
import { type Run, worked } from './run.ts';

/** Remembers what was made: to be removed, or as what nothing removes. */
export function toRemove(run: Run, { resource, params }: Pick<Known, 'resource' | 'params'>): void {
  if (resource.remove) run.made.push({ operation: resource.remove, params });
  else run.kept.push({ resource, params });
}

/**
 * @param atOnce one, where what comes later may need what comes before to be gone
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
    if (!worked(answer) && ![404, 410].includes(answer.status)) left.push(one);
  };
  await through(lane([...byPath.values()], remove, take, atOnce));
  return left;
}
