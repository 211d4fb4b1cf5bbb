// Ends a run in write mode: cleans up, and proves that nothing else has changed.

import type { Run } from '../engine/run.ts';
import type { Context } from '../records/context.ts';
import type { Requests } from '../requests/requests.ts';
import {
  changedSingles,
  compare,
  few,
  movingIn,
  readAgain,
  type Snapshot,
  takeSnapshot,
} from './snapshot.ts';

export interface Before {
  snapshot: Snapshot;
  /** Fields that change without this run. */
  moving: ReadonlySet<string>;
}

export async function lookBefore({ run, requests }: Context): Promise<Before> {
  const snapshot = await takeSnapshot(run, requests);
  return { snapshot, moving: movingIn(snapshot, await readAgain(run, requests, snapshot, true)) };
}

/** @returns what differs from before the run, is left over, or could not be checked */
export async function restoreAll(
  { run, requests, records }: Context,
  { before, putBack }: { before: Before | undefined; putBack(): Promise<void> },
): Promise<string[]> {
  const isBack = await run.awaitTarget();
  await run.shared.settle();
  await putBack();
  const left = await records.cleanUp();
  if (isBack) await run.awaitTarget();
  const differences = before && run.hasWritten() ? await lookAfter(run, requests, before) : [];
  const kept = await keptOf(run, requests);
  const unknown = unknownOf(run, before?.snapshot);
  const compared = new Set(before?.snapshot.singles.map(({ request }) => request.path));
  return [
    ...listed('not put back', await run.shared.changed(compared)),
    ...listed('could not be removed', left),
    ...differences,
    ...kept,
    ...unknown,
    ...listed('could not be looked at', before?.snapshot.unread ?? []),
  ];
}

async function lookAfter(run: Run, requests: Requests, { snapshot, moving }: Before): Promise<string[]> {
  const after = await readAgain(run, requests, snapshot, false);
  const { differences, added } = compare(snapshot, after, moving);
  const isMarked = (body: object) => JSON.stringify(body).toLowerCase().includes(run.runId);
  const ours = added.filter(({ resource, body }) => resource.remove && isMarked(body));
  const changed = run.allowSharedWrites ? changedSingles(snapshot, after) : [];
  if (ours.length + changed.length === 0) return differences;
  // Records from a request without a response, or created together with others.
  run.beginCleanUp();
  for (const { resource, params } of ours) {
    run.ownership.adopt(resource, params);
    if (!resource.remove) continue;
    await run.call(resource.remove, requests.plain(resource.remove, params), {
      tried: 'removing what this run made',
      lenient: [404, 409, 410],
    });
  }
  for (const single of changed) await run.shared.putBack(single);
  return compare(snapshot, await readAgain(run, requests, snapshot, false), moving).differences;
}

const listed = (what: string, list: string[]): string[] => (list.length > 0 ? [`${what}: ${few(list)}`] : []);

/** Records of this run that no operation removes, by the operation that created them. */
async function keptOf(run: Run, requests: Requests): Promise<string[]> {
  const left = new Map<string, string[]>();
  run.beginCleanUp();
  for (const { resource, params } of run.creations.unremovable()) {
    const { create, read } = resource;
    const answer =
      read?.effect === 'read'
        ? await run.call(read, requests.plain(read, params), {
            tried: 'what nothing removes',
            unjudged: true,
          })
        : undefined;
    if (answer && [404, 410].includes(answer.status)) continue;
    const by = create ? `${create.method.toUpperCase()} ${create.path}` : resource.path;
    left.set(by, [...(left.get(by) ?? []), Object.values(params).join(' ')]);
  }
  return [...left].map(([by, ids]) => `made by ${by}, and removed by nothing that is declared: ${few(ids)}`);
}

/** Records with unknown ids that no list would show. */
function unknownOf(run: Run, snapshot: Snapshot | undefined): string[] {
  return [...run.creations.unidentified()].flatMap(([operation, count]) => {
    const isListed = snapshot?.lists.some(
      ({ operation: list, isWhole }) => list.path === operation.path && isWhole,
    );
    return isListed ? [] : [`could not be looked at: what ${count} calls of ${operation.id} made`];
  });
}
