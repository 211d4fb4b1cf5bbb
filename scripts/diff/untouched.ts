import { isDeepStrictEqual } from 'node:util';
import { isObject, type JsonObject, objectOf } from './node.ts';

/** Whether two schemas are identical, including everything they reference. */
export type IsUntouched = (old: unknown, now: unknown) => boolean;

const SHARED = '#/components/schemas/';

/** Most of a contract does not change: caching this avoids comparing shared schemas in each operation. */
export function findUntouched(old: unknown, now: unknown): IsUntouched {
  const [before, after] = [old, now].map((document) => schemasOf(document));
  const refs = new Map(Object.entries(after ?? {}).map(([name, schema]) => [SHARED + name, refsIn(schema)]));
  const touched = new Set(
    [...refs.keys()].filter((ref) => {
      const name = ref.slice(SHARED.length);
      return !isDeepStrictEqual(before?.[name], after?.[name]);
    }),
  );
  // References to anything but shared schemas are not cached.
  const isTouched = (ref: string) => touched.has(ref) || !refs.has(ref);
  for (let count = -1; count !== touched.size; ) {
    count = touched.size;
    for (const [name, inner] of refs) if (inner.some(isTouched)) touched.add(name);
  }
  return (one, other) => isDeepStrictEqual(one, other) && !refsIn(other).some(isTouched);
}

const schemasOf = (document: unknown): JsonObject =>
  objectOf(objectOf(objectOf(document).components).schemas);

/** Any `$ref`, also inside data: a false match only costs a comparison. */
function refsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && key.endsWith('ef') && key.startsWith('$') ? inner : refsIn(inner),
  );
}
