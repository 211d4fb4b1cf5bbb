// Whether a list comes in the order that was asked for. How texts are compared is a server's own business, so only
// what is wrong by every way to compare counts.
import type { Json, Parameter } from '../../contract/document.ts';
import { resolveSchema } from '../../contract/document.ts';
import { spread } from '../../contract/schemas.ts';
import { fieldsOf } from '../fields.ts';
import * as names from '../naming.ts';
import { type Exchange, type Run, worked } from '../run.ts';
import { type Path, typesOf, valueAt } from '../shapes.ts';
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
}

export async function checkOrder(run: Run, listing: Listing): Promise<void> {
  for (const [up, down] of pairsOf(run, listing)) {
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
      break;
    }
  }
}

async function ask(
  listing: Listing,
  { query, path }: Order,
): Promise<{ exchange: Exchange; values: Json[] } | undefined> {
  const size = listing.limit ? { [listing.limit.name]: listing.most } : {};
  const exchange = await listing.ask(
    { ...size, ...query },
    Object.entries(query)
      .map(([name, value]) => `${name}=${value}`)
      .join('&'),
  );
  if (!worked(exchange)) return undefined;
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
    });
    const given = { [parameter.name]: isList ? [value] : value };
    if (!direction || !both || isTold) return [of(given, isDown, !isTold && !hasBoth)];
    return [
      of({ ...given, [direction.name]: both.up }, false),
      of({ ...given, [direction.name]: both.down }, true),
    ];
  });
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
  const parts = spread(run.contract.document, schema);
  const [listed, pattern] = [parts.find((one) => one.enum)?.enum, parts.find((one) => one.pattern)?.pattern];
  if (listed) return listed.filter((value) => typeof value === 'string');
  if (pattern === undefined || new RegExp(pattern).test('zzqx')) return [];
  return properties
    .flatMap((name) => [name, `-${name}`, `${name}:asc`, `${name}:desc`])
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
