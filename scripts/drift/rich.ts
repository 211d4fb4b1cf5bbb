// Bodies with as much in them as a target takes: what is tested inside of something stands among right values there.
import type { Json } from '../contract/document.ts';
import { isRecord, valueAt } from './shapes.ts';

/** So often is one body sent, with less of it each time. */
const MOST_SENT = 5;

/** What becomes of a body: nothing where it was taken, else the fields that are wrong; undefined where that is not told. */
export type Send = (json: Json) => Promise<string[] | undefined>;

/**
 * @param taken a body that is right
 * @param offers bodies that may be right, from which what is missing in it is taken
 * @param wrong which fields of a body are wrong by the contract
 * @returns the body with what was taken of the others
 */
export async function enriched(
  taken: Json,
  offers: Json[],
  { wrong, send }: { wrong(json: Json): string[]; send: Send },
): Promise<Json> {
  let best = taken;
  for (const offer of offers) {
    let next = fitting(withMore(best, offer), wrong);
    for (let i = 0; i < MOST_SENT && next !== undefined && !isSame(next, best); i += 1) {
      const refused = await send(next);
      if (refused === undefined) break;
      if (refused.length === 0) {
        best = next;
        break;
      }
      const less = without(next, refused);
      next = isSame(less, next) ? undefined : fitting(less, wrong);
    }
  }
  return best;
}

/** The body without what is wrong by the contract; undefined where something is that cannot go. */
function fitting(json: Json, wrong: (json: Json) => string[]): Json | undefined {
  let rest = json;
  for (let i = 0; i < MOST_SENT; i += 1) {
    const fields = wrong(rest);
    if (fields.length === 0) return rest;
    const less = without(rest, fields);
    if (isSame(less, rest)) return undefined;
    rest = less;
  }
  return undefined;
}

/** A value, and in it what another one has and it has not. What is there stays as it is. */
export function withMore(value: Json, more: Json): Json {
  if (Array.isArray(value) && Array.isArray(more)) {
    if (value.length === 0) return more;
    const [other] = more;
    return other === undefined ? value : value.map((entry) => withMore(entry, other));
  }
  if (!isRecord(value) || !isRecord(more)) return value === null && typeof more === 'object' ? more : value;
  const own = Object.entries(value).map(([name, inner]): [string, Json] => [
    name,
    Object.hasOwn(more, name) ? withMore(inner, more[name] ?? null) : inner,
  ]);
  const added = Object.entries(more).filter(([name]) => !Object.hasOwn(value, name));
  return Object.fromEntries([...own, ...added]);
}

/**
 * A value without some fields: of each the place itself goes or, where nothing stands there, what is around it.
 * @param fields `address.city`, `tags.0`
 */
export function without(value: Json, fields: string[]): Json {
  const rest = structuredClone(value);
  const places = fields.flatMap((field) => {
    const way = field.split('.');
    const there = way.findLastIndex((_, i) => valueAt(value, way.slice(0, i + 1)) !== undefined);
    return there < 0 ? [] : [way.slice(0, there + 1).join('.')];
  });
  // The last of a list first, so that the others keep their places.
  const backwards = (a: string, b: string) => b.localeCompare(a, 'en', { numeric: true });
  for (const place of [...new Set(places)].sort(backwards)) {
    const steps = place.split('.');
    const leaf = steps.pop() ?? '';
    const parent = valueAt(rest, steps);
    if (Array.isArray(parent)) parent.splice(Number(leaf), 1);
    else if (isRecord(parent)) delete parent[leaf];
  }
  return rest;
}

/** What of a body has something inside of it: objects, and lists of them. */
export const nestedIn = (json: Json | undefined): Json =>
  isRecord(json)
    ? Object.fromEntries(
        Object.entries(json).filter(([, inner]) => isRecord(Array.isArray(inner) ? inner[0] : inner)),
      )
    : {};

const isSame = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
