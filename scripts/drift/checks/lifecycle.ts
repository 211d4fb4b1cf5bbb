// The life of a record: made, read as it was sent, listed, changed, removed, and gone.
import { jsonIn } from '../../contract/cases/case.ts';
import type { Json } from '../../contract/document.ts';
import { isBoundByWords, type Operation } from '../../contract/operations.ts';
import { linksOf } from '../links.ts';
import type { Known } from '../pool.ts';
import type { Made, Records } from '../records.ts';
import type { Requests } from '../requests.ts';
import { type Resource, saysGone } from '../resources.ts';
import { type Exchange, isRefusal, type Run, worked } from '../run.ts';
import { unwrapped, valueAt } from '../shapes.ts';
import { isFailure } from '../wire/reply.ts';
import { otherKinds } from './branches.ts';
import { makeKinds } from './kinds.ts';
import { differences, sentIn } from './stored.ts';
import { checkTwice } from './twice.ts';
import { until } from './until.ts';
import { checkUpdate } from './updates.ts';
import { varied } from './varied.ts';
import { walkFor } from './walk-for.ts';

export async function checkLifecycle(
  run: Run,
  requests: Requests,
  records: Records,
  resource: Resource,
): Promise<void> {
  const { create } = resource;
  if (!create || !run.operations.includes(create)) return;
  // What the contract binds as a whole in words is not made at will, or only once.
  if (isBoundByWords(create, [])) return;
  await records.thin(create, 1);
  for (const one of [create, ...resource.updates]) await makeKinds(run, requests, records, one);
  const earlier = ownOf(run, resource);
  const made = await records.make(resource, 'making a record');
  if (!made) return;
  checkId(run, made, earlier);
  await checkTwice(run, records, resource, made);
  const isReadable = await checkCreated(run, requests, resource, made);
  // What is seldom sent is kept as well as what always is.
  const other = await records.make(resource, 'making another record', { rich: true });
  if (other) await checkCreated(run, requests, resource, other);
  if (other) checkId(run, other, [made.known]);
  if (isReadable) await checkListed(run, requests, resource, made.known);
  const shown = requests.examples(create).slice(0, MOST_EXAMPLES);
  for (const json of [...shown, ...otherKinds(run, create, jsonIn(made.exchange.request))]) {
    const one = await records.make(resource, 'making a record of any kind that the contract has', { json });
    if (!one) continue;
    await checkCreated(run, requests, resource, one);
    await records.discard([one.known]);
  }
  const json = varied(run, create, sentIn((other ?? made).exchange.request));
  const tried = 'making a record with other values';
  const last = json === undefined ? undefined : await records.make(resource, tried, { json });
  if (last) await checkCreated(run, requests, resource, last);
  const { read: reading, updates } = resource;
  const { known, exchange } = last ?? other ?? made;
  const sent = sentIn(exchange.request);
  for (const update of reading?.effect === 'read' ? updates : []) {
    if (reading && run.operations.includes(update))
      await checkUpdate(run, requests, { read: reading, update, params: known.params, sent });
  }
  await checkRemoval(run, requests, resource, made.known);
  // What is left of them may stand in the way of others.
  await records.thin(create, 1);
}

function checkId(run: Run, { known, exchange }: Made, earlier: Known[]): void {
  const ids = earlier.map(({ params }) => JSON.stringify(params));
  if (!ids.includes(JSON.stringify(known.params))) return;
  run.report(exchange, {
    kind: 'id-reused',
    severity: 'error',
    says: 'Two records that were made one after the other have the same id.',
    rule: exchange.operation.pointer,
  });
}

const ownOf = (run: Run, resource: Resource): Known[] => run.pool.records(resource).filter(({ own }) => own);

/** Of what the contract shows, so much is made. */
const MOST_EXAMPLES = 6;

async function read(
  run: Run,
  requests: Requests,
  resource: Resource,
  { params }: Known,
  tried: string,
  lenient: number[] = [],
) {
  const { read: operation } = resource;
  if (operation?.effect !== 'read' || !run.operations.includes(operation)) return undefined;
  return run.call(operation, requests.plain(operation, params), { tried, lenient });
}

async function checkCreated(
  run: Run,
  requests: Requests,
  resource: Resource,
  { known, exchange }: Made,
): Promise<boolean> {
  const create = resource.create as Operation;
  const sent = sentIn(exchange.request);
  for (const { field, expected, actual } of differences(run, create, sent, exchange.json)) {
    run.report(exchange, {
      kind: 'not-stored',
      severity: 'error',
      says: `The answer to its making has another ${field} than was sent.`,
      at: field,
      rule: create.pointer,
      expected,
      actual,
    });
  }
  await checkLinks(run, requests, exchange);
  const answer = await until(
    run,
    () => read(run, requests, resource, known, 'reading what was made', [404]),
    (one) => one === undefined || worked(one),
  );
  if (!answer || !resource.read) return true;
  if (!worked(answer)) {
    if (isRefusal(answer) && answer.status !== 401 && answer.status !== 403 && answer.status !== 429)
      run.report(exchange, {
        kind: 'not-readable',
        severity: 'error',
        says: `What it made cannot be read by ${resource.read.id}.`,
        rule: create.pointer,
        expected: '200',
        actual: `${answer.status}`,
      });
    return false;
  }
  for (const { field, expected, actual } of differences(run, resource.read, sent, answer.json)) {
    run.report(exchange, {
      kind: 'not-stored',
      severity: 'error',
      says: `What it made is read with another ${field} than was sent.`,
      at: field,
      rule: create.pointer,
      expected,
      actual,
    });
  }
  return true;
}

/** Where an answer says that something can be read, it can. */
async function checkLinks(run: Run, requests: Requests, exchange: Exchange): Promise<void> {
  for (const { name, operation, params } of linksOf(run, exchange)) {
    if (operation.effect !== 'read' || !run.operations.includes(operation)) continue;
    const request = { ...requests.plain(operation, params) };
    const answer = await until(
      run,
      () => run.call(operation, request, { tried: `the link ${name}`, lenient: [404] }),
      worked,
    );
    if (!answer || worked(answer) || ![400, 404, 410, 422].includes(answer.status)) continue;
    run.report(answer, {
      kind: 'broken-link',
      severity: 'error',
      says: `The link ${name} of ${exchange.operation.id} leads to nothing.`,
      rule: exchange.operation.pointer,
      at: name,
      expected: '200',
      actual: `${answer.status}`,
    });
  }
  await checkLocation(run, requests, exchange);
}

async function checkLocation(run: Run, requests: Requests, exchange: Exchange): Promise<void> {
  const location = isFailure(exchange.reply) ? null : exchange.reply.headers.get('location');
  const resource = run.resources.find(({ create }) => create === exchange.operation);
  const reading = resource?.read;
  if (!location || !reading || exchange.status !== 201 || !run.operations.includes(reading)) return;
  const known = run.pool.records(resource).find(({ own }) => own);
  const steps = location.replace(/[?#].*$/, '').split('/');
  const step = steps.at(-1) ?? '';
  const path = run.pool.idPath(resource);
  const id = path && valueAt(unwrapped(exchange.json ?? null), path);
  if (!known || (id !== undefined && id !== null && decodeURIComponent(step) === `${id}`)) return;
  const request = requests.plain(reading, { ...known.params, [resource.blank]: decodeURIComponent(step) });
  const answer = await run.call(reading, request, {
    tried: 'the Location of what was made',
    lenient: [400, 404, 410, 422],
  });
  if (worked(answer)) return;
  run.report(exchange, {
    kind: 'broken-link',
    severity: 'error',
    says: 'The Location of what was made leads to nothing.',
    rule: exchange.operation.pointer,
    at: 'header:location',
    expected: '200',
    actual: `${answer.status}`,
  });
}

async function checkListed(run: Run, requests: Requests, resource: Resource, known: Known): Promise<void> {
  const { list } = resource;
  if (!list || !run.operations.includes(list.operation)) return;
  const { found, exchange } = await until(
    run,
    () => walkFor(run, requests, resource, known),
    (seen) => seen.found !== false,
  );
  if (found !== false || !exchange) return;
  run.report(exchange, {
    kind: 'not-listed',
    severity: 'error',
    says: 'What was just made is in no page of the list.',
    rule: list.operation.pointer,
  });
}

async function checkRemoval(run: Run, requests: Requests, resource: Resource, known: Known): Promise<void> {
  const { remove } = resource;
  if (!remove || !run.operations.includes(remove) || !known.own) return;
  const send = (tried: string, lenient: number[] = []) =>
    run.call(remove, requests.plain(remove, known.params), { tried, lenient });
  const before = await read(run, requests, resource, known, 'reading what is removed next');
  const removed = await send('removing what was made');
  if (!worked(removed)) return;
  run.pool.forget(known);
  const after = await until(
    run,
    () => read(run, requests, resource, known, 'reading what was removed', [404, 410]),
    (one) => one === undefined || !worked(one),
  );
  const isMarkedOnly =
    after !== undefined && worked(after) && isMarked(before?.json ?? known.body, after.json);
  if (after && worked(after) && !isMarkedOnly) {
    run.report(removed, {
      kind: 'not-deleted',
      severity: 'error',
      says: 'What was removed can still be read.',
      at: 'read',
      rule: remove.pointer,
      expected: '404',
      actual: `${after.status}`,
    });
  }
  if (resource.list && run.operations.includes(resource.list.operation) && !(after && worked(after))) {
    const { found, exchange } = await until(
      run,
      () => walkFor(run, requests, resource, known),
      (seen) => seen.found !== true,
    );
    if (found === true && exchange)
      run.report(removed, {
        kind: 'not-deleted',
        severity: 'error',
        says: `What was removed is still listed by ${resource.list.operation.id}.`,
        at: 'list',
        rule: remove.pointer,
      });
  }
  for (const update of resource.updates) {
    if (!run.operations.includes(update) || update.method === 'put') continue;
    const answer = await run.call(update, requests.plain(update, known.params), {
      tried: 'changing what was removed',
      lenient: [404, 410],
    });
    if (worked(answer))
      run.report(answer, {
        kind: 'not-deleted',
        severity: 'error',
        says: 'What was removed can still be changed.',
        at: 'update',
        rule: update.pointer,
        expected: '404',
        actual: `${answer.status}`,
      });
  }
  const again = await send('removing it again', [404, 410]);
  if (worked(again) && saysGone(remove))
    run.report(again, {
      kind: 'deleted-twice',
      severity: 'error',
      says: 'What was removed can be removed again, though the contract says that it is not found.',
      rule: remove.pointer,
      expected: '404',
      actual: `${again.status}`,
    });
}

/** Whether a record that can still be read says that it is gone. */
function isMarked(before: Json, after: Json | undefined): boolean {
  if (after === null || typeof after !== 'object' || Array.isArray(after)) return false;
  return Object.entries(after).some(
    ([name, value]) =>
      /delet|archiv|remov|activ|status|state|trash/i.test(name) &&
      JSON.stringify(value) !== JSON.stringify((before as Record<string, Json>)[name]),
  );
}
