// Checks records below a parent: changes stay within that parent, and removing the parent removes them.

import { type Exchange, type Run, succeeded } from '../../engine/run.ts';
import type { KnownRecord } from '../../model/pool.ts';
import { pathParametersOf, type Resource, saysGone } from '../../model/resources.ts';
import type { Context } from '../../records/context.ts';
import type { Records } from '../../records/records.ts';
import { freshKey } from '../../requests/fresh-value.ts';
import type { Requests } from '../../requests/requests.ts';
import { sentIn } from '../../requests/sent.ts';
import { pollUntil } from '../shared/poll-until.ts';
import { readRecord } from './gone.ts';

/** Number of child resources to check per parent. */
const MOST_CHILDREN = 3;
const GONE = [400, 403, 404, 409, 410, 422];

/** @param resource two of its records are created, one with a child */
export async function checkBelow({ run, requests, records }: Context, resource: Resource): Promise<void> {
  const children = run.resources.filter((one) => isBelow(run, resource, one)).slice(0, MOST_CHILDREN);
  if (children.length === 0 || !resource.create || !run.operations.includes(resource.create)) return;
  const tried = 'making a record to put something below';
  const [parent, other] = [await records.make(resource, tried), await records.make(resource, tried)];
  if (!parent || !other || !isAnother(parent.known, other.known)) return;
  const there: KnownRecord[] = [];
  for (const child of children) {
    const { create } = child;
    if (!create || run.ended !== undefined) return;
    const key = create.path === child.path ? freshKey(run, child) : {};
    const params = { ...parent.known.params, ...key };
    const exchange = await requests.sendPlain(create, params, { tried: 'making a record below another one' });
    const known = await records.learnMade(exchange);
    if (!known) continue;
    there.push(known);
    // A record that is only referenced may appear below any parent.
    const named = Object.values(sentIn(exchange.request)).map((value) => `${value}`);
    if (named.includes(known.params[child.pathParameter] ?? '')) continue;
    const elsewhere = { ...known, params: { ...known.params, ...other.known.params } };
    await checkElsewhere(run, requests, elsewhere, known);
  }
  await checkParentGone(run, requests, records, parent.known, there);
}

const isBelow = (run: Run, { path }: Resource, { create, read, ...child }: Resource): boolean =>
  child.collection.startsWith(`${path}/`) &&
  pathParametersOf(child.path).length === pathParametersOf(path).length + 1 &&
  create !== undefined &&
  run.operations.includes(create) &&
  read !== undefined &&
  (saysGone(read) || Object.hasOwn(read.definition.responses, '4XX'));

const isAnother = (one: KnownRecord, other: KnownRecord): boolean =>
  JSON.stringify(one.params) !== JSON.stringify(other.params);

/** A new parent has no children of another one. */
async function checkElsewhere(
  run: Run,
  requests: Requests,
  elsewhere: KnownRecord,
  known: KnownRecord,
): Promise<void> {
  const { resource } = known;
  const tell = (exchange: Exchange, says: string) =>
    run.report(exchange, {
      kind: 'wrong-parent',
      says,
      rule: exchange.operation.pointer,
      expected: '404',
      actual: `${exchange.status}`,
    });
  const current = () =>
    readRecord(run, requests, resource, known, 'reading what stands below another record');
  const before = await pollUntil(run, current, (one) => one === undefined || succeeded(one));
  if (!before || !succeeded(before)) return;
  const changes = resource.updates.filter(({ method }) => method !== 'put');
  for (const operation of [...changes, ...(resource.remove ? [resource.remove] : [])]) {
    if (!run.operations.includes(operation)) continue;
    const request = requests.plain(operation, elsewhere.params);
    const done = await run.call(operation, request, {
      tried: 'changing it below another one',
      lenient: GONE,
    });
    if (!succeeded(done)) continue;
    const after = await current();
    if (after && JSON.stringify(after.json) !== JSON.stringify(before.json))
      tell(done, 'Changed a record below another parent than its own.');
    if (after && !succeeded(after)) return;
  }
}

async function checkParentGone(
  run: Run,
  requests: Requests,
  records: Records,
  parent: KnownRecord,
  children: KnownRecord[],
): Promise<void> {
  const { resource } = parent;
  const { remove } = resource;
  const there = [];
  for (const child of children) {
    const exchange = await readRecord(run, requests, child.resource, child, 'reading what goes next');
    if (exchange && succeeded(exchange)) there.push(child);
  }
  if (!remove || !run.operations.includes(remove) || there.length === 0) return;
  const hints = remove.definition['x-drift'] ?? {};
  const removed = await run.call(remove, requests.plain(remove, parent.params), {
    tried: 'removing what has something below it',
    lenient: [409],
  });
  if (!succeeded(removed)) return;
  records.gone(remove, parent.params);
  const holding = there.find(({ resource: child }) => hints.heldBy?.includes(child.collection));
  if (holding) {
    run.report(removed, {
      kind: 'accepted-invalid',
      says: `Removed a record that has a ${holding.resource.name}, which the contract declares a conflict.`,
      at: holding.resource.name,
      rule: `${remove.pointer}/responses/409`,
      expected: '409',
      actual: `${removed.status}`,
    });
  }
  const tried = 'reading below what was removed';
  const above = await readRecord(run, requests, resource, parent, 'reading what was removed', [404, 410]);
  // A record that is only marked as deleted still exists.
  if (!above || ![404, 410].includes(above.status)) return;
  for (const child of there.filter((one) => hints.removes?.includes(one.resource.collection))) {
    const after = await pollUntil(
      run,
      () => readRecord(run, requests, child.resource, child, tried, GONE),
      (one) => one === undefined || !succeeded(one),
    );
    if (!after || !succeeded(after)) continue;
    run.report(removed, {
      kind: 'not-deleted',
      says: `The record is removed, and the ${child.resource.name} below it can still be read.`,
      at: `below ${child.resource.name}`,
      rule: remove.pointer,
      expected: '404',
      actual: `${after.status}`,
    });
  }
}
