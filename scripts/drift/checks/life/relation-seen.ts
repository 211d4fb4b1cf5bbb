// How it looks whether one record belongs to another one: in the list, and read by itself.
import type { Json } from '../../../contract/document.ts';
import type { Requests } from '../../requests.ts';
import { type Exchange, type Run, worked } from '../../run.ts';
import { scalarsOf } from '../../shapes.ts';
import { listingOf } from '../lists/listing.ts';
import { pagesOf } from '../lists/pager.ts';
import type { Relation } from './relation-of.ts';

export interface Look {
  /** The entries of the list that name it; undefined where the list cannot be read to its end. */
  entries: Record<string, Json>[] | undefined;
  /** The answer about it alone; undefined where nothing tells that. */
  read: Exchange | undefined;
}

export const isGone = ({ status }: Exchange): boolean => status === 404 || status === 410;

/** @returns looks for one record, by what fills the blanks of the relation's path */
export function createLooks(
  run: Run,
  requests: Requests,
  { list, read, blank }: Relation,
): (params: Record<string, string>) => Promise<Look> {
  const namesIt = (entry: Record<string, Json>, id: string) =>
    // At an address, it is the last step.
    scalarsOf(entry).some(({ value }) => `${value}` === id || `${value}`.endsWith(`/${id}`));

  async function entriesOf(params: Record<string, string>): Promise<Look['entries']> {
    const listing = list && listingOf(run, requests, list, params);
    if (!listing) return undefined;
    const found: Record<string, Json>[] = [];
    for await (const page of pagesOf(listing, listing.most, 'looking for what belongs to a record')) {
      if (!worked(page.exchange) && !page.isLast) return undefined;
      found.push(...page.records.filter((entry) => namesIt(entry, params[blank] ?? '')));
      if (page.isLast) return found;
    }
    return undefined;
  }

  return async (params) => {
    const entries = await entriesOf(params);
    const tried = 'asking whether it belongs to a record';
    const answer =
      read && (await run.call(read, requests.plain(read, params), { tried, lenient: [404, 410] }));
    // Who may not ask is told nothing.
    return { entries, read: answer && (worked(answer) || isGone(answer)) ? answer : undefined };
  };
}
