// Invalid lists: too many or too few entries, in total or of a `contains` kind.
import type { Json } from '../document.ts';
import { type Breaker, breaker, one } from './breaker.ts';
import { containedIn, hasContained } from './conditions.ts';
import type { Making } from './edges.ts';
import { type Alternative, entryOf, highest, lowest } from './node.ts';
import { fixedEntries, leastEntries, MOST_ITEMS } from './sample.ts';

const entries = (making: Making, { node }: Alternative, count: number): Json | undefined => {
  if (count < 0 || count > MOST_ITEMS) return undefined;
  const whole = making.samples.list(node, count);
  if (whole) return whole;
  const found = making.samples.many(entryOf(making.document, node), count);
  // If there are too few distinct entries, the last is repeated, which breaks uniqueness too.
  const last = found.at(-1) ?? 'sample';
  return [...found, ...Array.from({ length: count - found.length }, () => last)];
};

export const LIST_BREAKERS: Record<string, Breaker> = {
  minItems: breaker<number>((making, { limit, alternative }) =>
    one(`${limit - 1} entries`, entries(making, alternative, limit - 1)),
  ),
  maxItems: breaker<number>((making, { limit, alternative }) =>
    one(`${limit + 1} entries`, entries(making, alternative, limit + 1)),
  ),
  uniqueItems: breaker<boolean>((making, { limit, alternative, base }) =>
    limit ? one('an entry twice', ...doubled(making, alternative, base)) : [],
  ),
  items: breaker<unknown>((making, { limit, alternative: { node } }) => {
    const fixed = fixedEntries(node);
    const list = making.samples.list(node, fixed);
    const hasRoom = fixed < lowest(node, 'maxItems');
    if (limit !== false || !list || !hasRoom) return [];
    return one('an entry too many', [...list, list.at(-1) ?? 'sample']);
  }),
  contains: breaker<unknown>(ofKind(({ least }) => (least > 0 ? 0 : undefined))),
  minContains: breaker<unknown>(ofKind(({ least }) => (least > 0 ? least - 1 : undefined))),
  maxContains: breaker<unknown>(ofKind(({ most }) => most + 1)),
};

type Kind = ReturnType<typeof containedIn>[number];

/** One more matching entry than `maxContains` allows. */
function ofKind(count: (kind: Kind) => number | undefined): Parameters<typeof breaker<unknown>>[0] {
  return (making, { part, alternative: { node } }) => {
    const kinds = containedIn(node);
    const kind = kinds.find(({ pointer }) => pointer === `${part.pointer}/contains`);
    const contained = kind && count(kind);
    // Entries next to another kind are not counted separately.
    if (contained === undefined || kinds.length > 1) return [];
    const length = Math.max(leastEntries(node), contained, 1);
    if (length > lowest(node, 'maxItems')) return [];
    return one(`${contained} entries of a kind`, making.samples.list(node, length, contained));
  };
}

/** Lists with a duplicate entry and no other error where possible. */
function doubled({ document, samples }: Making, { node }: Alternative, base: Json | undefined): Json[] {
  const fixed = fixedEntries(node);
  const given = Array.isArray(base) && base.length > fixed ? base : undefined;
  const list = given ?? samples.list(node, Math.max(highest(node, 'minItems', 0), fixed + 1)) ?? [];
  const copies = list.slice(fixed).flatMap((entry, i): Json[][] => {
    if (list.length < lowest(node, 'maxItems')) return [[...list, entry]];
    // In a full list the duplicate replaces an entry.
    return list.length - fixed > 1
      ? [list.toSpliced(fixed + i === list.length - 1 ? fixed : -1, 1, entry)]
      : [];
  });
  return [...copies.filter((copy) => hasContained(document, node, copy)), ...copies];
}
