// Checks entries that are added to a list and have no path, such as comments: the response and the list
// show them as sent.

import type { Json } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import { type Exchange, type Run, succeeded } from '../../engine/run.ts';
import { type Listing, listingOf } from '../../listing/listing.ts';
import { pagesOf } from '../../listing/pager.ts';
import { listShape, propertiesOf, successSchema, unwrapped, valueAt } from '../../model/shapes.ts';
import type { Context } from '../../records/context.ts';
import { sentBy } from '../../requests/sent.ts';
import { pollUntil } from '../shared/poll-until.ts';
import { differences } from '../shared/stored.ts';
import { varied } from '../shared/varied.ts';

export async function checkAdded({ run, requests, records }: Context): Promise<void> {
  for (const add of run.operations) {
    if (run.ended !== undefined) return;
    const list = listOf(run, add);
    const params = list && records.target(add);
    const listing = params && listingOf(run, requests, list, params);
    if (!params || !listing) continue;
    const first = await requests.sendPlain(add, params, { tried: 'adding to a list', rich: true });
    await checkOne(run, listing, first);
    const json = succeeded(first) ? varied(run, add, sentBy(run, first)) : undefined;
    if (json === undefined) continue;
    const tried = 'adding something with other values to a list';
    await checkOne(run, listing, await requests.sendPlain(add, params, { tried, json }));
  }
}

/** The list that an operation adds to, if no other operation addresses a single entry. */
function listOf(run: Run, add: Operation): Operation | undefined {
  if (add.method !== 'post' || add.effect !== 'write') return undefined;
  if (run.resources.some(({ create }) => create === add)) return undefined;
  const list = run.operations.find(
    ({ method, path, effect }) => method === 'get' && path === add.path && effect === 'read',
  );
  const entry = list && listShape(run.contract.document, list)?.schema.$ref;
  const answer = successSchema(add);
  if (entry === undefined || !answer) return undefined;
  // The record may be in an envelope.
  const held = [answer, ...propertiesOf(run.contract.document, answer).values()];
  return held.filter(({ $ref }) => $ref === entry).length === 1 ? list : undefined;
}

async function checkOne(run: Run, listing: Listing, added: Exchange): Promise<void> {
  const { operation, request, json } = added;
  const { idPath } = listing;
  if (added.status !== 201) return;
  const sent = sentBy(run, added);
  const answered = differences(run, operation, sent, json);
  for (const { field, expected, actual } of answered)
    tell(field, `The response to the added entry has another ${field} than was sent.`, expected, actual);
  const id = idPath && valueAt(unwrapped(json ?? null), idPath);
  const plain = Object.fromEntries(Object.entries(sent).filter(([, value]) => typeof value !== 'object'));
  // Without an id, the entry is the one with equal values.
  const isIt = (entry: Record<string, Json>) =>
    idPath && typeof id !== 'object' && id !== undefined
      ? `${valueAt(entry, idPath)}` === `${id}`
      : differences(run, operation, plain, entry).length === 0;
  if (answered.length > 0 || Object.keys(plain).length === 0) return;
  const found = await pollUntil(run, find, (one) => one.isRead === false || one.entry !== undefined);
  if (found.isRead && found.exchange && !found.entry) {
    run.report(found.exchange, {
      kind: 'not-listed',
      says: 'The added entry is on no page of the list.',
      rule: listing.operation.pointer,
    });
  }
  for (const { field, expected, actual } of differences(run, operation, sent, found.entry))
    tell(field, `The added entry is listed with another ${field} than was sent.`, expected, actual);
  if (found.entry && operation.definition['x-drift']?.unique) await checkTwin();

  /** Adds a duplicate if the contract allows only one. */
  async function checkTwin(): Promise<void> {
    const before = await count();
    const again = await run.call(operation, request, { tried: 'adding the same once more', lenient: [409] });
    if (!succeeded(again) || before === undefined) return;
    const after = await pollUntil(run, count, (one) => one !== before);
    // Some servers return the existing entry.
    if (after === undefined || after <= before) return;
    run.report(again, {
      kind: 'accepted-invalid',
      says: 'Added the same entry twice, which the contract declares a conflict.',
      rule: `${operation.pointer}/responses/409`,
      expected: '409',
      actual: `${again.status}`,
    });
  }

  /** The number of entries with all sent values; undefined if the list was not read completely. */
  async function count(): Promise<number | undefined> {
    let there = 0;
    for await (const page of pagesOf(listing, listing.most, 'counting what was added')) {
      const alike = page.records.filter((entry) => differences(run, operation, plain, entry).length === 0);
      there += alike.length;
      if (page.isLast) return there;
    }
    return undefined;
  }

  async function find() {
    let exchange: Exchange | undefined;
    for await (const page of pagesOf(listing, listing.most, 'looking for what was added')) {
      exchange = page.exchange;
      const entry = page.records.find(isIt);
      if (entry || page.isLast) return { isRead: true, entry, exchange };
    }
    return { isRead: false, entry: undefined, exchange };
  }

  function tell(field: string, says: string, expected: string, actual: string): void {
    const found = { kind: 'not-stored', says, at: field } as const;
    run.report(added, { ...found, rule: operation.pointer, expected, actual });
  }
}
