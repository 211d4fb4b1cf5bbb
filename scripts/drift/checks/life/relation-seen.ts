// Observes whether two records are related: in the list, and by a direct read.
import type { Json } from '../../../contract/document.ts';
import { type Exchange, type Run, succeeded } from '../../engine/run.ts';
import { listingOf } from '../../listing/listing.ts';
import { pagesOf } from '../../listing/pager.ts';
import { scalarsOf } from '../../model/shapes.ts';
import type { Requests } from '../../requests/requests.ts';
import type { Relation } from './relation-of.ts';

export interface Look {
  /** List entries that name the record; undefined if the list cannot be read completely. */
  entries: Record<string, Json>[] | undefined;
  /** Response to the direct read; undefined if there is no such operation. */
  read: Exchange | undefined;
}

export const isGone = ({ status }: Exchange): boolean => status === 404 || status === 410;

/** @returns observes one record, by the parameters of the relation's path */
export function createLooks(
  run: Run,
  requests: Requests,
  { list, read, pathParameter }: Relation,
): (params: Record<string, string>) => Promise<Look> {
  const namesIt = (entry: Record<string, Json>, id: string) =>
    // In an address, the id is the last segment.
    scalarsOf(entry).some(({ value }) => `${value}` === id || `${value}`.endsWith(`/${id}`));

  async function entriesOf(params: Record<string, string>): Promise<Look['entries']> {
    const listing = list && listingOf(run, requests, list, params);
    if (!listing) return undefined;
    const found: Record<string, Json>[] = [];
    for await (const page of pagesOf(listing, listing.most, 'looking for what belongs to a record')) {
      if (!succeeded(page.exchange) && !page.isLast) return undefined;
      found.push(...page.records.filter((entry) => namesIt(entry, params[pathParameter] ?? '')));
      if (page.isLast) return found;
    }
    return undefined;
  }

  return async (params) => {
    const entries = await entriesOf(params);
    const tried = 'asking whether it belongs to a record';
    const answer =
      read && (await run.call(read, requests.plain(read, params), { tried, lenient: [404, 410] }));
    // Without access, the response says nothing.
    return { entries, read: answer && (succeeded(answer) || isGone(answer)) ? answer : undefined };
  };
}
