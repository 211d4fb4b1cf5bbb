// Decides which alternative of a node a value matches.
import type { Json, OpenApi } from '../document.ts';
import { type Alternative, allowed, childrenOf, jsonType, requiredOf, same } from './node.ts';

export const fitsType = (value: Json, type: Alternative['type']): boolean => {
  const own = jsonType(value);
  return own === type || (own === 'integer' && type === 'number');
};

/** Whether a value matches this alternative and no other, judged by its structure. */
export function takes(document: OpenApi, { node, type }: Alternative, value: Json | undefined): boolean {
  if (value === undefined || !fitsType(value, type)) return false;
  const values = allowed(node);
  if (values && !values.some((one) => same(one, value))) return false;
  if (type !== 'object') return true;
  const object = value as Record<string, Json>;
  const tags = [...childrenOf(document, node)].flatMap(([name, child]) => {
    const list = allowed(child);
    return list && Object.hasOwn(object, name) ? [{ name, list }] : [];
  });
  return (
    requiredOf(node).every((name) => Object.hasOwn(object, name)) &&
    tags.every(({ name, list }) => list.some((one) => same(one, object[name])))
  );
}
