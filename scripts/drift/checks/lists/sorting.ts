// Checks that a list is sorted as requested. Collation is up to the server, so only what is wrong under every collation
// counts.
import type { Json } from '../../../contract/document.ts';
import { spread } from '../../../contract/schemas.ts';
import { type Exchange, type Run, succeeded } from '../../engine/run.ts';
import type { Listing } from '../../listing/listing.ts';
import { schemaAt, valueAt } from '../../model/shapes.ts';
import { type Order, pairsOf } from './orders.ts';
import { leastOf } from './page-sizes.ts';

export async function checkOrder(run: Run, listing: Listing): Promise<void> {
  const pairs = pairsOf(run, listing);
  let isKept = true;
  for (const [up, down] of pairs) {
    const rising = await ask(listing, up);
    const falling = down && (await ask(listing, down));
    for (const [order, values] of [
      [up, rising],
      [down, falling],
    ] as const) {
      if (!order || !values || isAsAsked(values.values, order)) continue;
      const again = await ask(listing, order);
      if (!again || isAsAsked(again.values, order)) continue;
      const says = `Sorted by ${order.property} (${order.isDown ? 'descending' : 'ascending'}), the list is in another order.`;
      listing.report(again.exchange, 'sort-ignored', order.parameter, says, {
        expected: `${order.isDown ? 'falling' : 'rising'} ${order.property}`,
        actual: 'another order',
      });
      isKept = false;
      break;
    }
  }
  if (!isKept) return;
  await checkDefault(listing, pairs.flat());
  await checkCut(listing, pairs.slice(0, MOST_CUT).flat());
  await checkSecond(run, listing, pairs);
}

/** The default order. */
async function checkDefault(listing: Listing, orders: (Order | undefined)[]): Promise<void> {
  const order = orders.find((one) => one?.isDefault);
  if (!order) return;
  const tell = async () => {
    const answer = await ask(listing, { ...order, query: {} });
    return answer && !isAsAsked(answer.values, order) ? answer : undefined;
  };
  const wrong = (await tell()) && (await tell());
  if (!wrong) return;
  const way = order.isDown ? 'falling' : order.isEither ? '' : 'rising';
  const says = `Without ${order.parameter}, the list is in another order than the default, ${order.value}.`;
  listing.report(wrong.exchange, 'sort-ignored', order.parameter, says, {
    expected: `${way} ${order.property}`.trim(),
    actual: 'another order',
  });
}

/** Number of sort keys to check for sorting only the page instead of the list. */
const MOST_CUT = 3;

/** If only the page was sorted, its entries are scattered in the fully sorted list. */
async function checkCut(listing: Listing, orders: (Order | undefined)[]): Promise<void> {
  const { limit, records } = listing;
  if (!limit) return;
  for (const order of orders) {
    if (!order) continue;
    const tell = async () => {
      const whole = await askFor(listing, order.query);
      const entries = whole ? records(whole) : [];
      const size = Math.max(2, leastOf(limit), Math.ceil(entries.length / 3));
      if (entries.length <= size) return undefined;
      const page = await askFor(listing, { ...order.query, [limit.name]: size });
      const first = page ? records(page) : [];
      const values = [...first, ...entries.slice(first.length)].flatMap(
        (one) => valueAt(one, order.path) ?? [],
      );
      return isAsAsked(values, order) ? undefined : page;
    };
    const wrong = (await tell()) && (await tell());
    if (!wrong) continue;
    const says = `Sorted by ${order.property} (${order.isDown ? 'descending' : 'ascending'}), the list is cut into pages before it is sorted.`;
    listing.report(wrong, 'sort-ignored', order.parameter, says, {
      expected: 'the first entries of the whole order',
      actual: 'others',
    });
    return;
  }
}

/** Entries with an equal first key are ordered by the second. */
async function checkSecond(run: Run, listing: Listing, pairs: [Order, Order | undefined][]): Promise<void> {
  const both = pairs
    .flatMap(([first]) => pairs.map((seconds) => ({ first, seconds, second: seconds[0] })))
    .filter(({ first, second }) => first.property !== second.property && first.before(second))
    .filter(({ first }) => isShownWhole(run, listing, first));
  const all = both.length > 0 ? await askFor(listing, {}, 'the whole list') : undefined;
  if (!all) return;
  const entries = listing.records(all);
  const [chosen] = both
    .map((one) => ({ ...one, ties: ties(entries, one.first, one.second) }))
    .toSorted((a, b) => b.ties - a.ties);
  if (!chosen || chosen.ties === 0) return;
  const { first } = chosen;
  for (const second of chosen.seconds) {
    const query = second && first.before(second);
    if (!query) continue;
    const isWrong = (answer: Exchange | undefined): answer is Exchange =>
      answer !== undefined && !isInBoth(listing.records(answer), first, second);
    if (!isWrong(await askFor(listing, query))) continue;
    const again = await askFor(listing, query);
    if (!isWrong(again)) continue;
    listing.report(
      again,
      'sort-ignored',
      first.parameter,
      'Sorted by two properties, the list ignores one.',
      {
        expected: `by ${first.property}, and among equals by ${second.property}`,
        actual: 'another order',
      },
    );
    return;
  }
}

/** Equal-looking times may differ in hidden precision. */
function isShownWhole(run: Run, { shape }: Listing, { path }: Order): boolean {
  const { document } = run.contract;
  return spread(document, schemaAt(document, shape.schema, path)).every(
    ({ format, type }) => format === undefined && !type?.includes('number'),
  );
}

/** The number of adjacent entries with an equal first key and different second keys. */
const ties = (entries: Record<string, Json>[], first: Order, second: Order): number =>
  runsOf(
    entries.toSorted((a, b) => (`${valueAt(a, first.path)}` < `${valueAt(b, first.path)}` ? -1 : 1)),
    first,
    second,
  ).reduce((sum, run) => sum + new Set(run).size - 1, 0);

/** Second keys of adjacent entries with an equal first key. */
function runsOf(entries: Record<string, Json>[], first: Order, second: Order): Json[][] {
  const runs: Json[][] = [];
  let before: Json | undefined;
  for (const entry of entries) {
    const [own, value] = [valueAt(entry, first.path), valueAt(entry, second.path) ?? null];
    if (own === null || own === undefined) before = undefined;
    if (own === null || own === undefined || value === null) continue;
    if (own === before) runs.at(-1)?.push(value);
    else runs.push([value]);
    before = own;
  }
  return runs;
}

const isInBoth = (entries: Record<string, Json>[], first: Order, second: Order): boolean =>
  isAsAsked(
    entries.flatMap((entry) => valueAt(entry, first.path) ?? []),
    { ...first, isEither: false, isByNumber: false },
  ) && runsOf(entries, first, second).every((run) => isInOrder(run, second.isDown));

async function askFor(
  listing: Listing,
  query: Record<string, Json>,
  tried = Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&'),
): Promise<Exchange | undefined> {
  const size = listing.limit ? { [listing.limit.name]: listing.most } : {};
  const exchange = await listing.ask({ ...size, ...query }, tried);
  return succeeded(exchange) ? exchange : undefined;
}

async function ask(
  listing: Listing,
  { query, path }: Order,
): Promise<{ exchange: Exchange; values: Json[] } | undefined> {
  const exchange = await askFor(listing, query);
  if (!exchange) return undefined;
  return {
    exchange,
    values: listing.records(exchange).flatMap((record) => valueAt(record, path) ?? []),
  };
}

const isAsAsked = (values: Json[], { isDown, isEither, isListed, isByNumber }: Order): boolean =>
  isListed
    ? isGrouped(values)
    : isInOrder(values, isDown, isByNumber) || (isEither && isInOrder(values, !isDown, isByNumber));

/** Whether equal values are adjacent. */
const isGrouped = (values: Json[]): boolean =>
  values.filter((value, i) => value !== values[i - 1]).length === new Set(values).size;

/** Whether the values are sorted under any collation; missing values may be anywhere. */
function isInOrder(values: Json[], isDown: boolean, isByNumber = false): boolean {
  const given = values.filter((value) => value !== null && value !== '');
  const wanted = isDown ? [...given].reverse() : given;
  const areNumbers = isByNumber && wanted.every((value) => /^-?\d+(\.\d+)?$/.test(`${value}`));
  if (areNumbers || wanted.every((value) => typeof value === 'number'))
    return isRising(wanted, (a, b) => Number(a) - Number(b));
  if (!wanted.every((value) => typeof value === 'string')) return true;
  return WAYS.some((compare) => isRising(wanted, (a, b) => compare(`${a}`, `${b}`)));
}

const isRising = (list: Json[], compare: (a: Json, b: Json) => number): boolean =>
  list.every((value, i) => i === 0 || compare(list[i - 1] ?? null, value) <= 0);

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const WAYS: ((a: string, b: string) => number)[] = [
  (a, b) => (a < b ? -1 : a > b ? 1 : 0),
  (a, b) => a.localeCompare(b),
  (a, b) => a.localeCompare(b, undefined, { numeric: true, sensitivity: 'base' }),
  (a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : a.toLowerCase() > b.toLowerCase() ? 1 : 0),
  (a, b) => (letters(a) < letters(b) ? -1 : letters(a) > letters(b) ? 1 : 0),
  (a, b) => Date.parse(a) - Date.parse(b),
  (a, b) => Number(a) - Number(b),
];
