// Whether a list means what its parameters say: filters, limit, order, the walk through its pages, its totals.
import type { Operation } from '../../contract/operations.ts';
import type { Records } from '../records.ts';
import type { Requests } from '../requests.ts';
import { type Run, worked } from '../run.ts';
import { checkFilters } from './filters.ts';
import { listingOf } from './listing.ts';
import { checkPages } from './paging.ts';
import { checkOrder } from './sorting.ts';

export async function checkListing(
  run: Run,
  requests: Requests,
  records: Records,
  operation: Operation,
): Promise<void> {
  const params = records.target(operation);
  const listing = params && listingOf(run, requests, operation, params);
  if (!listing || !worked(await listing.ask({}, 'the list'))) return;
  await checkPages(listing);
  await checkOrder(run, listing);
  await checkFilters(run, listing);
}
