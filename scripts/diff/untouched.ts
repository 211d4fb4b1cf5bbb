import { isDeepStrictEqual } from 'node:util';
import { isObject, type JsonObject, objectOf } from './node.ts';

/** Whether two schemas are the same to the last word, with all that they refer to. */
export type IsUntouched = (old: unknown, now: unknown) => boolean;

const SHARED = '#/components/schemas/';

/** Most of a contract stays as it was: knowing what did saves looking at it again at each operation. */
export function findUntouched(old: unknown, now: unknown): IsUntouched {
  const [before, after] = [old, now].map((document) => schemasOf(document));
  const refs = new Map(Object.entries(after ?? {}).map(([name, schema]) => [SHARED + name, refsIn(schema)]));
  const touched = new Set(
    [...refs.keys()].filter((ref) => {
      const name = ref.slice(SHARED.length);
      return !isDeepStrictEqual(before?.[name], after?.[name]);
    }),
  );
  // What leads to something else than a shared schema is looked at each time.
  const isTouched = (ref: string) => touched.has(ref) || !refs.has(ref);
  for (let count = -1; count !== touched.size; ) {
    count = touched.size;
    for (const [name, inner] of refs) if (inner.some(isTouched)) touched.add(name);
  }
  return (one, other) => isDeepStrictEqual(one, other) && !refsIn(other).some(isTouched);
}

const schemasOf = (document: unknown): JsonObject =>
  objectOf(objectOf(objectOf(document).components).schemas);

/** Whatever may lead elsewhere, also where it is only data: that costs a second look and hides nothing. */
function refsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && key.endsWith('ef') && key.startsWith('$') ? inner : refsIn(inner),
  );
}
