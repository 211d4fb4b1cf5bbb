// How a contract's answers are built: where the entries of a list stand, and what a record has.
import { type Json, type OpenApi, type Parameter, resolveSchema, type Schema } from '../contract/document.ts';
import { isJson } from '../contract/media.ts';
import type { Operation } from '../contract/operations.ts';
import { spread } from '../contract/schemas.ts';
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

/** Steps into a value; empty for the value itself. */
export type Path = string[];

export interface ListShape {
  /** Where the list stands in the answer. */
  items: Path;
  /** Where the record stands in an entry: empty, or `node`. */
  record: Path;
  /** The record's schema. */
  schema: Schema;
  total: Path | undefined;
  pages: Path | undefined;
  more: Path | undefined;
  /** Whether it is said to tell only that there may be more. */
  isMoreOpen?: boolean;
  next: Path | undefined;
}

/** The schema of what an operation answers when it works; undefined where that is no JSON. */
export function successSchema({ definition }: Operation): Schema | undefined {
  return Object.entries(definition.responses)
    .filter(([status]) => /^2/.test(status) || status === 'default')
    .flatMap(([, { content = {} }]) => Object.entries(content))
    .find(([type, { schema }]) => isJson(type) && schema)?.[1].schema;
}

/** All properties that a value of a schema may have, by name. */
export function propertiesOf(document: OpenApi, schema: Schema): Map<string, Schema> {
  const found = new Map<string, Schema>();
  for (const part of spread(document, schema)) {
    for (const [name, inner] of Object.entries(part.properties ?? {})) {
      const before = found.get(name);
      found.set(name, before && !isBare(before) ? before : inner);
      // Both hold: one says that it is a list, the other of what.
      if (before?.type !== undefined && isBare(before)) found.set(name, { allOf: [before, inner] });
    }
  }
  return found;
}

/** Whether a schema says no more than a type, if that: a generic envelope leaves the rest to whoever fills it. */
const isBare = (schema: Schema): boolean =>
  ['array', 'object'].includes(`${schema.type ?? 'object'}`) &&
  Object.keys(schema).every((key) => ['type', 'description', 'title'].includes(key));

/** What may stand at the end of a path. */
export const schemaAt = (document: OpenApi, schema: Schema, path: Path): Schema =>
  path.reduce((outer, step) => propertiesOf(document, outer).get(step) ?? {}, schema);

export const typesOf = (document: OpenApi, schema: Schema): string[] =>
  spread(document, schema).flatMap(({ type, const: only, enum: listed = [] }) => {
    if (type !== undefined) return type;
    const values = only === undefined ? listed : [only];
    return values.flatMap((value) => (value === null || typeof value === 'object' ? [] : [typeof value]));
  });

/** All that a value may be, where its schema lists it: by `enum`, or by the constants that are the branches of a choice. */
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

/** A schema may be a branch of itself. */
const MOST_BRANCHES = 8;

/**
 * What says how many entries a page has: by its name, or as the only whole number beside the one that says which page.
 */
export function limitOf(
  document: OpenApi,
  { parameters }: Pick<Operation, 'parameters'>,
): Parameter | undefined {
  const whole = parameters.filter(
    ({ in: where, schema }) =>
      where === 'query' && typesOf(document, schema).some((type) => type === 'integer' || type === 'number'),
  );
  // What begins `from` a day is no place in a list.
  const place =
    whole.find(({ name }) => isPage(name) || isOffset(name)) ??
    parameters.find(({ name }) => isPage(name) || isCursor(name));
  const others = whole.filter((one) => one !== place);
  return whole.find(({ name }) => isLimit(name)) ?? (place && others.length === 1 ? others[0] : undefined);
}

const itemsOf = (document: OpenApi, schema: Schema): Schema | undefined =>
  spread(document, schema).find(({ items }) => items)?.items;

/** What the entries of a list of records are; undefined for a schema that is none. */
function recordsOf(document: OpenApi, schema: Schema): { record: Path; schema: Schema } | undefined {
  const entry = itemsOf(document, schema);
  if (!entry) return undefined;
  const properties = propertiesOf(document, entry);
  if (properties.size === 0) return undefined;
  const node = properties.get('node');
  return node && properties.size <= 3 ? { record: ['node'], schema: node } : { record: [], schema: entry };
}

/** @param path the operation's: what is a list under a name of its own is told from a record that has lists */
export function listShape(document: OpenApi, operation: Operation): ListShape | undefined {
  const schema = successSchema(operation);
  if (!schema || operation.method !== 'get') return undefined;
  const whole = recordsOf(document, schema);
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
  const endsWithBlank = /\}['")]*$/.test(operation.path);
  // What has an id is a record: its `total` may be what its lines cost.
  const isOfRecord = places.some(({ path }) => path.length === 1 && isOwnName(nameOf(path)));
  const found =
    lists.find(({ path }) => isItems(nameOf(path))) ??
    lists.find(({ path }) => plain(nameOf(path)) === plain(segments.at(-1) ?? '')) ??
    (lists.length === 1 && isPaged ? lists[0] : undefined);
  if (!found || (endsWithBlank && !isPaged)) return undefined;
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

/** Whether a number is said to be no exact one. */
const isEstimate = ({ description = '' }: { description?: string }): boolean =>
  /\b(estimate|estimated|approximate|approximately|approximation|roughly|capped)\b/i.test(description);

const isOpen = ({ description = '' }: { description?: string }): boolean =>
  /\b(may|might|maybe|possibly|probably|could)\b/i.test(description);

/** The properties of an object, and those of the objects among them, as deep as envelopes are. */
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

/** The records of a list's answer. */
export function recordsIn(shape: ListShape, body: Json | undefined): Record<string, Json>[] {
  const list = valueAt(body, shape.items);
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry) => {
    const record = valueAt(entry, shape.record);
    return isRecord(record) ? [record] : [];
  });
}

export const isRecord = (value: Json | undefined): value is Record<string, Json> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** What is called so at the top is the record's own: there is nothing around it. */
const isOwnName = (name: string): boolean => idLikeness(name, '') >= 8;

/** The record itself, where an answer wraps it: `{ "vessel": {…} }`, `{ "ok": true, "data": {…} }`. */
export function unwrapped(json: Json): Json {
  if (!isRecord(json)) return json;
  const [[, only] = [], ...others] = Object.entries(json).filter(([, value]) => isRecord(value));
  const isEnvelope = Object.keys(json).length <= 3 && !Object.keys(json).some(isOwnName);
  return only !== undefined && others.length === 0 && isEnvelope ? only : json;
}

/** The record that was made: the answer, or the first of a list in it. */
export function madeIn(json: Json | undefined): Record<string, Json> {
  return listMadeIn(json)[0] ?? (isRecord(json) ? json : {});
}

/** All that was made, where an answer lists it: one call may make several records. */
export function listMadeIn(json: Json | undefined): Record<string, Json>[] {
  const [list] =
    isRecord(json) && Object.keys(json).length <= 3 ? Object.values(json).filter(Array.isArray) : [json];
  return Array.isArray(list) && isRecord(list[0]) ? list.filter(isRecord) : [];
}

/** An answer, and the objects in it that may be the record: what is in an envelope, or its `attributes` there. */
export function wholesIn(answer: Record<string, Json>): Record<string, Json>[] {
  const inner = Object.values(answer).filter((value) => isRecord(value));
  return [answer, ...inner, ...inner.flatMap(({ attributes }) => (isRecord(attributes) ? [attributes] : []))];
}

/** Every scalar in a value, at most three objects deep, with the way to it; lists are left out. */
export function scalarsOf(
  value: Json | undefined,
  path: Path = [],
): { path: Path; value: string | number | boolean }[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return [{ path, value }];
  if (!isRecord(value) || path.length > 2) return [];
  return Object.entries(value).flatMap(([name, inner]) => scalarsOf(inner, [...path, name]));
}

/** Whether two answers tell of two records, by what is likest to be their id. */
export function isOther(one: Json | undefined, other: Json, path: Path | undefined): boolean {
  const [a, b] = path ? [valueAt(one, path), valueAt(other, path)] : [];
  return a !== undefined && b !== undefined && a !== b;
}
