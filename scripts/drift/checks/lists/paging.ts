// The walk through a list: no page longer than asked for, nothing twice, nothing left out, totals that are true.
import type { Json } from '../../../contract/document.ts';
import type { DriftKind } from '../../finding.ts';
import * as names from '../../naming.ts';
import { mayGoOn } from '../../next.ts';
import { type Exchange, type Run, worked } from '../../run.ts';
import { valueAt } from '../../shapes.ts';
import { type Listing, totalOf } from './listing.ts';
import { checkDefaultSize, checkLimit, leastOf } from './page-sizes.ts';
import { MOST_PAGES, pagesOf } from './pager.ts';

interface Walk {
  /** Pages in their order. */
  pages: Exchange[];
  keys: string[];
  /** Whether the list's end was reached. */
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
  // Others may have added or removed records meanwhile: what is wrong is wrong again.
  const second = await walk(listing, size);
  const again = second ? await faults(listing, second, size) : [];
  for (const { kind, parameter, says, expected, actual, exchange } of again) {
    if (wrong.some((one) => one.kind === kind && one.says === says)) {
      listing.report(exchange, kind, parameter, says, { expected, actual });
    }
  }
}

/** So few on a page that there are several pages, and so many that the walk is short. */
async function sizeFor(listing: Listing): Promise<number | undefined> {
  const { limit, most, shape } = listing;
  if (!limit) return undefined;
  const answer = await listing.ask({ [limit.name]: most }, `${limit.name}=${most}`);
  if (!worked(answer)) return undefined;
  const count = listing.records(answer).length;
  const pages = shape.pages && valueAt(answer.json, shape.pages);
  const total = totalOf(listing, answer) ?? most * (typeof pages === 'number' ? pages : 3);
  const least = leastOf(limit);
  // What is too long to be walked to its end is walked as far as one large page goes.
  const isLong = total > most * (MOST_PAGES - 1);
  // What is wrong between two pages shows where they have more than one entry.
  const third = count === 3 ? 2 : Math.ceil(count / 3);
  const wanted = count < most || isLong ? third : Math.ceil(total / MOST_PAGES) + 1;
  return Math.max(least, Math.min(most, wanted));
}

/** @returns undefined where neither the contract nor an answer gives a way from page to page */
async function walk(listing: Listing, size: number | undefined): Promise<Walk | undefined> {
  const { way, shape } = listing;
  const found: Walk = { pages: [], keys: [], isWhole: false };
  for await (const { exchange, records, isLast } of pagesOf(listing, size, 'the walk through its pages')) {
    if (worked(exchange)) found.pages.push(exchange);
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
      'It says that there is more, and nothing follows.',
      'no more after the last entry',
      'more',
    );
  if (isWhole && saysNothingFollows(listing, pages))
    add('page-walk', 'It tells of no next page, though more entries follow.', 'the next page', 'null', first);
  const doubles = listing.idPath ? keys.length - new Set(keys).size : 0;
  if (doubles > 0)
    add('page-walk', 'The walk through its pages meets an entry twice.', 'each entry once', 'some twice');
  const ofCount = doubles === 0 ? await faultsOfAllCounts(listing, walked, size) : [];
  const atOnce = await entriesAtOnce(listing);
  const totals = new Set(pages.map((page) => totalOf(listing, page)));
  // Where only addresses lead on, each may be of another list: of the next month.
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

/** Marks may lead to an empty page, since nobody looks ahead for them; entries that are told of are there. */
function saysMoreThanThereIs({ shape, way, records }: Listing, pages: Exchange[]): boolean {
  const [before, last] = pages.slice(-2);
  if (!shape.more || shape.isMoreOpen || !way || way.by === 'cursor' || !before || !last) return false;
  return records(last).length === 0 && valueAt(before.json, shape.more) === true;
}

/** What tells of all that there are, and that others are on the next page, tells where that is. */
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

/** A number of pages that is wrong where the last one is full shows with pages of one entry. */
async function faultsOfAllCounts(listing: Listing, walked: Walk, size: number | undefined): Promise<Fault[]> {
  const found = await faultsOfCount(listing, walked, size);
  const { limit, shape, way } = listing;
  if (found.length > 0 || !limit || !shape.pages || way?.by !== 'page' || !walked.isWhole) return found;
  const least = leastOf(limit);
  const page = await listing.ask(
    { [limit.name]: least, [way.name]: way.first ?? 1 },
    `${limit.name}=${least}`,
  );
  return worked(page) ? faultsOfCount(listing, { ...walked, pages: [page] }, least) : [];
}

/** The last page that it tells of has entries, and the one after it has none. */
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
    const says = 'Its number of pages does not fit its entries.';
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
  if (told > 1 && worked(last) && known.length === 0) return fault('entries on its last page', 'none', last);
  const beyond = await ask(place + 1);
  // Some answer a page again that there is.
  const isNew = (entry: Record<string, Json>) => ![...keys, ...known].includes(listing.keyOf(entry));
  if (!worked(last) || !worked(beyond) || !listing.records(beyond).some(isNew)) return [];
  const isReadable = listing.idPath || (await entriesAtOnce(listing)) !== undefined;
  return isReadable ? fault('nothing after its last page', 'more entries', beyond) : [];
}

/** The first entries as one page; undefined where nothing tells them apart from others. */
async function entriesAtOnce({ ask, limit, most, ...listing }: Listing): Promise<string[] | undefined> {
  if (!limit) return undefined;
  const read = async () => {
    const answer = await ask({ [limit.name]: most }, 'many entries at once');
    return worked(answer) ? listing.records(answer).map(listing.keyOf) : [];
  };
  const keys = await read();
  if (keys.length === 0) return undefined;
  // What has no ids must be told by all that it says, which may be another thing each time.
  return listing.idPath || (await read()).join() === keys.join() ? keys : undefined;
}

/** A list without pages holds as many as it says. */
async function checkTotalOfOne(listing: Listing): Promise<void> {
  if (listing.limit) return;
  const tell = async () => {
    const answer = await listing.ask({}, 'the list');
    const total = totalOf(listing, answer);
    const records = listing.records(answer);
    const count = records.length;
    const isWhole = worked(answer) && !mayGoOn(answer) && !mayBeSum(listing, records);
    const isWrong = isWhole && total !== undefined && total !== count;
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

/** A bare `total` of a list without pages may be what some number of its entries comes to: prices, or counts of a kind. */
export const mayBeSum = ({ shape, idPath }: Pick<Listing, 'shape' | 'idPath'>, records: Json[]): boolean =>
  shape.total?.at(-1) === 'total' &&
  records.some((record) =>
    Object.entries(Object(record)).some(
      ([name, value]) =>
        typeof value === 'number' && name !== idPath?.at(-1) && names.recordNamed(name) === undefined,
    ),
  );
