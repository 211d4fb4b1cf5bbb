// Checks the walk through a list: page sizes, duplicates, gaps and totals.
import type { Json } from '../../../contract/document.ts';
import { type Exchange, type Run, succeeded } from '../../engine/run.ts';
import type { DriftKind } from '../../findings/kinds.ts';
import { type Listing, totalOf } from '../../listing/listing.ts';
import { mayGoOn } from '../../listing/next.ts';
import { MOST_PAGES, pagesOf } from '../../listing/pager.ts';
import * as names from '../../model/naming.ts';
import { valueAt } from '../../model/shapes.ts';
import { checkDefaultSize, checkLimit, leastOf } from './page-sizes.ts';

interface Walk {
  pages: Exchange[];
  keys: string[];
  /** Whether the end of the list was reached. */
  isWhole: boolean;
}

export async function checkPages(run: Run, listing: Listing): Promise<void> {
  const { limit } = listing;
  if (limit) await checkLimit(listing, limit.name);
  await checkDefaultSize(run, listing);
  const size = limit ? await sizeFor(listing) : undefined;
  const first = await walk(listing, size);
  if (!first) {
    await checkTotalOfOne(listing);
    return;
  }
  const wrong = await faults(listing, first, size);
  if (wrong.length === 0) return;
  // Entries may be added or removed during the check, so a finding must repeat.
  const second = await walk(listing, size);
  const again = second ? await faults(listing, second, size) : [];
  for (const { kind, parameter, says, expected, actual, exchange } of again) {
    if (wrong.some((one) => one.kind === kind && one.says === says)) {
      listing.report(exchange, kind, parameter, says, { expected, actual });
    }
  }
}

/** A page size that gives several pages, but not too many. */
async function sizeFor(listing: Listing): Promise<number | undefined> {
  const { limit, most, shape } = listing;
  if (!limit) return undefined;
  const answer = await listing.ask({ [limit.name]: most }, `${limit.name}=${most}`);
  if (!succeeded(answer)) return undefined;
  const count = listing.records(answer).length;
  const pages = shape.pages && valueAt(answer.json, shape.pages);
  const total = totalOf(listing, answer) ?? most * (typeof pages === 'number' ? pages : 3);
  const least = leastOf(limit);
  // A very long list is walked only as far as one large page reaches.
  const isLong = total > most * (MOST_PAGES - 1);
  // Faults between pages show up only if pages have several entries.
  const third = count === 3 ? 2 : Math.ceil(count / 3);
  const wanted = count < most || isLong ? third : Math.ceil(total / MOST_PAGES) + 1;
  return Math.max(least, Math.min(most, wanted));
}

/** @returns undefined if there is no known paging mechanism */
async function walk(listing: Listing, size: number | undefined): Promise<Walk | undefined> {
  const { way, shape } = listing;
  const found: Walk = { pages: [], keys: [], isWhole: false };
  for await (const { exchange, records, isLast } of pagesOf(listing, size, 'the walk through its pages')) {
    if (succeeded(exchange)) found.pages.push(exchange);
    found.keys.push(...records.map(listing.keyOf));
    found.isWhole = isLast === true;
  }
  const isSure = way && (way.by !== 'cursor' || shape.next);
  return found.pages.length > (isSure ? 0 : 1) ? found : undefined;
}

interface Fault {
  kind: DriftKind;
  parameter: string;
  says: string;
  expected: string;
  actual: string;
  exchange: Exchange;
}

async function faults(listing: Listing, walked: Walk, size: number | undefined): Promise<Fault[]> {
  const { pages, keys, isWhole } = walked;
  const [first] = pages;
  const last = pages.at(-1);
  if (!first || !last) return [];
  const found: Fault[] = [];
  const add = (kind: DriftKind, says: string, expected: string, actual: string, exchange = last) =>
    found.push({ kind, parameter: listing.way?.name ?? '', says, expected, actual, exchange });
  if (isWhole && saysMoreThanThereIs(listing, pages))
    add(
      'page-walk',
      'The response promises another page, and none follows.',
      'no more after the last entry',
      'more',
    );
  if (isWhole && saysNothingFollows(listing, pages))
    add(
      'page-walk',
      'The response has no next page, though more entries follow.',
      'the next page',
      'null',
      first,
    );
  const doubles = listing.idPath ? keys.length - new Set(keys).size : 0;
  if (doubles > 0)
    add('page-walk', 'The walk through its pages meets an entry twice.', 'each entry once', 'some twice');
  const ofCount = doubles === 0 ? await faultsOfAllCounts(listing, walked, size) : [];
  const atOnce = await entriesAtOnce(listing);
  const totals = new Set(pages.map((page) => totalOf(listing, page)));
  // If only addresses lead on, each may be another list, such as the next month.
  const total = listing.way || totals.size === 1 ? totalOf(listing, first) : undefined;
  const count = listing.idPath ? new Set(keys).size : keys.length;
  if (isWhole && total !== undefined && total !== count) {
    const isOfTotal = count === atOnce?.length;
    add(
      isOfTotal ? 'wrong-total' : 'page-walk',
      isOfTotal
        ? 'Its total is not the number of its entries.'
        : 'The walk through its pages meets another number of entries than its total says.',
      isOfTotal ? `${count} entries` : `${total} entries`,
      isOfTotal ? `${total}` : `${count}`,
      first,
    );
  } else if (ofCount.length === 0 && atOnce && (isWhole || keys.length >= atOnce.length)) {
    if (atOnce.some((key) => !keys.includes(key)))
      add('page-walk', 'The walk through its pages leaves entries out.', 'each entry once', 'some left out');
  }
  return [...found, ...ofCount];
}

/** A cursor may lead to an empty page, but announced entries must exist. */
function saysMoreThanThereIs({ shape, way, records }: Listing, pages: Exchange[]): boolean {
  const [before, last] = pages.slice(-2);
  if (!shape.more || shape.isMoreOpen || !way || way.by === 'cursor' || !before || !last) return false;
  return records(last).length === 0 && valueAt(before.json, shape.more) === true;
}

/** A response that counts all entries and announces more must also say where they are. */
function saysNothingFollows(listing: Listing, [first, second]: Exchange[]): boolean {
  const { shape, way, records } = listing;
  if (!shape.next || !first || !second || way?.by === 'cursor') return false;
  const total = totalOf(listing, first);
  return (
    total !== undefined &&
    total > records(first).length &&
    records(second).length > 0 &&
    valueAt(first.json, shape.next) === null
  );
}

/** A wrong page count at a full last page shows up with one entry per page. */
async function faultsOfAllCounts(listing: Listing, walked: Walk, size: number | undefined): Promise<Fault[]> {
  const found = await faultsOfCount(listing, walked, size);
  const { limit, shape, way } = listing;
  if (found.length > 0 || !limit || !shape.pages || way?.by !== 'page' || !walked.isWhole) return found;
  const least = leastOf(limit);
  const page = await listing.ask(
    { [limit.name]: least, [way.name]: way.first ?? 1 },
    `${limit.name}=${least}`,
  );
  return succeeded(page) ? faultsOfCount(listing, { ...walked, pages: [page] }, least) : [];
}

/** The last announced page has entries, and the page after it has none. */
async function faultsOfCount(
  listing: Listing,
  { pages: walked, keys, isWhole }: Walk,
  size: number | undefined,
): Promise<Fault[]> {
  const { shape, way, limit } = listing;
  const [first] = walked;
  const told = first && shape.pages && valueAt(first.json, shape.pages);
  if (!first || typeof told !== 'number' || !way) return [];
  const fault = (expected: string, actual: string, exchange = first): Fault[] => {
    const says = 'The number of pages does not match the entries.';
    return [{ kind: 'wrong-total', parameter: way.name, says, expected, actual, exchange }];
  };
  if (way.by !== 'page') {
    const wanted = limit && size !== undefined ? Math.ceil(keys.length / size) : walked.length;
    return isWhole && Math.max(1, told) !== Math.max(1, wanted) ? fault(`${wanted}`, `${told}`) : [];
  }
  const ask = (page: number) => {
    const query = { ...(limit && size !== undefined && { [limit.name]: size }), [way.name]: page };
    return listing.ask(query, `page ${page} of ${told}`);
  };
  const place = Number(way.first) + told - 1;
  const last = await ask(Math.max(place, Number(way.first)));
  const known = listing.records(last).map(listing.keyOf);
  if (told > 1 && succeeded(last) && known.length === 0)
    return fault('entries on its last page', 'none', last);
  const beyond = await ask(place + 1);
  // Some servers repeat the last page beyond the end.
  const isNew = (entry: Record<string, Json>) => ![...keys, ...known].includes(listing.keyOf(entry));
  if (!succeeded(last) || !succeeded(beyond) || !listing.records(beyond).some(isNew)) return [];
  const isReadable = listing.idPath || (await entriesAtOnce(listing)) !== undefined;
  return isReadable ? fault('nothing after its last page', 'more entries', beyond) : [];
}

/** The first entries as one page; undefined if entries can't be distinguished. */
async function entriesAtOnce({ ask, limit, most, ...listing }: Listing): Promise<string[] | undefined> {
  if (!limit) return undefined;
  const read = async () => {
    const answer = await ask({ [limit.name]: most }, 'many entries at once');
    return succeeded(answer) ? listing.records(answer).map(listing.keyOf) : [];
  };
  const keys = await read();
  if (keys.length === 0) return undefined;
  // Without ids, entries are compared by content, which may be volatile.
  return listing.idPath || (await read()).join() === keys.join() ? keys : undefined;
}

/** A list without pages has as many entries as its total says. */
async function checkTotalOfOne(listing: Listing): Promise<void> {
  if (listing.limit) return;
  const tell = async () => {
    const answer = await listing.ask({}, 'the list');
    const total = totalOf(listing, answer);
    const records = listing.records(answer);
    const count = records.length;
    const isWhole = succeeded(answer) && !mayGoOn(answer) && !mayBeSum(listing, records);
    const isWrong = isWhole && total !== undefined && total !== count && !isNestedTotal(records, total);
    return { answer, total, count, isWrong };
  };
  if (!(await tell()).isWrong) return;
  const { answer, total, count, isWrong } = await tell();
  if (isWrong)
    listing.report(answer, 'wrong-total', '', 'Its total is not the number of its entries.', {
      expected: `${total}`,
      actual: `${count}`,
    });
}

/** A bare `total` of a list without pages may be a sum over its entries, such as prices. */
export const mayBeSum = ({ shape, idPath }: Pick<Listing, 'shape' | 'idPath'>, records: Json[]): boolean =>
  shape.total?.at(-1) === 'total' &&
  records.some((record) =>
    Object.entries(Object(record)).some(
      ([name, value]) =>
        typeof value === 'number' && name !== idPath?.at(-1) && names.recordNamed(name) === undefined,
    ),
  );

/** Whether the entries are groups, such as days of photos, and the total counts the grouped items. */
export const isNestedTotal = (records: Json[], total: number): boolean =>
  Object.keys(Object(records[0])).some((name) => {
    const lists = records.map((record) => Object(record)[name]);
    return lists.every(Array.isArray) && lists.flat().length === total;
  });
