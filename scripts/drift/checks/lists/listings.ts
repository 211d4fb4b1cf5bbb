// Checks a list's parameters: filters, page size, order, paging and totals.

import type { Json } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import { type Run, succeeded } from '../../engine/run.ts';
import { type Listing, listingOf } from '../../listing/listing.ts';
import { isSearch } from '../../model/naming.ts';
import { pathParametersOf } from '../../model/resources.ts';
import type { Context } from '../../records/context.ts';
import type { Records } from '../../records/records.ts';
import type { Requests } from '../../requests/requests.ts';
import { mayHold } from './filter-values.ts';
import { checkFilters } from './filters.ts';
import { checkNextPages } from './next-pages.ts';
import { checkPages } from './paging.ts';
import { checkOrder } from './sorting.ts';

export async function checkListing({ run, requests, records }: Context, operation: Operation): Promise<void> {
  const listing = await longest(run, requests, records, operation);
  if (!listing) return;
  await checkPages(run, listing);
  await checkNextPages(run, listing);
  await checkOrder(run, listing);
  await checkFilters(run, listing);
}

/** Number of parents to try; the list with the most entries is checked. */
const MOST_TRIED = 8;
/** Enough entries for a list below an existing record; lists of this run are too uniform. */
const ENOUGH = 3;

async function longest(
  run: Run,
  requests: Requests,
  records: Records,
  operation: Operation,
): Promise<Listing | undefined> {
  let best: { listing: Listing; count: number; isTheirs: boolean } | undefined;
  const isOwn = (params: Record<string, string>) =>
    run.pool
      .fits(operation.path)
      .some((one) => one.own && Object.entries(params).every(([name, value]) => one.params[name] === value));
  const above = targetsOf(run, records, operation);
  const tries = above.flatMap((params) => termsFor(run, operation).map((base) => ({ params, base })));
  for (const { params, base } of tries.slice(0, MOST_TRIED)) {
    const listing = listingOf(run, requests, operation, params, base);
    if (!listing) return undefined;
    const answer = await listing.ask({}, 'the list');
    const count = succeeded(answer) ? listing.records(answer).length : -1;
    const isTheirs = count >= ENOUGH && Object.keys(params).length > 0 && !isOwn(params);
    const isBetter = !best || (isTheirs === best.isTheirs ? count > best.count : isTheirs);
    if (count >= 0 && isBetter) best = { listing, count, isTheirs };
  }
  return best?.listing;
}

/** The parents that a list can be below; an empty object for a top-level list. */
function targetsOf(run: Run, records: Records, operation: Operation): Record<string, string>[] {
  const first = records.target(operation);
  const pathParameters = pathParametersOf(operation.path);
  const [pathParameter = ''] = pathParameters;
  if (!first || pathParameters.length === 0) return first ? [first] : [];
  const there = run.pool.fits(operation.path).toSorted((a, b) => Number(a.own) - Number(b.own));
  const named = pathParameters.length === 1 && there[0] ? run.pool.values(`${there[0].resource.name}Id`) : [];
  const all = [
    first,
    ...named.map((id) => ({ [pathParameter]: `${id}` })),
    ...there.map(({ params }) => params),
  ];
  const filling = (params: Record<string, string>) =>
    pathParameters.map((name) => [name, params[name] ?? '']);
  const each = new Map(all.map((params) => [filling(params).join('&'), filling(params)]));
  return [...each.values()].map((pairs) => Object.fromEntries(pairs));
}

/** Search terms for a list that requires one: the default, common letters, and words from responses. */
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
