// One of the two compared documents, with a cache of its flattened schemas.
import { type Flat, flatten } from './flat.ts';
import { type Node, targetOf } from './node.ts';

/** One of the two compared documents. */
export interface Version {
  document: unknown;
  flat(node: Node): Flat;
}

/** Shared schemas are cached, because they occur in many operations. */
export function versionOf(document: unknown): Version {
  const known = new Map<string, Flat>();
  return {
    document,
    flat(given) {
      const node = targetOf(document, given);
      if (!isShared(node)) return flatten(document, node);
      const key = keyOf(node);
      const flat = known.get(key) ?? flatten(document, node);
      known.set(key, flat);
      return flat;
    },
  };
}

const SHARED = '/components/schemas/';

export const isShared = ({ parts }: Node): boolean =>
  parts.length > 0 && parts.every(({ pointer }) => pointer.startsWith(SHARED));

/** Its parts; empty if it is unrestricted. */
export const keyOf = ({ parts }: Node): string =>
  parts.map((part) => [part.pointer, part.without, part.nullable].filter(Boolean).join(' ')).join('+');
