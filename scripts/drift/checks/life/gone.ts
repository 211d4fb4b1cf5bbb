// Checks that a removed record is gone: it cannot be read, listed, updated or removed again.
import { type Json, resolveSchema } from '../../../contract/document.ts';
import { type Exchange, type Run, succeeded } from '../../engine/run.ts';
import { walkFor } from '../../listing/walk-for.ts';
import { alsoListed } from '../../model/naming.ts';
import type { KnownRecord } from '../../model/pool.ts';
import { type Resource, saysGone } from '../../model/resources.ts';
import { removeRecord } from '../../records/removal.ts';
import type { Requests } from '../../requests/requests.ts';
import { pollUntil } from '../shared/poll-until.ts';

export async function readRecord(
  run: Run,
  requests: Requests,
  resource: Resource,
  { params }: KnownRecord,
  tried: string,
  lenient: number[] = [],
) {
  const { read: operation } = resource;
  if (operation?.effect !== 'read' || !run.operations.includes(operation)) return undefined;
  return run.call(operation, requests.plain(operation, params), { tried, lenient });
}

export async function checkGone(
  run: Run,
  requests: Requests,
  resource: Resource,
  known: KnownRecord,
): Promise<void> {
  const { remove } = resource;
  if (!remove || !run.operations.includes(remove) || !known.own) return;
  const send = (tried: string, lenient: number[] = []) =>
    run.call(remove, requests.plain(remove, known.params), { tried, lenient });
  let before: Exchange | undefined;
  const readBefore = async () => {
    before = await readRecord(run, requests, resource, known, 'reading what is removed next');
  };
  await readBefore();
  const what = { operation: remove, params: known.params };
  const removed = await removeRecord(run, requests, what, { tried: 'removing what was made' }, readBefore);
  if (!succeeded(removed)) return;
  run.pool.forget(known);
  const after = await pollUntil(
    run,
    () => readRecord(run, requests, resource, known, 'reading what was removed', [404, 410]),
    (one) => one === undefined || !succeeded(one),
  );
  const isMarkedOnly =
    after !== undefined && succeeded(after) && isMarked(before?.json ?? known.body, after.json);
  if (after && succeeded(after) && !isMarkedOnly) {
    run.report(removed, {
      kind: 'not-deleted',
      says: 'The removed record can still be read.',
      at: 'read',
      rule: remove.pointer,
      expected: '404',
      actual: `${after.status}`,
    });
    // Further findings would only follow from this one.
    return;
  }
  if (resource.list && run.operations.includes(resource.list.operation) && !(after && succeeded(after))) {
    const { found, exchange } = await pollUntil(
      run,
      () => walkFor(run, requests, resource, known),
      (seen) => seen.found !== true,
    );
    if (found === true && exchange)
      run.report(removed, {
        kind: 'not-deleted',
        says: `The removed record is still listed by ${resource.list.operation.id}.`,
        at: 'list',
        rule: remove.pointer,
      });
  }
  if (after?.status === 410) await checkKept(run, requests, resource, known);
  // A record that is marked as deleted still exists, and only the server knows what can be done with it.
  if (isMarkedOnly) return;
  let isBack = false;
  for (const update of resource.updates) {
    if (!run.operations.includes(update) || update.method === 'put') continue;
    const answer = await run.call(update, requests.plain(update, known.params), {
      tried: 'changing what was removed',
      lenient: [404, 410],
    });
    if (succeeded(answer))
      run.report(answer, {
        kind: 'not-deleted',
        says: 'The removed record can still be changed.',
        at: 'update',
        rule: update.pointer,
        expected: '404',
        actual: `${answer.status}`,
      });
    isBack ||= succeeded(answer);
  }
  // An update may have recreated the record, which says nothing about the removal.
  if (isBack) await send('removing what a change has brought back', [404, 410]);
  const again = await send('removing it again', [404, 410]);
  if (succeeded(again) && saysGone(remove))
    run.report(again, {
      kind: 'deleted-twice',
      says: 'The removed record can be removed again, though the contract declares 404.',
      rule: remove.pointer,
      expected: '404',
      actual: `${again.status}`,
    });
}

/** Checks that a removed record is listed with `includeDeleted`. */
async function checkKept(
  run: Run,
  requests: Requests,
  resource: Resource,
  known: KnownRecord,
): Promise<void> {
  const operation = resource.list?.operation;
  const { document } = run.contract;
  const at = operation?.parameters.findIndex(
    ({ name, in: where, schema }) =>
      where === 'query' &&
      ['deleted', 'removed'].includes(alsoListed(name) ?? '') &&
      resolveSchema(document, schema).default === false,
  );
  const name = at === undefined ? undefined : operation?.parameters[at]?.name;
  if (!operation || at === undefined || name === undefined || !run.operations.includes(operation)) return;
  const { found, exchange } = await pollUntil(
    run,
    () => walkFor(run, requests, resource, known, { [name]: true }),
    (seen) => seen.found !== false,
  );
  if (found !== false || !exchange) return;
  run.report(exchange, {
    kind: 'filter-ignored',
    says: `With ${name}, the list leaves out a record that is ${alsoListed(name)}.`,
    at: name,
    rule: operation.parameterPointers[at] ?? operation.pointer,
    expected: 'what was removed as well',
    actual: 'it is left out',
  });
}

/** Whether a readable record is marked as deleted. */
export function isMarked(before: Json, after: Json | undefined): boolean {
  if (after === null || typeof after !== 'object' || Array.isArray(after)) return false;
  return Object.entries(after).some(
    ([name, value]) =>
      /delet|archiv|remov|activ|status|state|trash|cancel|clos|void|revok|expir|disabl|enabl|hidden|visib/i.test(
        name,
      ) && JSON.stringify(value) !== JSON.stringify((before as Record<string, Json>)[name]),
  );
}
