// Searches a list for one record.
import type { Json } from '../../contract/document.ts';
import type { Exchange, Run } from '../engine/run.ts';
import type { KnownRecord } from '../model/pool.ts';
import type { Resource } from '../model/resources.ts';
import { isRecord } from '../model/shapes.ts';
import { idIn } from '../records/links.ts';
import type { Requests } from '../requests/requests.ts';
import { listingOf } from './listing.ts';
import { pagesOf } from './pager.ts';

/**
 * @returns `found` is undefined if the list was not read completely, or if the record occurs only inside other entries,
 * as a tree node or a reference
 */
export async function walkFor(
  run: Run,
  requests: Requests,
  resource: Resource,
  { params }: KnownRecord,
  base: Record<string, Json> = {},
): Promise<{ found: boolean | undefined; exchange: Exchange | undefined }> {
  const idPath = run.pool.idPath(resource);
  const listing = resource.list && listingOf(run, requests, resource.list.operation, params, base);
  if (!idPath || !listing) return { found: undefined, exchange: undefined };
  let exchange: Exchange | undefined;
  let isInside = false;
  const isIt = (entry: Record<string, Json>) =>
    idIn(resource, entry, idPath) === params[resource.pathParameter];
  for await (const page of pagesOf(listing, listing.most, 'looking for a record in the list')) {
    exchange = page.exchange;
    const isThere = page.records.some(isIt);
    isInside ||= page.records.some((entry) => inside(entry).some(isIt));
    if (isThere || page.isLast) return { found: isThere || (isInside ? undefined : false), exchange };
  }
  return { found: undefined, exchange };
}

const MOST_DEPTH = 8;

/** All nested objects of an entry. */
function inside(value: Json, depth = 0): Record<string, Json>[] {
  if (value === null || typeof value !== 'object' || depth > MOST_DEPTH) return [];
  return Object.values(value).flatMap((inner) => [
    ...(isRecord(inner) ? [inner] : []),
    ...inside(inner, depth + 1),
  ]);
}
