// Adds and removes properties of objects to meet their limits.
import type { Json, OpenApi } from '../document.ts';
import { lacking, missingIn } from './conditions.ts';
import { childrenOf, lowest, type Node, requiredOf } from './node.ts';
import { freeNames, nodeUnder, takenNode } from './open-names.ts';
import type { Samples } from './sample.ts';

interface Making {
  document: OpenApi;
  samples: Samples;
}

type Fields = Record<string, Json>;

/** The object with enough optional properties removed to add another one. */
export function withRoom(node: Node, object: Fields, name: string): Fields {
  const most = lowest(node, 'maxProperties');
  if (Object.hasOwn(object, name) || Object.keys(object).length < most) return object;
  const required = requiredOf(node);
  const [own, optional] = [true, false].map((isRequired) =>
    Object.entries(object).filter(([key]) => required.includes(key) === isRequired),
  );
  return Object.fromEntries(
    [...(own ?? []), ...(optional ?? [])].slice(0, Math.max(own?.length ?? 0, most - 1)),
  );
}

/** Adds the properties required because of existing ones. */
export function completed({ document, samples }: Making, node: Node, object: Fields): Fields {
  const names = missingIn(document, node, object);
  if (names.length === 0) return object;
  const whole = [...node, ...lacking(document, node, object)];
  const more = names.flatMap((name) => {
    const value = samples.one(nodeUnder(document, whole, name));
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...object, ...Object.fromEntries(more) };
}

/**
 * Adds properties: declared ones first, then pattern properties and additional properties.
 * @param without a name that is not added
 * @returns an object with fewer properties if there are no more names
 */
export function grown(
  { document, samples }: Making,
  node: Node,
  object: Fields,
  { count, without }: { count: number; without?: string },
): Fields {
  const missing = Math.max(0, count - Object.keys(object).length);
  if (missing === 0) return object;
  const listed = [...childrenOf(document, node).keys()];
  const free = takenNode(document, node) ? freeNames(document, node, count) : [];
  const patterned = samples.patterned(node, count).map(([name]) => name);
  const more = [...new Set([...listed, ...free, ...patterned])].flatMap((name): [string, Json][] => {
    if (name === without || Object.hasOwn(object, name)) return [];
    const value = samples.one(nodeUnder(document, node, name));
    return value === undefined ? [] : [[name, value]];
  });
  return { ...object, ...Object.fromEntries(more.slice(0, missing)) };
}
