// What a reference in a contract's files means: a pointer, an anchor, or the address that a schema gives itself (`$id`).
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
 * The way to what a fragment means.
 * @param around the way to the schema that has an address of its own, from which its fragments begin
 * @returns undefined where no schema has the anchor
 */
export function wayOf(file: Json, fragment: string, around: string[]): string[] | undefined {
  const begins = around.length > 0 ? [around, []] : [[]];
  const ways = begins.flatMap((begin) => {
    const own = valueAt(file, begin) ?? null;
    const isAnchor = fragment !== '' && !fragment.startsWith('/');
    const steps = isAnchor ? wayToAnchor(own, unescaped(fragment)) : pointerSteps(fragment);
    return steps ? [[...begin, ...steps]] : [];
  });
  // Many begin at the file all the same.
  return ways.find((way) => valueAt(file, way) !== undefined) ?? ways[0];
}

/** The innermost schema around a place that has an address: the way to it, and its whole address. */
export function addressAround(file: Json, path: string[]): { way: string[]; address: string } | undefined {
  let found: { way: string[]; address: string } | undefined;
  for (let i = 0; i <= path.length; i += 1) {
    const way = path.slice(0, i);
    const id = child(valueAt(file, way), '$id');
    if (typeof id === 'string') found = { way, address: addressed(id, found?.address) };
  }
  return found;
}

/** The addresses that schemas of a file give themselves, each with the way to its schema. */
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

/** An address that is written in part, as a whole; one that stands alone is as good as it is. */
export function addressed(written: string, base = 'contract://file/'): string {
  const whole = URL.parse(written, base)?.href ?? written;
  return whole.replace(/#$/, '');
}
