// The walk through a list: no page longer than asked for, nothing twice, nothing left out, totals that are true.
import type { DriftKind } from '../finding.ts';
import * as names from '../naming.ts';
import { type Exchange, worked } from '../run.ts';
import { valueAt } from '../shapes.ts';
import type { Listing } from './listing.ts';
import { MOST_PAGES, pagesOf } from './pager.ts';

interface Walk {
  /** Pages in their order. */
  pages: Exchange[];
  keys: string[];
  /** Whether the list's end was reached. */
  isWhole: boolean;
}

export async function checkPages(listing: Listing): Promise<void> {
  const { limit } = listing;
  if (limit) await checkLimit(listing, limit.name);
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

async function checkLimit(listing: Listing, name: string): Promise<void> {
  const least = Math.max(1, Number(listing.limit?.schema.minimum ?? 1));
  for (const wanted of new Set([least, least + 1])) {
    const answer = await listing.ask({ [name]: wanted }, `${name}=${wanted}`);
    if (!worked(answer)) continue;
    const { length } = listing.records(answer);
    if (length > wanted) {
      listing.report(answer, 'limit-ignored', name, `A page has more entries than ${name} asks for.`, {
        expected: `at most ${wanted}`,
        actual: `${length}`,
      });
      return;
    }
    // A page that says that there is more is full.
    const total = totalOf(listing, answer);
    if (total !== undefined && total > length && length < wanted && length > 0) {
      const again = await listing.ask({ [name]: wanted }, `${name}=${wanted}`);
      const isStill =
        worked(again) && listing.records(again).length < Math.min(wanted, totalOf(listing, again) ?? 0);
      if (isStill)
        listing.report(
          again,
          'limit-ignored',
          name,
          `A page has fewer entries than ${name} asks for, though there are more.`,
          {
            expected: `${wanted}`,
            actual: `${length}`,
          },
        );
      return;
    }
  }
}

/** So few on a page that there are several pages, and so many that the walk is short. */
async function sizeFor(listing: Listing): Promise<number | undefined> {
  const { limit, most } = listing;
  if (!limit) return undefined;
  const answer = await listing.ask({ [limit.name]: most }, `${limit.name}=${most}`);
  if (!worked(answer)) return undefined;
  const count = listing.records(answer).length;
  const least = Math.max(1, Number(limit.schema.minimum ?? 1));
  const wanted =
    count < most ? Math.ceil(count / 3) : Math.ceil((totalOf(listing, answer) ?? most * 3) / MOST_PAGES) + 1;
  return Math.max(least, Math.min(most, wanted));
}

/** @returns undefined where the contract gives no way from page to page */
async function walk(listing: Listing, size: number | undefined): Promise<Walk | undefined> {
  const { way, shape } = listing;
  if (!way || (way.by === 'cursor' && !shape.next)) return undefined;
  const found: Walk = { pages: [], keys: [], isWhole: false };
  for await (const { exchange, records, isLast } of pagesOf(listing, size, 'the walk through its pages')) {
    if (worked(exchange)) found.pages.push(exchange);
    found.keys.push(...records.map(listing.keyOf));
    found.isWhole = isLast === true;
  }
  return found.pages.length > 0 ? found : undefined;
}

interface Fault {
  kind: DriftKind;
  parameter: string;
  says: string;
  expected: string;
  actual: string;
  exchange: Exchange;
}

async function faults(
  listing: Listing,
  { pages, keys, isWhole }: Walk,
  size: number | undefined,
): Promise<Fault[]> {
  const [first] = pages;
  const last = pages.at(-1);
  if (!first || !last) return [];
  const { limit, shape, way } = listing;
  const found: Fault[] = [];
  const add = (kind: DriftKind, says: string, expected: string, actual: string, exchange = last) =>
    found.push({ kind, parameter: way?.name ?? '', says, expected, actual, exchange });
  const doubles = listing.hasIds ? keys.length - new Set(keys).size : 0;
  if (doubles > 0)
    add('page-walk', 'The walk through its pages meets an entry twice.', 'each entry once', 'some twice');
  if (!isWhole) return found;
  const total = totalOf(listing, first);
  const count = listing.hasIds ? new Set(keys).size : keys.length;
  if (total !== undefined && total !== count) {
    const isOfTotal = count === (await countAtOnce(listing));
    add(
      isOfTotal ? 'wrong-total' : 'page-walk',
      isOfTotal
        ? 'Its total is not the number of its entries.'
        : 'The walk through its pages meets another number of entries than its total says.',
      `${total} entries`,
      `${count}`,
      first,
    );
  }
  const pageCount = shape.pages && valueAt(first.json, shape.pages);
  const isPerPage = limit && size !== undefined;
  if (typeof pageCount === 'number' && isPerPage && names.isPages(shape.pages?.at(-1) ?? '') && count > 0) {
    const wanted = Math.ceil((total ?? count) / size);
    if (pageCount !== wanted && doubles === 0)
      add('wrong-total', 'Its number of pages does not fit its entries.', `${wanted}`, `${pageCount}`, first);
  } else if (typeof pageCount === 'number' && pages.length !== Math.max(1, pageCount) && doubles === 0) {
    add(
      'wrong-total',
      'Its number of pages does not fit its entries.',
      `${pages.length}`,
      `${pageCount}`,
      first,
    );
  }
  if (total === undefined && limit && listing.hasIds) {
    const whole = await entriesAtOnce(listing);
    const missing = whole ? whole.filter((key) => !keys.includes(key)) : [];
    if (missing.length > 0)
      add('page-walk', 'The walk through its pages leaves entries out.', 'each entry once', 'some left out');
  }
  return found;
}

const totalOf = ({ shape, operation }: Listing, { json, reply }: Exchange): number | undefined => {
  const stated = shape.total && valueAt(json, shape.total);
  if (typeof stated === 'number') return stated;
  if ('failure' in reply) return undefined;
  // `X-Total-Count`, where the contract declares it.
  const declared = Object.entries(operation.definition.responses)
    .filter(([status]) => /^2/.test(status))
    .flatMap(([, { headers = {} }]) => Object.keys(headers))
    .find((name) => names.isTotal(name.replace(/^x-/i, '')));
  const text = declared && reply.headers.get(declared);
  return text && /^\d+$/.test(text) ? Number(text) : undefined;
};

/** All entries on one page, where they fit. */
async function entriesAtOnce(listing: Listing): Promise<string[] | undefined> {
  const { limit, most } = listing;
  if (!limit) return undefined;
  const answer = await listing.ask({ [limit.name]: most }, 'all entries at once');
  const records = worked(answer) ? listing.records(answer) : [];
  return records.length > 0 && records.length < most ? records.map(listing.keyOf) : undefined;
}

const countAtOnce = async (listing: Listing): Promise<number | undefined> =>
  (await entriesAtOnce(listing))?.length;

/** A list without pages holds as many as it says. */
async function checkTotalOfOne(listing: Listing): Promise<void> {
  if (listing.limit) return;
  const tell = async () => {
    const answer = await listing.ask({}, 'the list');
    const total = totalOf(listing, answer);
    const count = listing.records(answer).length;
    return { answer, total, count, isWrong: worked(answer) && total !== undefined && total !== count };
  };
  if (!(await tell()).isWrong) return;
  const { answer, total, count, isWrong } = await tell();
  if (isWrong)
    listing.report(answer, 'wrong-total', '', 'Its total is not the number of its entries.', {
      expected: `${total}`,
      actual: `${count}`,
    });
}
