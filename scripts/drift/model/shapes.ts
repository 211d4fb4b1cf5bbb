// Finds lists and records in the contract's responses.
import {
  type Json,
  type OpenApi,
  type Parameter,
  resolveSchema,
  type Schema,
} from '../../contract/document.ts';
import { isJson } from '../../contract/media.ts';
import type { Operation } from '../../contract/operations.ts';
import { spread } from '../../contract/schemas.ts';
import {
  idLikeness,
  isCursor,
  isItems,
  isLimit,
  isMore,
  isNext,
  isOffset,
  isPage,
  isPages,
  isTotal,
  plain,
} from './naming.ts';

/** Path into a value; empty for the value itself. */
export type Path = string[];

export interface ListShape {
  /** Path of the list in the response. */
  items: Path;
  /** Path of the record in an entry: empty, or `node`. */
  record: Path;
  /** The record's schema. */
  schema: Schema;
  /** Whether the records are the values of an object, by their ids. */
  isMap?: true;
  total: Path | undefined;
  pages: Path | undefined;
  more: Path | undefined;
  /** Whether it is documented as only a possibility. */
  isMoreOpen?: boolean;
  next: Path | undefined;
}

/** The schema of a success response; undefined if it is not JSON. */
export function successSchema({ definition }: Operation): Schema | undefined {
  return Object.entries(definition.responses)
    .filter(([status]) => /^2/.test(status) || status === 'default')
    .flatMap(([, { content = {} }]) => Object.entries(content))
    .find(([type, { schema }]) => isJson(type) && schema)?.[1].schema;
}

/** All possible properties of a schema, by name. */
export function propertiesOf(document: OpenApi, schema: Schema): Map<string, Schema> {
  const found = new Map<string, Schema>();
  for (const part of spread(document, schema)) {
    for (const [name, inner] of Object.entries(part.properties ?? {})) {
      const before = found.get(name);
      found.set(name, before && !isBare(before) ? before : inner);
      // Both schemas apply: one may state the type and the other the items.
      if (before?.type !== undefined && isBare(before)) found.set(name, { allOf: [before, inner] });
    }
  }
  return found;
}

/** Whether a schema states at most a type, like a generic envelope. */
const isBare = (schema: Schema): boolean =>
  ['array', 'object'].includes(`${schema.type ?? 'object'}`) &&
  Object.keys(schema).every((key) => ['type', 'description', 'title'].includes(key));

/** The schema at the end of a path. */
export const schemaAt = (document: OpenApi, schema: Schema, path: Path): Schema =>
  path.reduce((outer, step) => propertiesOf(document, outer).get(step) ?? {}, schema);

export const typesOf = (document: OpenApi, schema: Schema): string[] =>
  spread(document, schema).flatMap(({ type, const: only, enum: listed = [] }) => {
    if (type !== undefined) return type;
    const values = only === undefined ? listed : [only];
    return values.flatMap((value) => (value === null || typeof value === 'object' ? [] : [typeof value]));
  });

/** All possible values, from `enum` or from constants in a choice. */
export function listedIn(document: OpenApi, schema: Schema, depth = 0): Json[] | undefined {
  const { $ref, enum: listed, const: only, allOf = [], oneOf, anyOf } = schema;
  if (listed) return listed;
  if (only !== undefined) return [only];
  if (depth > MOST_BRANCHES) return undefined;
  const of = (one: Schema) => (one.type === 'null' ? [null] : listedIn(document, one, depth + 1));
  const branches = (oneOf ?? anyOf ?? []).map(of);
  if (branches.length > 0 && branches.every((one) => one !== undefined)) return branches.flat();
  const all = $ref === undefined ? allOf : [resolveSchema(document, { $ref }), ...allOf];
  return all.map(of).find((one) => one !== undefined);
}

/** Limits recursion, since a schema may be a branch of itself. */
const MOST_BRANCHES = 8;

/** The page size parameter: by name, or as the only integer beside the page parameter. */
export function limitOf(
  document: OpenApi,
  { parameters }: Pick<Operation, 'parameters'>,
): Parameter | undefined {
  const whole = parameters.filter(
    ({ in: where, schema }) =>
      where === 'query' && typesOf(document, schema).some((type) => type === 'integer' || type === 'number'),
  );
  // A `from` date is not an offset.
  const place =
    whole.find(({ name }) => isPage(name) || isOffset(name)) ??
    parameters.find(({ name }) => isPage(name) || isCursor(name));
  const others = whole.filter((one) => one !== place);
  return whole.find(({ name }) => isLimit(name)) ?? (place && others.length === 1 ? others[0] : undefined);
}

const itemsOf = (document: OpenApi, schema: Schema): Schema | undefined =>
  spread(document, schema).find(({ items }) => items)?.items;

/** The schema of a list's records; undefined if it is not a list of records. */
function recordsOf(document: OpenApi, schema: Schema): { record: Path; schema: Schema } | undefined {
  const entry = itemsOf(document, schema);
  if (!entry) return undefined;
  const properties = propertiesOf(document, entry);
  if (properties.size === 0) return undefined;
  const node = properties.get('node');
  return node && properties.size <= 3 ? { record: ['node'], schema: node } : { record: [], schema: entry };
}

/** Records by id, which the contract reads, changes or removes one by one below the same path. */
function mapOf(
  document: OpenApi,
  schema: Schema,
  { path }: Operation,
): { record: Path; schema: Schema; isMap: true } | undefined {
  const [{ additionalProperties: entry } = {}] = spread(document, schema).filter(
    ({ additionalProperties }) => typeof additionalProperties === 'object',
  );
  if (typeof entry !== 'object' || propertiesOf(document, schema).size > 0) return undefined;
  if (propertiesOf(document, entry).size === 0) return undefined;
  const isRead = Object.keys(document.paths ?? {}).some(
    (one) => one.startsWith(`${path}/{`) && one.indexOf('}') === one.length - 1,
  );
  return isRead ? { record: [], schema: entry, isMap: true } : undefined;
}

/** The list in an operation's response. Its path distinguishes a named list from a record with lists. */
export function listShape(document: OpenApi, operation: Operation): ListShape | undefined {
  const schema = successSchema(operation);
  if (!schema || operation.method !== 'get') return undefined;
  const whole = recordsOf(document, schema) ?? mapOf(document, schema, operation);
  if (whole)
    return { items: [], ...whole, total: undefined, pages: undefined, more: undefined, next: undefined };
  const segments = operation.path.split('/').filter((step) => step !== '' && !step.startsWith('{'));
  const places = placesOf(document, resolveSchema(document, schema));
  const lists = places.flatMap(({ path, schema: inner }) => {
    const records = recordsOf(document, inner);
    return records ? [{ path, ...records }] : [];
  });
  const isPaged = places.some(({ path }) =>
    [isTotal, isPages, isMore, isNext].some((is) => is(path.at(-1) ?? '')),
  );
  const nameOf = (path: Path) => path.at(-1) ?? '';
  const endsWithParameter = /\}['")]*$/.test(operation.path);
  // An object with an id is a record, whose `total` may be an amount.
  const isOfRecord = places.some(({ path }) => path.length === 1 && isOwnName(nameOf(path)));
  const found =
    lists.find(({ path }) => isItems(nameOf(path))) ??
    lists.find(({ path }) => plain(nameOf(path)) === plain(segments.at(-1) ?? '')) ??
    (lists.length === 1 && isPaged ? lists[0] : undefined);
  if (!found || (endsWithParameter && !isPaged)) return undefined;
  const at = (is: (name: string) => boolean, ...types: string[]) =>
    places.find(
      ({ path, schema: inner }) =>
        is(nameOf(path)) &&
        (!isOfRecord ||
          (path.length > 1 && path.length === found.path.length && path[0] === found.path[0])) &&
        typesOf(document, inner).some((type) => types.includes(type)),
    )?.path;
  const total = at(isTotal, 'integer', 'number');
  const more = at(isMore, 'boolean');
  return {
    items: found.path,
    record: found.record,
    schema: found.schema,
    total: places.some(({ path, schema: inner }) => path === total && isEstimate(inner)) ? undefined : total,
    pages: at(isPages, 'integer', 'number'),
    more,
    isMoreOpen: places.some(({ path, schema: inner }) => path === more && isOpen(inner)),
    next: at(isNext, 'string', 'integer'),
  };
}

/** Whether a number is documented as approximate. */
const isEstimate = ({ description = '' }: { description?: string }): boolean =>
  /\b(estimate|estimated|approximate|approximately|approximation|roughly|capped)\b/i.test(description);

const isOpen = ({ description = '' }: { description?: string }): boolean =>
  /\b(may|might|maybe|possibly|probably|could)\b/i.test(description);

/** The properties of an object and of nested objects, down to the depth of envelopes. */
function placesOf(document: OpenApi, schema: Schema, above: Path = []): { path: Path; schema: Schema }[] {
  if (above.length > 2) return [];
  return [...propertiesOf(document, schema)].flatMap(([name, inner]) => [
    { path: [...above, name], schema: inner },
    ...placesOf(document, inner, [...above, name]),
  ]);
}

export const valueAt = (value: Json | undefined, path: Path): Json | undefined =>
  path.reduce<Json | undefined>(
    (inner, step) =>
      inner !== null && typeof inner === 'object' && Object.hasOwn(inner, step)
        ? (inner as Record<string, Json>)[step]
        : undefined,
    value,
  );

/** The records in a list response. */
export function recordsIn(shape: ListShape, body: Json | undefined): Record<string, Json>[] {
  const list = valueAt(body, shape.items);
  if (shape.isMap && isRecord(list))
    return Object.entries(list).flatMap(([id, entry]) => (isRecord(entry) ? [{ id, ...entry }] : []));
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry) => {
    const record = valueAt(entry, shape.record);
    return isRecord(record) ? [record] : [];
  });
}

export const isRecord = (value: Json | undefined): value is Record<string, Json> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A top-level id means that there is no envelope. */
const isOwnName = (name: string): boolean => idLikeness(name, '') >= 8;

/** The record inside an envelope: `{ "vessel": {…} }`, `{ "ok": true, "data": {…} }`. */
export function unwrapped(json: Json): Json {
  if (!isRecord(json)) return json;
  const [[, only] = [], ...others] = Object.entries(json).filter(([, value]) => isRecord(value));
  const isEnvelope = Object.keys(json).length <= 3 && !Object.keys(json).some(isOwnName);
  return only !== undefined && others.length === 0 && isEnvelope ? only : json;
}

/** The created record: the response, or the first record of a list in it. */
export function createdRecordIn(json: Json | undefined): Record<string, Json> {
  return createdRecordsIn(json)[0] ?? (isRecord(json) ? json : {});
}

/** All created records, if the response lists them. */
export function createdRecordsIn(json: Json | undefined): Record<string, Json>[] {
  const [list] =
    isRecord(json) && Object.keys(json).length <= 3 ? Object.values(json).filter(Array.isArray) : [json];
  return Array.isArray(list) && isRecord(list[0]) ? list.filter(isRecord) : [];
}

/** The response and the nested objects that may be the record: envelope members and their `attributes`. */
export function envelopeCandidates(answer: Record<string, Json>): Record<string, Json>[] {
  const inner = Object.values(answer).filter((value) => isRecord(value));
  return [answer, ...inner, ...inner.flatMap(({ attributes }) => (isRecord(attributes) ? [attributes] : []))];
}

/** Every scalar in a value with its path, at most three objects deep, without lists. */
export function scalarsOf(
  value: Json | undefined,
  path: Path = [],
): { path: Path; value: string | number | boolean }[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return [{ path, value }];
  if (!isRecord(value) || path.length > 2) return [];
  return Object.entries(value).flatMap(([name, inner]) => scalarsOf(inner, [...path, name]));
}

/** Whether two responses show different records, by their likeliest id. */
export function isDifferentRecord(one: Json | undefined, other: Json, path: Path | undefined): boolean {
  const [a, b] = path ? [valueAt(one, path), valueAt(other, path)] : [];
  return a !== undefined && b !== undefined && a !== b;
}
