// Finds other values for a field: from the contract's examples, its schema and the target's data.
import {
  allowed,
  alternatives,
  childrenOf,
  entryOf,
  highest,
  lowest,
  type Node,
  requiredOf,
} from '../../../contract/cases/node.ts';
import type { Samples } from '../../../contract/cases/sample.ts';
import type { Json, OpenApi } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import * as names from '../../model/naming.ts';
import type { Pool } from '../../model/pool.ts';
import { isRecord } from '../../model/shapes.ts';
import { isElsewhere, isSame } from './stored.ts';

export interface Field {
  name: string;
  node: Node;
  /** Null if there is no value. */
  now: Json;
}

export interface Search {
  document: OpenApi;
  samples: Samples;
  pool: Pool;
  /** The operation that changes the field. */
  operation: Operation;
  /** Values under this name in the contract's examples. */
  shown(name: string): Json[];
  /** Ids of records that the field may reference, if its name alone does not tell the resource. */
  tied?(name: string): Json[] | undefined;
}

/** Number of values to try before a field counts as unchangeable. */
const MOST = 6;

/** Values that differ from the present one, without null, the likeliest first. */
export function otherValues(search: Search, { name, node, now }: Field): Json[] {
  const types = alternatives(search.document, node).map(({ type }) => type);
  const values = types.includes('array')
    ? lists(search, name, node, Array.isArray(now) ? now : [])
    : types.includes('object')
      ? objects(search, name, node, isRecord(now) ? now : {})
      : scalars(search, name, node, now);
  const unique = new Map(values.map((value) => [JSON.stringify(value), value]));
  return [...unique.values()].filter((value) => value !== null && !isNow(value, now, name)).slice(0, MOST);
}

/** Lists differ as soon as one entry does. */
function isNow(value: Json, now: Json, name: string): boolean {
  if (JSON.stringify(value) === JSON.stringify(now)) return true;
  return value !== null && typeof value !== 'object' && !isElsewhere(value, now) && isSame(value, now, name);
}

function scalars(search: Search, name: string, node: Node, now: Json): Json[] {
  const listed = allowed(node);
  if (listed) return listed;
  const tied = search.tied?.(name);
  if (tied && tied.length > 0) return tied;
  if (isReference(name, node)) return references(search, name, node);
  const isBoolean = alternatives(search.document, node).some(({ type }) => type === 'boolean');
  const fits = (value: Json) =>
    value !== null && typeof value !== 'object' && (now === null || typeof value === typeof now);
  const sampled = isBoolean ? [true, false] : search.samples.many(node, 6);
  const other = (list: Json[], most: number) =>
    list.filter((value) => fits(value) && !isNow(value, now, name)).slice(0, most);
  return [
    ...other(search.shown(name), 2),
    ...other(sampled, 2),
    ...other(search.pool.values(name).toReversed(), 2),
  ];
}

const isReference = (name: string, node: Node): boolean =>
  names.recordNamed(name) !== undefined || recordOf(node) !== undefined;

/** The resource that a field references by the contract's `x-names: contact`. */
const recordOf = (node: Node): string | undefined =>
  node
    .map(({ rules }) => (rules as { 'x-names'?: string })['x-names'])
    .find((record) => record !== undefined);

function references({ pool, operation, samples }: Search, name: string, node: Node): Json[] {
  const record = recordOf(node);
  const known = pool.references(record === undefined ? name : `${record}Id`, operation);
  const all = [...known, ...pool.values(name)];
  // A name without known records may be any text.
  return known.length > 0 ? all : [...samples.many(node, 2), ...all.slice(0, 2)];
}

/** One entry more, a different single entry, and one entry less. */
function lists(search: Search, name: string, node: Node, now: Json[]): Json[] {
  const entry = entryOf(search.document, node);
  const [least, most] = [highest(node, 'minItems', 0), lowest(node, 'maxItems')];
  const isNamed = isReference(name, entry);
  const shown = isNamed
    ? []
    : search
        .shown(name)
        .filter((one) => Array.isArray(one))
        .map((one) => withoutIds(search, entry, one));
  const isPlain = alternatives(search.document, entry).every(
    ({ type }) => type !== 'object' && type !== 'array',
  );
  const entries = isPlain
    ? isNamed
      ? references(search, name, entry)
      : scalars({ ...search, shown: () => shown.flat() }, name, entry, null)
    : [...shown.flat(), ...search.samples.many(entry, 2)];
  const others = entries.filter((one) => !now.some((other) => isSame(one, other)));
  return [
    ...others.slice(0, 2).map((one) => [...now, one]),
    ...shown,
    ...others.slice(0, 3).map((one) => [one]),
    now.slice(0, -1),
  ].filter(({ length }) => length >= least && length <= most);
}

/** Entries as new ones, because only the server knows which id belongs to which entry. */
function withoutIds({ document }: Search, entry: Node, list: Json[]): Json[] {
  const isLeft = (name: string) => names.idLikeness(name, '') < 8 || requiredOf(entry).includes(name);
  const own = new Set(
    alternatives(document, entry).flatMap(({ node }) => [...childrenOf(document, node).keys()]),
  );
  return list.map((one) =>
    isRecord(one) && own.size > 0
      ? Object.fromEntries(Object.entries(one).filter(([name]) => own.has(name) && isLeft(name)))
      : one,
  );
}

/** The same object with one changed property, or another object. */
function objects(search: Search, name: string, node: Node, now: Record<string, Json>): Json[] {
  const { document, samples } = search;
  const shown = search.shown(name).filter((one) => isRecord(one));
  const ways = alternatives(document, node).filter(({ type }) => type === 'object');
  const changed = ways.slice(0, 1).flatMap((way) => {
    const children = childrenOf(document, way.node);
    const base = Object.fromEntries(Object.entries(now).filter(([inner]) => children.has(inner)));
    return [...children].flatMap(([inner, child]) => {
      const was = base[inner];
      if (was === undefined || was === null || typeof was === 'object') return [];
      const [other] = scalars(
        { ...search, shown: (one) => shown.map((value) => value[one] ?? null) },
        inner,
        child,
        was,
      ).filter((value) => !isNow(value, was, inner));
      return other === undefined ? [] : [{ ...base, [inner]: other }];
    });
  });
  const sampled = ways
    .slice(0, 2)
    .flatMap((way) => [samples.of(way, { full: true }), samples.of(way)])
    .filter((value) => value !== undefined);
  return [...changed.slice(0, 2), ...shown.slice(0, 3), ...sampled];
}
