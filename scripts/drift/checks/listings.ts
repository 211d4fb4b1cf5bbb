// Whether a list means what its parameters say: filters, limit, order, the walk through its pages, its totals.
import type { Json } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { isSearch } from '../naming.ts';
import type { Records } from '../records.ts';
import type { Requests } from '../requests.ts';
import { blanksOf } from '../resources.ts';
import { type Run, worked } from '../run.ts';
import { mayHold } from './filter-values.ts';
import { checkFilters } from './filters.ts';
import { checkHead } from './heads.ts';
import { type Listing, listingOf } from './listing.ts';
import { checkNextPages } from './next-pages.ts';
import { checkPages } from './paging.ts';
import { checkOrder } from './sorting.ts';

export async function checkListing(
  run: Run,
  requests: Requests,
  records: Records,
  operation: Operation,
): Promise<void> {
  const listing = await longest(run, requests, records, operation);
  if (!listing) return;
  await checkPages(listing);
  await checkNextPages(run, listing);
  await checkOrder(run, listing);
  await checkFilters(run, listing);
  await checkHead(run, requests, listing);
}

/** Of so many that it may be asked about, the one with most entries is looked at. */
const MOST_TRIED = 8;

async function longest(
  run: Run,
  requests: Requests,
  records: Records,
  operation: Operation,
): Promise<Listing | undefined> {
  let best: { listing: Listing; count: number } | undefined;
  const above = targetsOf(run, records, operation);
  const tries = above.flatMap((params) => termsFor(run, operation).map((base) => ({ params, base })));
  for (const { params, base } of tries.slice(0, MOST_TRIED)) {
    const listing = listingOf(run, requests, operation, params, base);
    if (!listing) return undefined;
    const answer = await listing.ask({}, 'the list');
    const count = worked(answer) ? listing.records(answer).length : -1;
    if (count > (best?.count ?? -1)) best = { listing, count };
  }
  return best?.listing;
}

/** The records that a list can stand below; nothing where it stands below none. */
function targetsOf(run: Run, records: Records, operation: Operation): Record<string, string>[] {
  const first = records.target(operation);
  const [blank, ...others] = blanksOf(operation.path);
  if (!first || blank === undefined || others.length > 0) return first ? [first] : [];
  const known = run.pool.fill(operation.path);
  const named = known ? run.pool.values(`${known.resource.name}Id`) : [];
  const ids = [
    first[blank],
    ...named,
    ...(known ? run.pool.records(known.resource).map((one) => one.params[blank]) : []),
  ];
  return [...new Set(ids)].flatMap((id) => (id === undefined ? [] : [{ [blank]: `${id}` }]));
}

/** What a list that must be searched is searched for: what it is otherwise, letters that many words have, and words that were met. */
function termsFor(run: Run, operation: Operation): Record<string, Json>[] {
  const search = operation.parameters.find(
    ({ name, in: where, required }) => required === true && where === 'query' && isSearch(name),
  );
  if (!search) return [{}];
  const words = ['name', 'title', 'label']
    .flatMap((name) => run.pool.values(name))
    .flatMap((value) => `${value}`.split(/\s+/));
  const terms = ['e', 'a', ...words].filter((term) => mayHold(run, operation, search.name, term));
  return [{}, ...terms.map((term) => ({ [search.name]: term }))];
}
