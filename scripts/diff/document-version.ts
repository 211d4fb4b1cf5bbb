// One of the two documents that are compared, and what its schemas allow.
import { type Flat, flatten } from './flat.ts';
import type { Node } from './node.ts';

/** One of the two documents. */
export interface Version {
  document: unknown;
  flat(node: Node): Flat;
}

/** Remembers what a schema allows: shared ones are met at each operation. */
export function versionOf(document: unknown): Version {
  const known = new Map<string, Flat>();
  return {
    document,
    flat(node) {
      // Where nothing is said, what is told is told of the place.
      const key = keyOf(node) || `(${node.pointer})`;
      const flat = known.get(key) ?? flatten(document, node);
      known.set(key, flat);
      return flat;
    },
  };
}

/** The same for nodes that are restricted by the same; what stands nowhere is restricted by nothing. */
export const keyOf = ({ parts }: Node): string =>
  parts.map((part) => [part.pointer, part.without, part.nullable].filter(Boolean).join(' ')).join('+');
