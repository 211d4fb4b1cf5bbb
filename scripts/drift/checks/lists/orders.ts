// Finds the sort orders of a list from its parameters.
import { type Json, type Parameter, resolveSchema } from '../../../contract/document.ts';
import { spread } from '../../../contract/schemas.ts';
import type { Run } from '../../engine/run.ts';
import type { Listing } from '../../listing/listing.ts';
import { fieldsOf } from '../../model/fields.ts';
import * as names from '../../model/naming.ts';
import { listedIn, type Path, typesOf } from '../../model/shapes.ts';
import { enumOf, propertyOf } from './filter-of.ts';

export interface Order {
  query: Record<string, Json>;
  property: string;
  /** Path of the sort key in entries. */
  path: Path;
  isDown: boolean;
  /** Whether the direction is not specified. */
  isEither: boolean;
  /** Whether the contract lists the values: `draft`, `active`. Their order is up to the server. */
  isListed: boolean;
  /** Whether numeric texts are documented to sort as numbers. */
  isByNumber: boolean;
  /** Whether it is the default order. */
  isDefault: boolean;
  parameter: string;
  /** The query for this order with a secondary one, if the contract allows two. */
  before(second: Order): Record<string, Json> | undefined;
  /** The value in the query. */
  value: string;
}

/** The available orders, ascending and descending. */
export function pairsOf(run: Run, listing: Listing): [Order, Order | undefined][] {
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
    return field && name !== undefined
      ? { name, path: field.path, isListed: enumOf(run, field.schema) !== undefined }
      : undefined;
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
  }: {
    fieldNamed(text: string): { name: string; path: Path; isListed: boolean } | undefined;
    properties: string[];
  },
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
      isListed: field.isListed,
      isByNumber: parameter['x-drift']?.numeric?.includes(field.name) ?? false,
      isDefault: !direction && [schema.default].flat()[0] === value,
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

/** Several values in the parameter's format: a list, or comma-separated text; undefined if it takes only one. */
function severalOf(run: Run, { schema }: Parameter, values: string[]): Json | undefined {
  const { document } = run.contract;
  const parts = spread(document, schema);
  if (parts.some(({ maxItems = values.length }) => maxItems < values.length)) return undefined;
  if (typesOf(document, schema).includes('array')) return values;
  const text = values.join(',');
  // A pattern with an open end accepts commas without giving them a meaning.
  const isMeant = (pattern: string) =>
    new RegExp(pattern).test(text) && !new RegExp(pattern).test(`${text},`);
  const isAllowed = parts.some(({ enum: listed, pattern }) =>
    listed ? listed.includes(text) : pattern !== undefined && isMeant(pattern),
  );
  const isForbidden = parts.some(({ enum: listed }) => listed && !listed.includes(text));
  return isAllowed && !isForbidden ? text : undefined;
}

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

/** The listed values; for a pattern, the record's properties that match it. */
function valuesOf(run: Run, schema: Parameter['schema'], properties: string[] = []): string[] {
  const { document } = run.contract;
  const listed = listedIn(document, schema);
  const pattern = spread(document, schema).find((one) => one.pattern)?.pattern;
  if (listed) return listed.filter((value) => typeof value === 'string');
  if (pattern === undefined || new RegExp(pattern).test('zzqx')) return [];
  return properties
    .flatMap((name) => [name, `-${name}`, ...[':', ',', ' ', '_', '.'].flatMap(waysOf(name))])
    .filter((value) => new RegExp(pattern).test(value));
}

const waysOf =
  (name: string) =>
  (between: string): string[] =>
    ['asc', 'desc'].map((way) => `${name}${between}${way}`);
