// Checks batch removal by ids: all named records are gone.

import { queryPairs } from '../../../contract/cases/parameters.ts';
import type { Parameter } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import { spread } from '../../../contract/schemas.ts';
import { type Run, succeeded, wrongFields } from '../../engine/run.ts';
import type { KnownRecord } from '../../model/pool.ts';
import type { Resource } from '../../model/resources.ts';
import type { Context } from '../../records/context.ts';
import type { Records } from '../../records/records.ts';
import type { Requests } from '../../requests/requests.ts';
import { pollUntil } from '../shared/poll-until.ts';
import { isMarked, readRecord } from './gone.ts';

export async function checkBatches({ run, requests, records }: Context): Promise<void> {
  for (const remove of run.operations) {
    if (run.ended !== undefined) return;
    if (remove.method !== 'delete' || remove.effect !== 'write') continue;
    for (const resource of run.resources.filter(({ collection }) => collection === remove.path)) {
      const naming = remove.parameters.find((one) => one.required && isListOfIds(run, resource, one));
      if (naming) await checkBatch(run, requests, records, { remove, resource, naming });
    }
  }
}

/** Whether a parameter takes a list of the resource's ids, by their common schema. */
function isListOfIds(
  { contract }: Run,
  { read, pathParameter }: Resource,
  { in: where, schema }: Parameter,
): boolean {
  const own = read?.parameters.find((one) => one.in === 'path' && one.name === pathParameter)?.schema.$ref;
  const entry = spread(contract.document, schema).find(({ items }) => items)?.items?.$ref;
  return where === 'query' && own !== undefined && entry === own;
}

async function checkBatch(
  run: Run,
  requests: Requests,
  records: Records,
  { remove, resource, naming }: { remove: Operation; resource: Resource; naming: Parameter },
): Promise<void> {
  const tried = 'making records to remove at once';
  const made = [await records.make(resource, tried), await records.make(resource, tried)];
  const list = made.flatMap((one): KnownRecord[] => (one ? [one.known] : []));
  const ids = [...new Set(list.map(({ params }) => params[resource.pathParameter] ?? ''))];
  const [first] = list;
  if (!first || ids.length < 2) return;
  const plain = requests.plain(remove, first.params);
  const query = [...plain.query.filter(([name]) => name !== naming.name), ...queryPairs(naming, ids)];
  const request = { ...plain, query };
  if (wrongFields(run, remove, request).length > 0) return;
  const before = new Map<KnownRecord, Awaited<ReturnType<typeof readRecord>>>();
  for (const known of list)
    before.set(known, await readRecord(run, requests, resource, known, 'reading what is removed next'));
  const removed = await run.call(remove, request, {
    tried: 'removing records at once',
    lenient: [403, 404, 409],
  });
  // An accepted removal (202) may be pending.
  if (!succeeded(removed) || removed.status === 202) return;
  for (const known of list) {
    const was = before.get(known);
    const after = await pollUntil(
      run,
      () => readRecord(run, requests, resource, known, 'reading what was removed', [404, 410]),
      (one) => one === undefined || !succeeded(one),
    );
    if (!was || !succeeded(was) || !after) continue;
    if (!succeeded(after)) {
      if (resource.remove && after.status !== 0) records.gone(resource.remove, known.params);
      continue;
    }
    if (isMarked(was.json ?? null, after.json)) continue;
    run.report(removed, {
      kind: 'not-deleted',
      says: 'A record that was removed in a batch can still be read.',
      at: naming.name,
      rule: remove.pointer,
      expected: '404',
      actual: `${after.status}`,
    });
  }
}
