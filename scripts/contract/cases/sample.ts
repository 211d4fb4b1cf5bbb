// Plausible values of a node, the same for the same seed.
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
import { fitsType } from './takes.ts';
import { sampleTexts, textRules } from './texts.ts';

export interface Samples {
  /** @returns undefined where there is none: a required part of the node contains the node itself */
  one(node: Node, how?: How): Json | undefined;
  of(alternative: Alternative, how?: How): Json | undefined;
  /** A list of so many entries, of which so many are of the kind that it must contain; undefined where there is none. */
  list(node: Node, count: number, contained?: number): Json[] | undefined;
  /** What properties must be whose names match a pattern, each under a name that does. */
  patterned(node: Node, count?: number): [string, Node][];
  /** Different values; fewer than asked for when the node has no more. */
  many(node: Node, count: number): Json[];
}

/** `full` has every property, otherwise only those that are required. */
export interface How {
  full?: boolean;
  /** So often what stands inside itself has all there is in it there too. */
  within?: number;
}

/** Lists and objects that a value has with all there is in them; the others have what must be. */
const MOST_FULL = 40;

interface Making extends How {
  /** Of lists and objects with all there is in them, how many may come yet. */
  left?: number;
}

/** How often a schema may stand inside itself. */
const DEPTH = 1;
/** How often a value is made anew because of what is asked of it. */
const MOST_CONDITIONS = 4;
/** How many others are tried where one is forbidden. */
const MOST_TRIES = 8;
/** So many properties are made up of which the contract says no name. */
const MOST_EXTRA = 20;
/** Lists longer than this are not made. */
export const MOST_ITEMS = 2001;

export function createSamples(document: OpenApi, seed: number): Samples {
  const one = (node: Node, how: Making, inside: string[]): Json | undefined => {
    for (const alternative of alternatives(document, node)) {
      const value = of(alternative, how, inside);
      if (value !== undefined) return value;
    }
    return undefined;
  };

  /** With what its conditions ask of it, and nothing that it may not be. */
  const of = (way: Alternative, how: Making, above: string[]): Json | undefined => {
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

  const simple = ({ node, type }: Alternative, how: Making, above: string[]): Json | undefined => {
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
        // Inside itself only what must be, or a value would grow with every step; so would one of many schemas that
        // name each other.
        const isMeant = times <= within && (how.left ?? 0) > 0;
        if (isMeant) how.left = (how.left ?? 0) - 1;
        const inner = isMeant ? how : {};
        return type === 'array' ? list(node, inner, inside) : object(node, inner, inside);
      }
    }
  };

  const list = (node: Node, how: Making, inside: string[]): Json | undefined => {
    const least = leastEntries(node);
    const wanted = Math.min(Math.max(least, how.full ? 1 : 0), lowest(node, 'maxItems'));
    if (wanted === 0) return [];
    return listOf(node, wanted, how, inside) ?? (least === 0 ? [] : undefined);
  };

  const listOf = (
    node: Node,
    wanted: number,
    how: Making,
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

  /** Entries of which as many are of each kind as must be, and all others of none. */
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

  /** Entries that differ in any one of their properties. */
  const unlike = (entry: Node, inside: string[]): Json[] =>
    alternatives(document, entry).flatMap((way) => {
      const first = way.type === 'object' ? of(way, {}, inside) : undefined;
      return [...(first === undefined ? [] : childrenOf(document, way.node))].flatMap(([name, child]) =>
        many(child, MOST_TRIES, inside).map((value) => ({ ...Object(first), [name]: value })),
      );
    });

  const object = (node: Node, how: Making, inside: string[]): Json | undefined => {
    const children = childrenOf(document, node);
    const required = requiredOf(node);
    const value: Record<string, Json> = {};
    const add = (name: string): boolean => {
      const inner = one(children.get(name) ?? nodeUnder(document, node, name), how, inside);
      if (inner === undefined) return false;
      // Not by assignment: a property may be called `__proto__`.
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
    return value;
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
    // Objects differ in one property: the first that has enough values.
    const start = first as Record<string, Json>;
    const children = [...childrenOf(document, node)];
    for (const [name, child] of children.toSorted(([a], [b]) => Number(b in start) - Number(a in start))) {
      const inner = many(child, count, inside);
      if (inner.length >= count) return inner.map((value) => ({ ...start, [name]: value }));
    }
    return [start];
  };

  /** By where their schemas stand: of an object with many objects in it, each is asked for again and again. */
  const whole = new Map<string, Json | undefined>();
  const wholeOf = (node: Node, within: number): Json | undefined => {
    const make = () => one(node, { full: true, within, left: MOST_FULL }, []);
    // What is put together on the way stands nowhere.
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

/** How many entries of a list have a schema of their own. */
export const fixedEntries = (node: Node): number =>
  Math.max(0, ...node.map(({ rules }) => rules.prefixItems?.length ?? 0));

/** How many entries a list must have, those among them that it must contain. */
export const leastEntries = (node: Node): number =>
  Math.max(highest(node, 'minItems', 0), ...containedIn(node).map(({ least }) => least));

/** As many as are wanted: where entries may be the same, the last of them is repeated. */
const filling = (list: Node, entries: Json[], count: number): Json[] => {
  const last = entries.at(-1);
  if (last === undefined || list.some(({ rules }) => rules.uniqueItems)) return entries;
  return [...entries, ...Array.from({ length: Math.max(0, count - entries.length) }, () => last)];
};

const withoutNot = (part: Node[number]): Node[number] => {
  const { not: _, ...rules } = part.rules;
  return { ...part, rules };
};
