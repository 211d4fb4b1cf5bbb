// Checks actions that another call reverts: `POST` and `DELETE` on `/pages/{id}/lock`, or DELETE and
// `/pages/{id}/restore`.
import type { Json } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import * as names from '../../naming.ts';
import type { Records } from '../../records.ts';
import { removeRecord } from '../../removal.ts';
import type { Requests } from '../../requests.ts';
import { isActionOn, type Resource } from '../../resources.ts';
import { type Exchange, type Run, succeeded } from '../../run.ts';
import { isRecord, unwrapped } from '../../shapes.ts';
import { pollUntil } from '../poll-until.ts';

export async function checkUndone(run: Run, requests: Requests, records: Records): Promise<void> {
  for (const operation of run.operations) {
    const { method, path, effect } = operation;
    const resource = run.resources.find((one) => isActionOn(path, one.path));
    if (run.ended !== undefined) return;
    if (effect !== 'write' || !resource?.read || !run.operations.includes(resource.read)) continue;
    const doing = run.operations.find((one) => /^(post|put)$/.test(one.method) && one.path === path);
    if (method === 'delete' && doing)
      await checkUndoing(run, requests, records, { resource, doing, operation });
    if (method === 'post' && isRestoring(path.slice(resource.path.length)))
      await checkRestoring(run, requests, records, { resource, operation });
  }
}

const RESTORING = ['restore', 'undelete', 'recover', 'reactivate', 'unarchive', 'reinstate'];
const isRestoring = (step: string): boolean => names.wordsOf(step).some((word) => RESTORING.includes(word));

/** Reads a record that this run creates for this check; undefined if it cannot create one. */
async function readable(
  run: Run,
  requests: Requests,
  records: Records,
  resource: Resource,
): Promise<{ params: Record<string, string>; read: () => Promise<Exchange> } | undefined> {
  const made = await records.make(resource, 'making a record to do something with, and to undo it');
  const operation = resource.read as Operation;
  if (!made) return undefined;
  const { params } = made.known;
  const how = { tried: 'reading what is done and undone', lenient: [404, 410] };
  return { params, read: () => run.call(operation, requests.plain(operation, params), how) };
}

async function checkUndoing(
  run: Run,
  requests: Requests,
  records: Records,
  { resource, doing, operation }: { resource: Resource; doing: Operation; operation: Operation },
): Promise<void> {
  const one = await readable(run, requests, records, resource);
  const before = one && (await one.read());
  if (!one || !before || !succeeded(before)) return;
  const done = await requests.sendPlain(doing, one.params, { tried: 'doing what is undone next' });
  const between = succeeded(done) ? await one.read() : undefined;
  if (!between || !succeeded(between)) return;
  const how = { tried: 'undoing it', lenient: [403, 404, 409] };
  const undone = await removeRecord(run, requests, { operation, params: one.params }, how);
  if (!succeeded(undone)) return;
  const changed = changedIn(before, between);
  const isBack = (after: Exchange) =>
    !succeeded(after) || changedIn(between, after).some((name) => changed.includes(name));
  if (changed.length === 0 || isBack(await pollUntil(run, one.read, isBack))) return;
  run.report(undone, {
    kind: 'not-deleted',
    severity: 'error',
    says: `What ${doing.id} did is still there.`,
    at: changed[0] ?? '',
    rule: operation.pointer,
    expected: 'another value',
    actual: 'the value before',
  });
}

/** Fields that differ, without those that every change updates. */
function changedIn(...readings: [Exchange, Exchange]): string[] {
  const [before, after] = readings.map(({ json }): Record<string, Json> => {
    const record = unwrapped(json ?? null);
    return isRecord(record) ? record : {};
  });
  return Object.keys({ ...before, ...after }).filter(
    (name) => !names.isDerived(name) && JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  );
}

async function checkRestoring(
  run: Run,
  requests: Requests,
  records: Records,
  { resource, operation }: { resource: Resource; operation: Operation },
): Promise<void> {
  const { remove } = resource;
  const one = remove && (await readable(run, requests, records, resource));
  if (!one || !succeeded(await one.read())) return;
  const { params } = one;
  const how = { tried: 'removing what is restored next' };
  const removed = await removeRecord(run, requests, { operation: remove, params }, how);
  if (!succeeded(removed) || succeeded(await one.read())) return;
  const restored = await requests.sendPlain(operation, params, { tried: 'restoring what was removed' });
  if (!succeeded(restored) || succeeded(await pollUntil(run, one.read, succeeded))) return;
  run.report(restored, {
    kind: 'not-readable',
    severity: 'error',
    says: `What it restores cannot be read by ${resource.read?.id}.`,
    rule: operation.pointer,
    expected: '2XX',
  });
}
