// Removing what a run made.
import { lane, through } from './in-order.ts';
import type { Known } from './pool.ts';
import type { Requests } from './requests.ts';
import { type Run, worked } from './run.ts';

/** Remembers what was made: to be removed, or as what nothing removes. */
export function toRemove(run: Run, { resource, params }: Pick<Known, 'resource' | 'params'>): void {
  const { create, path, remove } = resource;
  if (remove) {
    run.made.push({ operation: remove, params });
    return;
  }
  const by = create ? `${create.method.toUpperCase()} ${create.path}` : path;
  run.kept.set(by, (run.kept.get(by) ?? new Set()).add(Object.values(params).join(' ')));
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
    const mayRemove = one.caller && run.access.callersOf(one.operation).includes(one.caller);
    const how = {
      tried: 'removing what this run made',
      lenient: [404, 410],
      ...(mayRemove && { caller: one.caller }),
    };
    const send = () => run.call(one.operation, requests.plain(one.operation, one.params), how);
    const answer = await send();
    if (answer.status !== 412) return { one, answer };
    // Another version than the one that is known, or one that must be told: `*` will not do everywhere.
    run.pool.learnVersion(one.operation.path, one.params, null);
    await requests.readVersion(one.operation, one.params);
    return { one, answer: await send() };
  };
  const take = async ({ one, answer }: Awaited<ReturnType<typeof remove>>) => {
    if (!worked(answer) && ![404, 410].includes(answer.status)) left.push(one);
  };
  await through(lane([...byPath.values()], remove, take, atOnce));
  return left;
}
