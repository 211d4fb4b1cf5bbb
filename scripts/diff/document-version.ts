// One of the two compared documents, with a cache of its flattened schemas.
import { type Flat, flatten } from './flat.ts';
import type { Node } from './node.ts';

/** One of the two compared documents. */
export interface Version {
  document: unknown;
  flat(node: Node): Flat;
}

/** Cached, because shared schemas occur in many operations. */
export function versionOf(document: unknown): Version {
  const known = new Map<string, Flat>();
  return {
    document,
    flat(node) {
      // Without keywords, changes are reported at the location itself.
      const key = keyOf(node) || `(${node.pointer})`;
      const flat = known.get(key) ?? flatten(document, node);
      known.set(key, flat);
      return flat;
    },
  };
}

/** Cached by parts; a node without a location is unrestricted. */
export const keyOf = ({ parts }: Node): string =>
  parts.map((part) => [part.pointer, part.without, part.nullable].filter(Boolean).join(' ')).join('+');
