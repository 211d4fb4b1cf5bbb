// Checks actions such as `/orders/{id}/cancel` or `/orders/{id}:cancel`: the record in the response equals the record
// that is read afterwards.

import { type CaseRequest, jsonIn } from '../../../contract/cases/case.ts';
import type { Json } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import { type Exchange, type Run, succeeded } from '../../engine/run.ts';
import type { KnownRecord } from '../../model/pool.ts';
import { isActionOn, type Resource } from '../../model/resources.ts';
import { isRecord, successSchema, unwrapped } from '../../model/shapes.ts';
import type { Context } from '../../records/context.ts';
import { idIn } from '../../records/links.ts';
import type { Requests } from '../../requests/requests.ts';
import { pollUntil } from '../shared/poll-until.ts';

/** Number of existing records to try if none can be created. */
const MOST_OTHERS = 3;

export async function checkActions({ run, requests, records }: Context): Promise<void> {
  for (const action of run.operations) {
    if (run.ended !== undefined) return;
    const resource = resourceOf(run, action);
    if (!resource) continue;
    const made = await records.make(resource, 'making a record to do something with');
    const all = run.pool.records(resource);
    const own = made?.known ?? all.find((one) => one.own);
    // An action may not be repeatable on the same record.
    for (const known of own ? [own] : all.slice(0, run.allowSharedWrites ? MOST_OTHERS : 0))
      if (await checkAction(run, requests, { resource, action, known })) break;
  }
}

/** The resource whose read operation has the same response schema as the action. */
function resourceOf(run: Run, { method, effect, path, ...rest }: Operation): Resource | undefined {
  if (effect !== 'write' || !/^(put|patch|post)$/.test(method)) return undefined;
  const schema = successSchema({ method, effect, path, ...rest })?.$ref;
  return run.resources.find(
    ({ read, ...one }) =>
      isActionOn(path, one.path) &&
      read !== undefined &&
      run.operations.includes(read) &&
      schema !== undefined &&
      successSchema(read)?.$ref === schema,
  );
}

/** @returns whether the action was done */
async function checkAction(
  run: Run,
  requests: Requests,
  { resource, action, known }: { resource: Resource; action: Operation; known: KnownRecord },
): Promise<boolean> {
  const { read } = resource;
  const idPath = run.pool.idPath(resource);
  if (!read || !idPath) return false;
  const current = () =>
    run.call(read, requests.plain(read, known.params), { tried: `reading before and after ${action.id}` });
  const before = await current();
  if (!succeeded(before)) return false;
  const done = await requests.sendPlain(action, known.params, { tried: 'doing something with a record' });
  await hold(done, before);
  if (succeeded(done)) {
    const after = await current();
    tellUnnamed(done, before, after);
    await doAgain(run, done, isOver(action, before.json, after.json));
  }
  for (const request of succeeded(done) ? intoItself(requests, { resource, action }, done) : []) {
    const was = await current();
    if (!succeeded(was)) break;
    const tried = 'doing something with a record and itself';
    await hold(await run.call(action, request, { tried, lenient: [400, 403, 404, 409, 422] }), was);
  }
  return succeeded(done);

  /**
   * Reports a reference that is missing after an action that sets it. Equal names may mean different things, except for
   * references.
   */
  function tellUnnamed(done: Exchange, ...readings: Exchange[]): void {
    const sent = jsonIn(done.request);
    if (!isRecord(sent) || !read || done.status === 202) return;
    const told = [...readings, done].map(({ json }) => unwrapped(json ?? null));
    for (const name of Object.keys(sent)) {
      const tie = requests.tie(action, name);
      if (!tie || tie.isOwn || typeof sent[name] !== 'string') continue;
      if (!readings.every(succeeded) || !told.every((one) => isRecord(one) && one[name] === null)) continue;
      run.report(done, {
        kind: 'not-stored',
        says: `Was sent a ${name}, and the record has none afterwards.`,
        at: name,
        rule: action.pointer,
        expected: 'the value sent',
        actual: 'null',
      });
    }
  }

  /** Compares the response with the record that is read afterwards. */
  async function hold(done: Exchange, before: Exchange): Promise<void> {
    const told = unwrapped(done.json ?? null);
    // A copy is a separate record.
    const isSameRecord = idPath && idIn(resource, told, idPath) === known.params[resource.pathParameter];
    if (!succeeded(done) || !isRecord(told) || !isSameRecord) return;
    const earlier = unwrapped(before.json ?? null);
    const was = isRecord(earlier) ? earlier : {};
    const lost = (json: Json | undefined) => {
      const now = unwrapped(json ?? null);
      return isRecord(now) ? Object.keys(told).filter((name) => isBack(name, was, told, now)) : [];
    };
    const after = await pollUntil(run, current, ({ json }) => lost(json).length === 0);
    for (const name of succeeded(after) ? lost(after.json) : []) {
      run.report(done, {
        kind: 'update-lost',
        says: `The response has the new ${name}, and reading the record returns the old one.`,
        at: name,
        rule: action.pointer,
        expected: 'the value answered',
        actual: 'the value before',
      });
    }
  }
}

/** References the record itself where another one is expected: only the server knows whether that is valid. */
function intoItself(
  requests: Requests,
  { resource, action }: { resource: Resource; action: Operation },
  { request }: Exchange,
): CaseRequest[] {
  const json = jsonIn(request);
  const id = request.params[resource.pathParameter];
  if (!isRecord(json) || !request.body || id === undefined) return [];
  const { type } = request.body;
  return Object.keys(json).flatMap((name) => {
    const tie = requests.tie(action, name);
    if (tie?.resource !== resource || tie.isOwn || typeof json[name] !== 'string') return [];
    return [{ ...request, body: { type, json: { ...json, [name]: id } } }];
  });
}

/** Repeats an action that the contract calls one-time or state-bound: the second call must conflict. */
async function doAgain(run: Run, { operation, request }: Exchange, isOver: boolean): Promise<void> {
  if (!operation.definition['x-drift']?.once && !isOver) return;
  const again = await run.call(operation, request, { tried: 'doing the same once more', lenient: [409] });
  if (!succeeded(again)) return;
  run.report(again, {
    kind: 'accepted-invalid',
    says: 'Accepted the same action twice for one record, which the contract declares a conflict.',
    at: 'again',
    rule: `${operation.pointer}/responses/409`,
    expected: '409',
    actual: `${again.status}`,
  });
}

/** Whether the record has left the states in which the contract allows the action. */
function isOver({ definition }: Operation, ...readings: (Json | undefined)[]): boolean {
  const states: Json[] = definition['x-drift']?.from ?? [];
  const [before, after] = readings.map((one) => unwrapped(one ?? null));
  if (!isRecord(before) || !isRecord(after)) return false;
  return Object.keys(before).some(
    (name) => states.includes(before[name] ?? null) && !states.includes(after[name] ?? null),
  );
}

type Fields = Record<string, Json>;

/** Whether the response showed a change that is gone afterwards. */
function isBack(name: string, was: Fields, told: Fields, is: Fields): boolean {
  const [before, said, now] = [was, told, is].map((one) => JSON.stringify(one[name] ?? null));
  return said !== before && now === before;
}
