// Checks a record's lifecycle: create, read, list, update, remove.

import { jsonIn } from '../../../contract/cases/case.ts';
import { isBoundByWords, type Operation } from '../../../contract/operations.ts';
import { isRefusal, type Run, succeeded } from '../../engine/run.ts';
import { walkFor } from '../../listing/walk-for.ts';
import type { KnownRecord } from '../../model/pool.ts';
import type { Resource } from '../../model/resources.ts';
import type { Context } from '../../records/context.ts';
import type { CreatedRecord, Records } from '../../records/records.ts';
import type { Requests } from '../../requests/requests.ts';
import { sentBy } from '../../requests/sent.ts';
import { checkReplacement, otherThanDefault } from '../changes/left-out.ts';
import { checkUpdate } from '../changes/updates.ts';
import { pollUntil } from '../shared/poll-until.ts';
import { differences, forgottenInside } from '../shared/stored.ts';
import { varied } from '../shared/varied.ts';
import { checkLinks } from './addresses.ts';
import { tellDifferences } from './answered.ts';
import { otherKinds } from './branches.ts';
import { checkGone, readRecord } from './gone.ts';
import { makeKinds } from './kinds.ts';
import { checkMadeOrReplaced } from './made-or-replaced.ts';
import { checkReadOnly } from './read-only.ts';
import { checkTwice } from './twice.ts';

export async function checkLifecycle({ run, requests, records }: Context, resource: Resource): Promise<void> {
  const { create } = resource;
  if (!create || !run.operations.includes(create)) return;
  if (isBoundByWords(create, [])) return checkRestricted(run, requests, records, resource);
  await records.thin(create, 1);
  for (const one of [create, ...resource.updates]) await makeKinds(run, requests, records, one);
  const earlier = ownOf(run, resource);
  const made = await records.make(resource, 'making a record');
  if (!made) return;
  checkId(run, made, earlier);
  await checkTwice(run, records, made);
  const isReadable = await checkCreated(run, requests, resource, made);
  // Also sends the rarely used properties.
  const other = await records.make(resource, 'making another record', { rich: true });
  if (other) await checkCreated(run, requests, resource, other);
  if (other) checkId(run, other, [made.known]);
  if (isReadable) await checkListed(run, requests, resource, made.known);
  await checkReadOnly(run, requests, records, made);
  // Putting the record again may change whether the list has it.
  await checkMadeOrReplaced(run, requests, records, resource, made);
  const shown = requests.examples(create).slice(0, MOST_EXAMPLES);
  for (const json of [...shown, ...otherKinds(run, create, jsonIn(made.exchange.request))]) {
    const one = await records.make(resource, 'making a record of any kind that the contract has', { json });
    if (!one) continue;
    await checkCreated(run, requests, resource, one);
    await records.discard([one.known]);
  }
  const json = varied(run, create, sentBy(run, (other ?? made).exchange));
  const tried = 'making a record with other values';
  const last = json === undefined ? undefined : await records.make(resource, tried, { json });
  if (last) await checkCreated(run, requests, resource, last);
  await checkUpdates(run, requests, resource, last ?? other ?? made);
  await checkGone(run, requests, resource, made.known);
  // Leftover records may block other checks.
  await records.thin(create, 1);
}

/** A rule for the whole call may allow only one record for each caller, and answer with that one. */
async function checkRestricted(
  run: Run,
  requests: Requests,
  records: Records,
  resource: Resource,
): Promise<void> {
  const earlier = ownOf(run, resource);
  const made = await records.make(resource, 'making a record');
  if (!made) return;
  if (!isAmong(earlier, made)) await checkCreated(run, requests, resource, made);
  await checkUpdates(run, requests, resource, made);
}

async function checkUpdates(
  run: Run,
  requests: Requests,
  resource: Resource,
  { known, exchange }: CreatedRecord,
): Promise<void> {
  const { read, updates } = resource;
  const sent = sentBy(run, exchange);
  for (const update of read?.effect === 'read' ? updates : []) {
    if (read && run.operations.includes(update))
      await checkUpdate(run, requests, { read, update, params: known.params, sent });
  }
  if (updates.length > 0) await checkReplacement(run, requests, resource, known.params);
}

function checkId(run: Run, created: CreatedRecord, earlier: KnownRecord[]): void {
  if (!isAmong(earlier, created)) return;
  run.report(created.exchange, {
    kind: 'id-reused',
    says: 'Two records created one after the other have the same id.',
    rule: created.exchange.operation.pointer,
  });
}

const isAmong = (earlier: KnownRecord[], { known }: CreatedRecord): boolean =>
  earlier.some(({ params }) => JSON.stringify(params) === JSON.stringify(known.params));

const ownOf = (run: Run, resource: Resource): KnownRecord[] =>
  run.pool.records(resource).filter(({ own }) => own);

/** Number of the contract's examples to create. */
const MOST_EXAMPLES = 6;

async function checkCreated(
  run: Run,
  requests: Requests,
  resource: Resource,
  { known, exchange }: CreatedRecord,
): Promise<boolean> {
  const create = resource.create as Operation;
  const sent = sentBy(run, exchange);
  tellDifferences(run, exchange);
  await checkLinks(run, requests, exchange);
  const answer = await pollUntil(
    run,
    () => readRecord(run, requests, resource, known, 'reading what was made', [404]),
    (one) => one === undefined || succeeded(one),
  );
  if (!answer || !resource.read) return true;
  if (!succeeded(answer)) {
    if (isRefusal(answer) && answer.status !== 401 && answer.status !== 403 && answer.status !== 429)
      run.report(exchange, {
        kind: 'not-readable',
        says: `The created record cannot be read by ${resource.read.id}.`,
        rule: create.pointer,
        expected: '200',
        actual: `${answer.status}`,
      });
    return false;
  }
  const lost = differences(run, resource.read, sent, answer.json);
  const both = { told: exchange.json, read: answer.json };
  for (const field of lost.length > 0 ? [] : forgottenInside(run, resource.read, sent, both))
    lost.push({ field, expected: 'all of it, as it was answered', actual: 'less of it' });
  for (const { field, expected, actual } of lost) {
    run.report(exchange, {
      kind: 'not-stored',
      says: `The created record is read with another ${field} than was sent.`,
      at: field,
      rule: create.pointer,
      expected,
      actual,
    });
  }
  for (const field of otherThanDefault(run, exchange, resource.read, answer.json)) {
    run.report(exchange, {
      kind: 'not-stored',
      says: `A record created without ${field} does not have the default.`,
      at: field,
      rule: create.pointer,
      expected: 'the default',
      actual: 'another value',
    });
  }
  return true;
}

async function checkListed(
  run: Run,
  requests: Requests,
  resource: Resource,
  known: KnownRecord,
): Promise<void> {
  const { list } = resource;
  if (!list || !run.operations.includes(list.operation)) return;
  const { found, exchange } = await pollUntil(
    run,
    () => walkFor(run, requests, resource, known),
    (seen) => seen.found !== false,
  );
  if (found !== false || !exchange) return;
  run.report(exchange, {
    kind: 'not-listed',
    says: 'The created record is on no page of the list.',
    rule: list.operation.pointer,
  });
}
