// Builds bodies with as many optional values as the target accepts, so that nested cases have a valid context.
import type { Json } from '../../contract/document.ts';
import { isRecord, valueAt } from '../model/shapes.ts';

/** Number of attempts, each with a smaller body. */
const MOST_SENT = 5;

/** The result of sending a body: empty if accepted, else the invalid fields; undefined if unknown. */
export type Send = (json: Json) => Promise<string[] | undefined>;

/**
 * @param taken a valid body
 * @param offers possibly valid bodies that supply missing values
 * @param wrong the fields that violate the contract
 * @returns the body with the accepted additions
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

/** The body without invalid fields; undefined if one of them is required. */
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

/** The value with missing parts taken from another one; existing parts stay. */
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
 * A value without some fields; of a missing field, its parent is removed.
 * @param fields `address.city`, `tags.0`
 */
export function without(value: Json, fields: string[]): Json {
  const rest = structuredClone(value);
  const places = fields.flatMap((field) => {
    const way = field.split('.');
    const there = way.findLastIndex((_, i) => valueAt(value, way.slice(0, i + 1)) !== undefined);
    return there < 0 ? [] : [way.slice(0, there + 1).join('.')];
  });
  // From the end of a list, so that indexes stay valid.
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

/** The nested objects, and lists of objects, in a body. */
export const nestedIn = (json: Json | undefined): Json =>
  isRecord(json)
    ? Object.fromEntries(
        Object.entries(json).filter(([, inner]) => isRecord(Array.isArray(inner) ? inner[0] : inner)),
      )
    : {};

const isSame = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
