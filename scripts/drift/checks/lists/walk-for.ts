// Looks for one record in a list.
import type { Json } from '../../../contract/document.ts';
import { idIn } from '../../links.ts';
import type { Known } from '../../pool.ts';
import type { Requests } from '../../requests.ts';
import type { Resource } from '../../resources.ts';
import type { Exchange, Run } from '../../run.ts';
import { listingOf } from './listing.ts';
import { pagesOf } from './pager.ts';

/** @returns `found` is undefined where the list could not be read to its end */
export async function walkFor(
  run: Run,
  requests: Requests,
  resource: Resource,
  { params }: Known,
  base: Record<string, Json> = {},
): Promise<{ found: boolean | undefined; exchange: Exchange | undefined }> {
  const idPath = run.pool.idPath(resource);
  const listing = resource.list && listingOf(run, requests, resource.list.operation, params, base);
  if (!idPath || !listing) return { found: undefined, exchange: undefined };
  let exchange: Exchange | undefined;
  for await (const page of pagesOf(listing, listing.most, 'looking for a record in the list')) {
    exchange = page.exchange;
    const isThere = page.records.some((entry) => idIn(resource, entry, idPath) === params[resource.blank]);
    if (isThere || page.isLast) return { found: isThere, exchange };
  }
  return { found: undefined, exchange };
}
