// Plausible values of a node, deterministic by seed.
import type { Json, OpenApi } from '../document.ts';
import { type Contained, containedIn, fits, isForbidden, lacking, neededWith } from './conditions.ts';
import {
  type Alternative,
  allowed,
  alternatives,
  childrenOf,
  entryOf,
  highest,
  lowest,
  type Node,
  nodeOf,
  requiredOf,
} from './node.ts';
import { nearest, numberRules } from './numbers.ts';
import { extraNode, freeNames, nodeUnder, patternChildren, takenNode } from './open-names.ts';
import { withLaterEnds } from './periods.ts';
import { fitsType } from './takes.ts';
import { sampleTexts, textRules } from './texts.ts';

export interface Samples {
  /** @returns undefined if a required part of the node contains the node itself */
  one(node: Node, how?: SampleOptions): Json | undefined;
  of(alternative: Alternative, how?: SampleOptions): Json | undefined;
  /** A list with this many entries and this many `contains` matches; undefined if impossible. */
  list(node: Node, count: number, contained?: number): Json[] | undefined;
  /** Pattern properties, each under a matching name. */
  patterned(node: Node, count?: number): [string, Node][];
  /** Distinct values; fewer than requested if the node has no more. */
  many(node: Node, count: number): Json[];
}

/** `full` includes every property, otherwise only required ones. */
export interface SampleOptions {
  full?: boolean;
  /** How deep recursive schemas are filled completely. */
  within?: number;
}

/** The number of lists and objects in a value that are filled completely; the others have only required properties. */
const MOST_FULL = 40;

interface SampleState extends SampleOptions {
  /** The remaining number of complete lists and objects. */
  left?: number;
}

/** The recursion limit of a schema. */
const DEPTH = 1;
/** How often a value is regenerated to meet its conditions. */
const MOST_CONDITIONS = 4;
/** How many alternatives are tried if a value is forbidden. */
const MOST_TRIES = 8;
/** The number of generated properties with free names. */
const MOST_EXTRA = 20;
/** Longer lists are not generated. */
export const MOST_ITEMS = 2001;

export function createSamples(document: OpenApi, seed: number): Samples {
  const one = (node: Node, how: SampleState, inside: string[]): Json | undefined => {
    for (const alternative of alternatives(document, node)) {
      const value = of(alternative, how, inside);
      if (value !== undefined) return value;
    }
    return undefined;
  };

  /** Applies conditional requirements and avoids forbidden values. */
  const of = (way: Alternative, how: SampleState, above: string[]): Json | undefined => {
    let node = way.node;
    let value = simple(way, how, above);
    for (let i = 0; i < MOST_CONDITIONS && value !== undefined; i += 1) {
      const more = lacking(document, node, value);
      if (more.length === 0) break;
      node = [...node, ...more];
      const ways = alternatives(document, node).filter(({ type }) => type === way.type);
      value = ways.map((one) => simple(one, how, above)).find((one) => one !== undefined);
    }
    if (value === undefined || !isForbidden(document, node, value)) return value;
    const others = severalOf({ ...way, node: node.map(withoutNot) }, MOST_TRIES, above);
    return [...others, ...(how.full ? [of(way, {}, above)] : [])].find(
      (one) => one !== undefined && !isForbidden(document, node, one),
    );
  };

  const simple = ({ node, type }: Alternative, how: SampleState, above: string[]): Json | undefined => {
    const values = allowed(node)?.filter((value) => fitsType(value, type));
    if (values) return values[0];
    const given = node.flatMap(({ rules }) => [rules.example, ...[rules.examples ?? []].flat()]);
    const example = given.find((value) => value !== undefined && fitsType(value, type));
    if (example !== undefined && type !== 'string') return example;
    switch (type) {
      case 'null':
        return null;
      case 'boolean':
        return true;
      case 'integer':
      case 'number':
        return nearest(numberRules(node, type), 1);
      case 'string':
        return sampleTexts(textRules(node), 1, seed)[0];
      default: {
        const own = node.map(({ pointer }) => pointer).filter((pointer) => pointer.startsWith('/components'));
        const inside = [...above, ...own];
        const { within = 0 } = how;
        const times = Math.max(0, ...own.map((pointer) => above.filter((other) => other === pointer).length));
        if (times > DEPTH + within) return undefined;
        // Recursive and mutually recursive schemas get only required properties, to limit the
        // size.
        const isMeant = times <= within && (how.left ?? 0) > 0;
        if (isMeant) how.left = (how.left ?? 0) - 1;
        const inner = isMeant ? how : {};
        return type === 'array' ? list(node, inner, inside) : object(node, inner, inside);
      }
    }
  };

  const list = (node: Node, how: SampleState, inside: string[]): Json | undefined => {
    const least = leastEntries(node);
    const wanted = Math.min(Math.max(least, how.full ? 1 : 0), lowest(node, 'maxItems'));
    if (wanted === 0) return [];
    return listOf(node, wanted, how, inside) ?? (least === 0 ? [] : undefined);
  };

  const listOf = (
    node: Node,
    wanted: number,
    how: SampleState,
    inside: string[],
    contained?: number,
  ): Json[] | undefined => {
    const fixed = fixedEntries(node);
    const entries: (Json | undefined)[] = [];
    for (let i = 0; i < Math.min(fixed, wanted); i += 1)
      entries.push(one(entryOf(document, node, i), how, inside));
    const [entry, kinds, rest] = [entryOf(document, node, fixed), containedIn(node), wanted - entries.length];
    if (rest > 0 && node.some(({ rules }) => Object.is(rules.items, false))) return undefined;
    if (rest === 1 && kinds.length === 0) entries.push(one(entry, how, inside));
    else if (rest > 0 && kinds.length === 0) entries.push(...filling(node, many(entry, rest, inside), rest));
    else if (rest > 0) entries.push(...ofKinds(node, kinds, { entry, count: rest, contained }, inside));
    const whole = entries.filter((value) => value !== undefined);
    return whole.length >= wanted ? whole.slice(0, wanted) : undefined;
  };

  /** Entries with the required number of `contains` matches; no others match. */
  const ofKinds = (
    node: Node,
    kinds: Contained[],
    { entry, count, contained }: { entry: Node; count: number; contained: number | undefined },
    inside: string[],
  ): Json[] => {
    const meant = kinds.flatMap(({ schema, pointer, least }) =>
      many([...entry, ...nodeOf(document, schema, pointer)], contained ?? least, inside),
    );
    const isMeant = (value: Json) => kinds.some(({ schema }) => fits(document, schema, value));
    const all = many(entry, Math.min(2 * count + 20, MOST_ITEMS), inside);
    const others = [...all, ...unlike(entry, inside)].filter((one) => !isMeant(one));
    return [...meant, ...filling(node, others, count - meant.length)].slice(0, count);
  };

  /** Entries that differ in at least one property. */
  const unlike = (entry: Node, inside: string[]): Json[] =>
    alternatives(document, entry).flatMap((way) => {
      const first = way.type === 'object' ? of(way, {}, inside) : undefined;
      return [...(first === undefined ? [] : childrenOf(document, way.node))].flatMap(([name, child]) =>
        many(child, MOST_TRIES, inside).map((value) => ({ ...Object(first), [name]: value })),
      );
    });

  const object = (node: Node, how: SampleState, inside: string[]): Json | undefined => {
    const children = childrenOf(document, node);
    const required = requiredOf(node);
    const value: Record<string, Json> = {};
    const add = (name: string): boolean => {
      const inner = one(children.get(name) ?? nodeUnder(document, node, name), how, inside);
      if (inner === undefined) return false;
      // No assignment, because a property may be named `__proto__`.
      Object.defineProperty(value, name, {
        value: inner,
        enumerable: true,
        writable: true,
        configurable: true,
      });
      return true;
    };
    for (const name of required) if (!Object.hasOwn(value, name) && !add(name)) return undefined;
    const optional = [...children].filter(([name]) => !required.includes(name));
    const least = highest(node, 'minProperties', 0);
    const most = lowest(node, 'maxProperties');
    for (const [name] of optional) {
      const count = Object.keys(value).length;
      if (count < least || (how.full && count < most)) add(name);
    }
    for (const name of Object.keys(value))
      for (const other of neededWith(document, node, name)) if (!Object.hasOwn(value, other)) add(other);
    for (const [name, child] of patternChildren(document, node, seed)) {
      const inner =
        Object.keys(value).length < Math.max(least, how.full ? 1 : 0) ? one(child, how, inside) : undefined;
      if (inner !== undefined) value[name] = inner;
    }
    const wanted = Math.max(least, how.full && extraNode(document, node) ? 1 : 0);
    const missing = Math.min(wanted - Object.keys(value).length, MOST_EXTRA);
    const extra = missing > 0 ? takenNode(document, node) : undefined;
    for (const name of extra ? freeNames(document, node, missing, { seed }) : []) {
      const inner = one(extra ?? [], how, inside);
      if (inner !== undefined) value[name] = inner;
    }
    return withLaterEnds(value, children);
  };

  const many = (node: Node, count: number, inside: string[]): Json[] => {
    const found = new Map<string, Json>();
    const offer = (value: Json | undefined) => {
      if (value !== undefined && found.size < count) found.set(JSON.stringify(value), value);
    };
    for (const alternative of alternatives(document, node)) {
      for (const value of severalOf(alternative, count - found.size, inside)) offer(value);
    }
    return [...found.values()];
  };

  const severalOf = ({ node, type, label }: Alternative, count: number, inside: string[]): Json[] => {
    if (count <= 0) return [];
    const values = allowed(node)?.filter((value) => fitsType(value, type));
    if (values) return values.slice(0, count);
    if (type === 'null') return [null];
    if (type === 'boolean') return [true, false].slice(0, count);
    if (type === 'string') return sampleTexts(textRules(node), count, seed);
    const first = of({ node, type, label }, {}, inside);
    if (type === 'integer' || type === 'number') {
      const rules = numberRules(node, type);
      const start = typeof first === 'number' ? first : 0;
      const near = Array.from({ length: 2 * count }, (_, i) =>
        nearest(rules, start + (i % 2 ? -1 : 1) * Math.ceil(i / 2) * rules.step),
      );
      return [...new Set(near.filter((n): n is number => n !== undefined))].slice(0, count);
    }
    if (first === undefined) return [];
    if (type === 'array') {
      const entry = entryOf(document, node);
      const inner = many(entry, count, inside).map((value) => [value]);
      return inner.length > 0 ? inner : [first];
    }
    // Objects vary in one property: the first with enough values.
    const start = first as Record<string, Json>;
    const children = [...childrenOf(document, node)];
    for (const [name, child] of children.toSorted(([a], [b]) => Number(b in start) - Number(a in start))) {
      const inner = many(child, count, inside);
      if (inner.length >= count) return inner.map((value) => ({ ...start, [name]: value }));
    }
    return [start];
  };

  /** Cached by schema pointers, because objects with many nested objects repeat. */
  const whole = new Map<string, Json | undefined>();
  const wholeOf = (node: Node, within: number): Json | undefined => {
    const make = () => one(node, { full: true, within, left: MOST_FULL }, []);
    // Generated nodes have no pointers.
    if (node.some(({ pointer }) => pointer === '')) return make();
    const key = [within, ...node.map(({ pointer }) => pointer)].join(' ');
    if (!whole.has(key)) whole.set(key, make());
    return whole.get(key);
  };

  return {
    one: (node, { full = false, within = 0 } = {}) => (full ? wholeOf(node, within) : one(node, {}, [])),
    of: (alternative, how = {}) => of(alternative, { ...how, left: MOST_FULL }, []),
    list: (node, count, contained) =>
      count < 0 || count > MOST_ITEMS ? undefined : listOf(node, count, {}, [], contained),
    patterned: (node, count) => patternChildren(document, node, seed, count),
    many: (node, count) => (count > MOST_ITEMS ? [] : many(node, count, [])),
  };
}

/** How many entries of a list have a schema of their position. */
export const fixedEntries = (node: Node): number =>
  Math.max(0, ...node.map(({ rules }) => rules.prefixItems?.length ?? 0));

/** The minimum number of entries, including `contains` matches. */
export const leastEntries = (node: Node): number =>
  Math.max(highest(node, 'minItems', 0), ...containedIn(node).map(({ least }) => least));

/** As many as requested: if duplicates are allowed, the last is repeated. */
const filling = (list: Node, entries: Json[], count: number): Json[] => {
  const last = entries.at(-1);
  if (last === undefined || list.some(({ rules }) => rules.uniqueItems)) return entries;
  return [...entries, ...Array.from({ length: Math.max(0, count - entries.length) }, () => last)];
};

const withoutNot = (part: Node[number]): Node[number] => {
  const { not: _, ...rules } = part.rules;
  return { ...part, rules };
};
