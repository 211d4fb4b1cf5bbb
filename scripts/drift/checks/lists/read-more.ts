// Reads further records that show more, and calls operations that need only a record, since a copy of a sparse record
// shows little.

import type { Operation } from '../../../contract/operations.ts';
import type { Run } from '../../engine/run.ts';
import { listingOf } from '../../listing/listing.ts';
import type { KnownRecord } from '../../model/pool.ts';
import { pathParametersOf } from '../../model/resources.ts';
import { mostDiverse } from '../../model/variety.ts';
import type { Context } from '../../records/context.ts';
import type { Requests } from '../../requests/requests.ts';

/** Number of records to read. */
const MOST_READ = 6;
/** Number of nested lists to read. */
const MOST_LISTS = 8;
/** Number of records to act on. */
const MOST_DONE = 3;

export async function readMore({ run, requests, records }: Context, operation: Operation): Promise<void> {
  const { effect, path } = operation;
  if (pathParametersOf(path).length === 0 || (effect === 'write' && !isToBeSeen(run, operation))) return;
  const all = run.pool.fits(path).filter((one) => effect === 'read' || mayBeDone(run, one));
  // Existing records come first; this run's own were already tried.
  const known = effect === 'read' ? all.toSorted((a, b) => Number(a.own) - Number(b.own)) : all;
  if (await readLists(run, requests, operation, known)) return;
  for (const { params } of mostDiverse(
    known,
    ({ body }) => body,
    effect === 'read' ? MOST_READ : MOST_DONE,
  )) {
    if (run.ended !== undefined) return;
    const request = requests.plain(operation, params);
    const exchange = await run.call(operation, request, {
      tried: 'a record that shows more',
      lenient: [403, 404, 409, 410],
    });
    await records.learnMade(exchange);
  }
}

/**
 * Reads nested lists with the largest page size, since a fault in one of many entries may not show on the first page.
 */
async function readLists(
  run: Run,
  requests: Requests,
  operation: Operation,
  known: KnownRecord[],
): Promise<boolean> {
  const pathParameters = pathParametersOf(operation.path);
  const each = new Map(
    known.map(({ params }) => [pathParameters.map((name) => params[name]).join(), params]),
  );
  for (const params of [...each.values()].slice(0, MOST_LISTS)) {
    const listing = listingOf(run, requests, operation, params);
    if (!listing) return false;
    if (run.ended !== undefined) return true;
    const { limit, most } = listing;
    await listing.ask(limit ? { [limit.name]: most } : {}, 'a list that shows more', [403, 404, 409, 410]);
  }
  return each.size > 0;
}

/** Operations that need only a record and whose responses are not fully covered yet. */
const isToBeSeen = (run: Run, operation: Operation): boolean =>
  run.mode === 'write' &&
  /^(post|get)$/.test(operation.method) &&
  operation.definition.requestBody === undefined &&
  run.coverage.unproven([operation]).length === 0 &&
  run.coverage.unseen([operation]).some((one) => one.startsWith(`${operation.id} answer.`));

const mayBeDone = (run: Run, { own }: KnownRecord): boolean => own || run.allowSharedWrites;
