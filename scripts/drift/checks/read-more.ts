// Reads records that show more than the one that everything is tried on, and does with them what needs nothing but a
// record: a copy of one that holds little shows little.
import type { Operation } from '../../contract/operations.ts';
import type { Known } from '../pool.ts';
import type { Records } from '../records.ts';
import type { Requests } from '../requests.ts';
import { blanksOf } from '../resources.ts';
import type { Run } from '../run.ts';
import { unlike } from '../variety.ts';
import { listingOf } from './lists/listing.ts';

/** So many records are read. */
const MOST_READ = 6;
/** Of a list that stands below records, so many are read. */
const MOST_LISTS = 8;
/** With so many something is done. */
const MOST_DONE = 3;

export async function readMore(
  run: Run,
  requests: Requests,
  records: Records,
  operation: Operation,
): Promise<void> {
  const { effect, path } = operation;
  if (blanksOf(path).length === 0 || (effect === 'write' && !isToBeSeen(run, operation))) return;
  const all = run.pool.fits(path).filter((one) => effect === 'read' || mayBeDone(run, one));
  // Those of others come first: everything was tried on its own.
  const known = effect === 'read' ? all.toSorted((a, b) => Number(a.own) - Number(b.own)) : all;
  if (await readLists(run, requests, operation, known)) return;
  for (const { params } of unlike(known, ({ body }) => body, effect === 'read' ? MOST_READ : MOST_DONE)) {
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
 * Reads the lists below records with as many entries as a page can have: what is wrong with one entry of many is on no
 * first page.
 */
async function readLists(
  run: Run,
  requests: Requests,
  operation: Operation,
  known: Known[],
): Promise<boolean> {
  const blanks = blanksOf(operation.path);
  const each = new Map(known.map(({ params }) => [blanks.map((name) => params[name]).join(), params]));
  for (const params of [...each.values()].slice(0, MOST_LISTS)) {
    const listing = listingOf(run, requests, operation, params);
    if (!listing) return false;
    if (run.ended !== undefined) return true;
    const { limit, most } = listing;
    await listing.ask(limit ? { [limit.name]: most } : {}, 'a list that shows more', [403, 404, 409, 410]);
  }
  return each.size > 0;
}

/** What is made of a record alone, where part of the answer has not been seen yet. */
const isToBeSeen = (run: Run, operation: Operation): boolean =>
  run.mode === 'write' &&
  /^(post|get)$/.test(operation.method) &&
  operation.definition.requestBody === undefined &&
  run.coverage.unproven([operation]).length === 0 &&
  run.coverage.unseen([operation]).some((one) => one.startsWith(`${operation.id} answer.`));

const mayBeDone = (run: Run, { own }: Known): boolean => own || run.allowSharedWrites;
