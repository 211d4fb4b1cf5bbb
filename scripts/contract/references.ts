// Resolves references in a contract's files: a pointer, an anchor, or the `$id` of a schema.
import type { Json } from './document.ts';
import { pointerSteps, unescaped } from './pointer.ts';
import { wayToAnchor } from './schema-places.ts';

export const child = (value: Json | undefined, key: string): Json | undefined =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, key)
    ? (value as Record<string, Json>)[key]
    : undefined;

export const valueAt = (value: Json, steps: string[]): Json | undefined =>
  steps.reduce<Json | undefined>((inner, step) => child(inner, step), value);

/**
 * The path to the target of a fragment.
 * @param around the path to the enclosing schema with an `$id`, to which its fragments are relative
 * @returns undefined if no schema has the anchor
 */
export function wayOf(file: Json, fragment: string, around: string[]): string[] | undefined {
  const begins = around.length > 0 ? [around, []] : [[]];
  const ways = begins.flatMap((begin) => {
    const own = valueAt(file, begin) ?? null;
    const isAnchor = fragment !== '' && !fragment.startsWith('/');
    const steps = isAnchor ? wayToAnchor(own, unescaped(fragment)) : pointerSteps(fragment);
    return steps ? [[...begin, ...steps]] : [];
  });
  // Many authors write fragments relative to the file anyway.
  return ways.find((way) => valueAt(file, way) !== undefined) ?? ways[0];
}

/** The innermost enclosing schema with an `$id`: its path, and its absolute address. */
export function addressAround(file: Json, path: string[]): { way: string[]; address: string } | undefined {
  let found: { way: string[]; address: string } | undefined;
  for (let i = 0; i <= path.length; i += 1) {
    const way = path.slice(0, i);
    const id = child(valueAt(file, way), '$id');
    if (typeof id === 'string') found = { way, address: addressed(id, found?.address) };
  }
  return found;
}

/** The addresses of a file's schemas with an `$id`, each with the path to its schema. */
export function addressesIn(
  value: Json,
  path: string[] = [],
  base?: string,
): [address: string, way: string[]][] {
  if (value === null || typeof value !== 'object') return [];
  const id = child(value, '$id');
  const own = typeof id === 'string' ? addressed(id, base) : base;
  const inner = Object.entries(value).flatMap(([key, one]) => addressesIn(one, [...path, key], own));
  return typeof id === 'string' && own !== undefined ? [[own, path], ...inner] : inner;
}

/** Resolves a relative address; without a base it stays relative. */
export function addressed(written: string, base = 'contract://file/'): string {
  const whole = URL.parse(written, base)?.href ?? written;
  return whole.replace(/#$/, '');
}
