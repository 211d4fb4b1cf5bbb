// Reads the pages of a list one after another, by the paging mechanism of its contract.
import type { Json } from '../../contract/document.ts';
import { type Exchange, succeeded } from '../engine/run.ts';
import { type Path, valueAt } from '../model/shapes.ts';
import type { Listing } from './listing.ts';
import { mayGoOn, nextQuery } from './next.ts';

export interface Page {
  exchange: Exchange;
  /** Empty if the request failed. */
  records: Record<string, Json>[];
  /** Whether this is the last page; undefined if unknown. */
  isLast: boolean | undefined;
}

/** A longer walk would prove nothing more. */
export const MOST_PAGES = 12;

/**
 * Stops after the last page, a failed request, or enough pages.
 * @param size page size, if it can be chosen
 */
export async function* pagesOf(
  listing: Listing,
  size: number | undefined,
  tried: string,
): AsyncGenerator<Page> {
  const { way, limit } = listing;
  const base: Record<string, Json> = limit && size !== undefined ? { [limit.name]: size } : {};
  const followed = new Set<string>();
  const ask = (at: Json | undefined, i: number) =>
    listing.ask(way && at !== undefined ? { ...base, [way.name]: at } : base, `${tried}, page ${i}`);
  let at = way?.first;
  let exchange = await ask(at, 1);
  let wasShort = false;
  for (let i = 1; ; i += 1) {
    if (!succeeded(exchange)) {
      // A page beyond the end may be rejected.
      const isBeyond = i > 1 && (exchange.status === 404 || wasShort);
      yield { exchange, records: [], isLast: isBeyond || undefined };
      return;
    }
    const records = listing.records(exchange);
    wasShort = limit !== undefined && size !== undefined && records.length < size;
    const told = { records, isShort: wasShort, isFollowed: followed.size > 0 };
    const next = nextOf(listing, exchange, at, told);
    yield { exchange, records, isLast: next === null || undefined };
    if (next === null || next === undefined || i === MOST_PAGES) return;
    if ('at' in next) {
      at = next.at;
      exchange = await ask(at, i + 1);
    } else {
      const address = JSON.stringify(next.query);
      // Following the same address again would be a loop.
      if (followed.has(address)) return;
      followed.add(address);
      exchange = await listing.follow(exchange, next.query, `${tried}, page ${i + 1}`);
    }
  }
}

/** The next cursor: the text itself, or its value in the address of the next page. */
function markIn(next: string, name: string): string | undefined {
  if (!/^(https?:)?\/|^\?/.test(next)) return next;
  return new URLSearchParams(next.replace(/^[^?]*\??/, '').replace(/#.*$/, '')).get(name) ?? undefined;
}

/** The next page: a value for the paging parameter, or an address in the response. */
type Next = { at: Json } | { query: [string, string][] };

/** @returns null at the end of the list, undefined if unknown */
function nextOf(
  { way, shape, limit, idPath = [] }: Listing,
  exchange: Exchange,
  at: Json | undefined,
  { records, isShort, isFollowed }: Pick<Page, 'records'> & { isShort: boolean; isFollowed: boolean },
): Next | null | undefined {
  const told = (path: Path | undefined) => path && valueAt(exchange.json, path);
  if (told(shape.more) === false) return null;
  if (!way || way.by === 'cursor') {
    const next = told(shape.next);
    const isTold = way && typeof next === 'string' && next !== '';
    const mark = isTold ? markIn(next, way.name) : undefined;
    if (mark !== undefined) return { at: mark };
    const query = nextQuery(exchange);
    if (query) return { query };
    if (isTold || (!shape.next && mayGoOn(exchange))) return undefined;
    if (!way) return mayGoOn(exchange) || (limit && !isShort && !isFollowed) ? undefined : null;
    return shape.next || isShort || isFollowed ? null : undefined;
  }
  if (way.by === 'last') {
    const last = records.at(-1);
    const id = valueAt(last, idPath);
    return last === undefined ? null : id === undefined ? undefined : { at: id };
  }
  const count = records.length;
  const pages = told(shape.pages);
  const isLast = way.by === 'page' && typeof pages === 'number' && Number(at) >= pages;
  if (count === 0 || isLast) return null;
  return { at: Number(at) + (way.by === 'page' ? 1 : count) };
}
