// Every location in a value, with a function that replaces its value.
import type { Json, OpenApi } from '../document.ts';
import type { Branch } from './case.ts';
import { containedIn } from './conditions.ts';
import {
  type Alternative,
  alternatives,
  childrenOf,
  entryOf,
  jsonType,
  lowest,
  type Node,
  same,
} from './node.ts';
import { completed, withRoom } from './objects.ts';
import { extraNode, freeNames } from './open-names.ts';
import { fixedEntries, leastEntries, type Samples } from './sample.ts';
import { takes } from './takes.ts';

export interface Site {
  /** `address.line1`, `tags.0`; empty for the whole value. */
  field: string;
  node: Node;
  ways: Alternative[];
  /** The default value; undefined if it is optional and absent. */
  base: Json | undefined;
  /** The chosen branches on the path, for the case's name. */
  label: string;
  /** The outermost chosen branch, unless there are several or the whole value is the choice. */
  branch: Branch | undefined;
  put(value: Json): Json;
}

/** The recursion limit of a schema. */
const DEPTH = 2;

/**
 * The sites of several values of one node. A location in more than one value comes from the first that contains most
 * of its path, because its required siblings are there too. `others` are the sites in the other values.
 */
export function sitesOfAll(
  document: OpenApi,
  samples: Samples,
  node: Node,
  bases: (Json | undefined)[],
): (Site & { others: Site[] })[] {
  const found = new Map<string, { site: Site; depth: number }[]>();
  for (const base of bases) {
    for (const site of sitesOf(document, samples, node, base)) {
      const key = `${site.field} ${site.label}`;
      const known = found.get(key) ?? [];
      found.set(key, [...known, { site, depth: depthIn(base, site.field) }]);
    }
  }
  return [...found.values()].flatMap((all) => {
    const [first, ...others] = all.toSorted((a, b) => b.depth - a.depth).map(({ site }) => site);
    return first ? [{ ...first, others }] : [];
  });
}

/** How many steps of a field's path exist in a value. */
function depthIn(base: Json | undefined, field: string): number {
  const steps = field === '' ? [] : field.split('.');
  let [inner, depth] = [base, 0];
  while (inner !== undefined && depth <= steps.length) {
    const step = steps[depth] ?? '';
    const isThere = inner !== null && typeof inner === 'object' && Object.hasOwn(inner, step);
    inner = isThere ? (inner as Record<string, Json>)[step] : undefined;
    depth += 1;
  }
  return depth;
}

/** If there are more sites, the deepest are dropped. */
const MOST_SITES = 600;
const DEEPEST = [Number.POSITIVE_INFINITY, 6, 4, 3, 2];

export function sitesOf(document: OpenApi, samples: Samples, node: Node, base: Json | undefined): Site[] {
  let sites: Site[] = [];
  for (const deepest of DEEPEST) {
    sites = [];
    for (const site of sitesWithin(document, samples, node, base, deepest)) {
      sites.push(site);
      if (sites.length > MOST_SITES) break;
    }
    if (sites.length <= MOST_SITES) break;
  }
  return sites;
}

function* sitesWithin(
  document: OpenApi,
  samples: Samples,
  node: Node,
  base: Json | undefined,
  deepest: number,
): Generator<Site> {
  yield* walk({ field: '', node, base, label: '', branch: undefined, put: (value) => value }, []);

  function* walk(place: Omit<Site, 'ways'>, above: string[]): Generator<Site> {
    const ways = alternatives(document, place.node);
    yield { ...place, ways };
    if (place.field !== '' && place.field.split('.').length >= deepest) return;
    for (const way of ways) {
      if (way.type !== 'object' && way.type !== 'array') continue;
      const own = way.node
        .map(({ pointer }) => pointer)
        .filter((pointer) => pointer.startsWith('/components'));
      const inside = [...above, ...own];
      if (own.some((pointer) => inside.filter((other) => other === pointer).length > DEPTH)) continue;
      const label = [place.label, way.label].filter(Boolean).join(' ');
      const given = takes(document, way, place.base) ? place.base : samples.of(way);
      if (given === undefined) continue;
      const { branch: name } = way;
      const isFirst = place.label === '' && place.field !== '' && name !== undefined;
      const branch = isFirst ? { field: place.field, name } : way.label === '' ? place.branch : undefined;
      const here = { ...place, label, branch };
      if (way.type === 'array') yield* inList(here, way, given as Json[], inside);
      else yield* inObject(here, way, given as Record<string, Json>, inside);
    }
  }

  function* inObject(
    place: Omit<Site, 'ways'>,
    way: Alternative,
    given: Record<string, Json>,
    above: string[],
  ): Generator<Site> {
    const children = childrenOf(document, way.node);
    const extra = extraNode(document, way.node);
    for (const [name, child] of samples.patterned(way.node))
      if (!children.has(name)) children.set(name, child);
    const [free] = extra ? freeNames(document, way.node, 1) : [];
    if (extra && free !== undefined) children.set(free, extra);
    for (const [name, child] of children) {
      yield* walk(
        {
          field: join(place.field, name),
          node: child,
          base: Object.hasOwn(given, name) ? given[name] : undefined,
          label: place.label,
          branch: place.branch,
          put: (value) =>
            place.put(
              completed({ document, samples }, way.node, {
                ...withRoom(way.node, given, name),
                [name]: value,
              }),
            ),
        },
        above,
      );
    }
  }

  function* inList(
    place: Omit<Site, 'ways'>,
    way: Alternative,
    given: Json[],
    above: string[],
  ): Generator<Site> {
    const fixed = fixedEntries(way.node);
    const least = leastEntries(way.node);
    for (let i = 0; i <= fixed; i += 1) {
      const entry = entryOf(document, way.node, i);
      if (entry.length === 0) continue;
      const others = given.length > i ? given : (samples.list(way.node, Math.max(least, i + 1)) ?? given);
      const { length } = others;
      // Replacing a required `contains` match would break more than the keyword under test.
      if (i === fixed && containedIn(way.node).length > 0 && length < lowest(way.node, 'maxItems')) {
        yield* walk(
          {
            field: join(place.field, `${length}`),
            node: entry,
            base: undefined,
            label: place.label,
            branch: place.branch,
            put: (value) => place.put([...others.filter((other) => !same(other, value)), value]),
          },
          above,
        );
        continue;
      }
      // In a list of unique entries, duplicates are dropped.
      const put = (value: Json) => {
        const rest = others.map((other, at) => (at === i ? value : other));
        return place.put(rest.filter((other, at) => at === i || at < fixed || !same(other, value)));
      };
      yield* walk(
        {
          field: join(place.field, `${i}`),
          node: entry,
          base: given[i],
          label: place.label,
          branch: place.branch,
          put,
        },
        above,
      );
    }
  }
}

const join = (field: string, step: string) => (field === '' ? step : `${field}.${step}`);

/**
 * Replaces the leaves of a value.
 * @param known returns undefined to keep a value
 */
export function replaceLeaves(value: Json, known: (field: string) => Json | undefined, field = ''): Json {
  if (jsonType(value) === 'object') {
    const entries = Object.entries(value as Record<string, Json>);
    // Uses entries because a property may be named `__proto__`.
    return Object.fromEntries(
      entries.map(([name, inner]) => [name, replaceLeaves(inner, known, join(field, name))]),
    );
  }
  if (Array.isArray(value)) return value.map((inner, i) => replaceLeaves(inner, known, join(field, `${i}`)));
  return known(field) ?? value;
}
