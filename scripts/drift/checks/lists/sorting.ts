// Whether a list comes in the order that was asked for. How texts are compared is a server's own business, so only
// what is wrong by every way to compare counts.
import type { Json, Parameter } from '../../../contract/document.ts';
import { resolveSchema } from '../../../contract/document.ts';
import { spread } from '../../../contract/schemas.ts';
import { fieldsOf } from '../../fields.ts';
import * as names from '../../naming.ts';
import { type Exchange, type Run, worked } from '../../run.ts';
import { listedIn, type Path, schemaAt, typesOf, valueAt } from '../../shapes.ts';
import { propertyOf } from './filter-of.ts';
import type { Listing } from './listing.ts';

interface Order {
  query: Record<string, Json>;
  property: string;
  /** Where entries have it. */
  path: Path;
  isDown: boolean;
  /** Whether it is not said which way is meant. */
  isEither: boolean;
  parameter: string;
  /** The query that asks for a second order among equals as well, where the contract allows two. */
  before(second: Order): Record<string, Json> | undefined;
  /** As it stands in the query. */
  value: string;
}

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
      const says = `Asked for ${order.isDown ? 'falling' : 'rising'} ${order.property}, it comes in another order.`;
      listing.report(again.exchange, 'sort-ignored', order.parameter, says, {
        expected: `${order.isDown ? 'falling' : 'rising'} ${order.property}`,
        actual: 'another order',
      });
      isKept = false;
      break;
    }
  }
  if (isKept) await checkSecond(run, listing, pairs);
}

/** The entries that are equal by the first of two orders stand in the second one. */
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
    listing.report(again, 'sort-ignored', first.parameter, 'Asked for two orders, it does not keep both.', {
      expected: `by ${first.property}, and among equals by ${second.property}`,
      actual: 'another order',
    });
    return;
  }
}

/** Two moments that look alike may differ in what is not shown of them. */
function isShownWhole(run: Run, { shape }: Listing, { path }: Order): boolean {
  const { document } = run.contract;
  return spread(document, schemaAt(document, shape.schema, path)).every(
    ({ format, type }) => format === undefined && !type?.includes('number'),
  );
}

/** How many entries stand beside an equal one that differs in the second order. */
const ties = (entries: Record<string, Json>[], first: Order, second: Order): number =>
  runsOf(
    entries.toSorted((a, b) => (`${valueAt(a, first.path)}` < `${valueAt(b, first.path)}` ? -1 : 1)),
    first,
    second,
  ).reduce((sum, run) => sum + new Set(run).size - 1, 0);

/** What neighbours that are equal by the first order have for the second one. */
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
  isInOrder(
    entries.flatMap((entry) => valueAt(entry, first.path) ?? []),
    first.isDown,
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
  return worked(exchange) ? exchange : undefined;
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

const isAsAsked = (values: Json[], { isDown, isEither }: Order): boolean =>
  isInOrder(values, isDown) || (isEither && isInOrder(values, !isDown));

/** The orders that can be asked for, rising and falling. */
function pairsOf(run: Run, listing: Listing): [Order, Order | undefined][] {
  const { document } = run.contract;
  const query = listing.operation.parameters.filter(({ in: where }) => where === 'query');
  const fields = fieldsOf(document, listing.shape.schema);
  const sortable = [...fields].filter(([, { schema }]) =>
    typesOf(document, schema).some((type) => ['string', 'integer', 'number'].includes(type)),
  );
  const listed = sortable.map(([name]) => name);
  const fieldNamed = (text: string) => {
    const name = propertyOf(text, listed);
    const field = name === undefined ? undefined : fields.get(name);
    return field && name !== undefined ? { name, path: field.path } : undefined;
  };
  const direction = query.find(
    ({ name, schema }) => names.isDirection(name) && directions(valuesOf(run, schema)),
  );
  const orders = query
    .filter((one) => one !== direction && names.isSort(one.name))
    .flatMap((parameter) => ordersOf(run, parameter, { fieldNamed, properties: listed }, direction));
  const rising = orders.filter(({ isDown }) => !isDown);
  const pairs = rising.map((up): [Order, Order | undefined] => [
    up,
    orders.find(
      ({ isDown, property, parameter }) => isDown && property === up.property && parameter === up.parameter,
    ),
  ]);
  const alone = orders.filter(
    ({ isDown, property }) => isDown && !rising.some((up) => up.property === property),
  );
  return [...pairs, ...alone.map((down): [Order, undefined] => [down, undefined])];
}

function ordersOf(
  run: Run,
  parameter: Parameter,
  {
    fieldNamed,
    properties,
  }: { fieldNamed(text: string): { name: string; path: Path } | undefined; properties: string[] },
  direction: Parameter | undefined,
): Order[] {
  const schema = resolveSchema(run.contract.document, parameter.schema);
  const isList = typesOf(run.contract.document, schema).includes('array');
  const values = valuesOf(run, isList ? (schema.items ?? {}) : schema, properties);
  const hasBoth = values.some((value) => readOrder(value).isDown);
  const both = direction ? directions(valuesOf(run, direction.schema)) : undefined;
  return values.flatMap((value): Order[] => {
    const { name, isDown, isTold } = readOrder(value);
    const field = fieldNamed(name);
    if (field === undefined) return [];
    const of = (query: Record<string, Json>, falling: boolean, isEither = false): Order => ({
      query,
      property: field.name,
      path: field.path,
      isDown: falling,
      isEither,
      parameter: parameter.name,
      value,
      before(second) {
        if (Object.keys(query).length > 1 || isEither || second.parameter !== parameter.name)
          return undefined;
        const two = severalOf(run, parameter, [value, second.value]);
        return two === undefined ? undefined : { [parameter.name]: two };
      },
    });
    const given = { [parameter.name]: isList ? [value] : value };
    if (!direction || !both || isTold) return [of(given, isDown, !isTold && !hasBoth)];
    return [
      of({ ...given, [direction.name]: both.up }, false),
      of({ ...given, [direction.name]: both.down }, true),
    ];
  });
}

/** Several values as the parameter takes them: as a list, or as one text with commas; undefined where it takes one. */
function severalOf(run: Run, { schema }: Parameter, values: string[]): Json | undefined {
  const { document } = run.contract;
  const parts = spread(document, schema);
  if (parts.some(({ maxItems = values.length }) => maxItems < values.length)) return undefined;
  if (typesOf(document, schema).includes('array')) return values;
  const text = values.join(',');
  // A pattern that takes anything behind takes commas as well, and means nothing by it.
  const isMeant = (pattern: string) =>
    new RegExp(pattern).test(text) && !new RegExp(pattern).test(`${text},`);
  const isAllowed = parts.some(({ enum: listed, pattern }) =>
    listed ? listed.includes(text) : pattern !== undefined && isMeant(pattern),
  );
  const isForbidden = parts.some(({ enum: listed }) => listed && !listed.includes(text));
  return isAllowed && !isForbidden ? text : undefined;
}

/** `-name`, `name:desc`, `name_desc`, `nameDesc`, `name desc`. */
function readOrder(text: string): { name: string; isDown: boolean; isTold: boolean } {
  if (/^[-+]/.test(text)) return { name: text.slice(1), isDown: text.startsWith('-'), isTold: true };
  const [, name, way] = /^(.+?)[\s:_.,-]?(asc|desc|ascending|descending|Asc|Desc)$/.exec(text) ?? [];
  if (name && way) return { name, isDown: /^desc/i.test(way), isTold: true };
  return { name: text, isDown: false, isTold: false };
}

function directions(values: string[]): { up: string; down: string } | undefined {
  const up = values.find((value) => /^(asc|ascending|up|1)$/i.test(value));
  const down = values.find((value) => /^(desc|descending|down|-1)$/i.test(value));
  return up !== undefined && down !== undefined ? { up, down } : undefined;
}

/** The values that are listed; for a pattern, those of the record's properties that it takes. */
function valuesOf(run: Run, schema: Parameter['schema'], properties: string[] = []): string[] {
  const { document } = run.contract;
  const listed = listedIn(document, schema);
  const pattern = spread(document, schema).find((one) => one.pattern)?.pattern;
  if (listed) return listed.filter((value) => typeof value === 'string');
  if (pattern === undefined || new RegExp(pattern).test('zzqx')) return [];
  return properties
    .flatMap((name) => [name, `-${name}`, `${name}:asc`, `${name}:desc`, `${name} desc`])
    .filter((value) => new RegExp(pattern).test(value));
}

/** Whether there is any way to compare by which the values stand in order; those that are nothing may stand anywhere. */
function isInOrder(values: Json[], isDown: boolean): boolean {
  const given = values.filter((value) => value !== null && value !== '');
  const wanted = isDown ? [...given].reverse() : given;
  if (wanted.every((value) => typeof value === 'number'))
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
