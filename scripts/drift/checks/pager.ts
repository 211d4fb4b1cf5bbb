// The pages of a list, one after the other, by whatever the contract gives to go from one to the next.
import { type Json, type Parameter, resolveSchema } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import * as names from '../naming.ts';
import { type Exchange, type Run, worked } from '../run.ts';
import { type Path, typesOf, valueAt } from '../shapes.ts';
import type { Listing } from './listing.ts';

/** What says which page is meant. */
export interface Way {
  name: string;
  by: 'page' | 'offset' | 'cursor';
  first: Json | undefined;
}

export interface Page {
  exchange: Exchange;
  /** Empty where it was not answered. */
  records: Record<string, Json>[];
  /** Whether the list ends with it; undefined where nothing tells. */
  isLast: boolean | undefined;
}

/** A longer walk proves nothing more. */
export const MOST_PAGES = 12;

/** A `from` that is no number is a bound, and no place in the list. */
export const isPlace = (run: Run, { name, schema }: Parameter): boolean =>
  names.isPage(name) ||
  names.isCursor(name) ||
  (names.isOffset(name) && typesOf(run.contract.document, schema).includes('integer'));

export function wayOf(run: Run, { parameters }: Operation): Way | undefined {
  const places = parameters.filter((one) => one.in === 'query' && isPlace(run, one));
  const page = places.find(({ name }) => names.isPage(name));
  if (page) {
    const { minimum, default: given } = resolveSchema(run.contract.document, page.schema);
    return { name: page.name, by: 'page', first: minimum ?? (typeof given === 'number' ? given : 1) };
  }
  const offset = places.find(({ name }) => names.isOffset(name));
  if (offset) return { name: offset.name, by: 'offset', first: 0 };
  return places[0] && { name: places[0].name, by: 'cursor', first: undefined };
}

/**
 * Ends with the last page, with one that is not answered, where there is no way on, or after as many as are enough.
 * @param size entries of a page, where that can be asked for
 */
export async function* pagesOf(
  listing: Listing,
  size: number | undefined,
  tried: string,
): AsyncGenerator<Page> {
  const { way, limit } = listing;
  const base: Record<string, Json> = limit && size !== undefined ? { [limit.name]: size } : {};
  let at = way?.first;
  let wasShort = false;
  for (let i = 1; i <= MOST_PAGES; i += 1) {
    const query = way && at !== undefined ? { ...base, [way.name]: at } : base;
    const exchange = await listing.ask(query, `${tried}, page ${i}`);
    if (!worked(exchange)) {
      // A page beyond the last may be refused.
      const isBeyond = i > 1 && (exchange.status === 404 || wasShort);
      yield { exchange, records: [], isLast: isBeyond || undefined };
      return;
    }
    const records = listing.records(exchange);
    wasShort = limit !== undefined && size !== undefined && records.length < size;
    const next = nextOf(listing, exchange, at, { count: records.length, isShort: wasShort });
    yield { exchange, records, isLast: next === null || undefined };
    if (next === null || next === undefined) return;
    at = next;
  }
}

/** What goes on from: the text itself, or what the address of the next page has for it. */
function markIn(next: string, name: string): string | undefined {
  if (!/^(https?:)?\/|^\?/.test(next)) return next;
  return new URLSearchParams(next.replace(/^[^?]*\??/, '').replace(/#.*$/, '')).get(name) ?? undefined;
}

/** @returns null where the list has ended, undefined where nothing tells how it goes on */
function nextOf(
  { way, shape, limit }: Listing,
  { json }: Exchange,
  at: Json | undefined,
  { count, isShort }: { count: number; isShort: boolean },
): Json | undefined {
  const told = (path: Path | undefined) => path && valueAt(json, path);
  if (told(shape.more) === false) return null;
  if (!way) return limit && !isShort ? undefined : null;
  if (way.by === 'cursor') {
    const next = told(shape.next);
    if (typeof next === 'string' && next !== '') return markIn(next, way.name);
    return shape.next || isShort ? null : undefined;
  }
  const pages = told(shape.pages);
  const isLast = way.by === 'page' && typeof pages === 'number' && Number(at) >= pages;
  if (count === 0 || isLast) return null;
  return Number(at) + (way.by === 'page' ? 1 : count);
}
