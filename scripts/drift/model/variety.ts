// Selects the most diverse of many records.
import type { Json } from '../../contract/document.ts';
import { isRecord } from './shapes.ts';

/**
 * The first record, then each time the one that adds most.
 * @param most maximum number
 */
export function mostDiverse<T>(list: T[], bodyOf: (one: T) => Json, most: number): T[] {
  const [first, ...rest] = list.map((one) => ({ one, shows: traits(bodyOf(one)) }));
  if (!first) return [];
  const seen = new Set(first.shows);
  const chosen = [first.one];
  while (chosen.length < most) {
    const news = rest.map(({ shows }) => shows.filter((trait) => !seen.has(trait)).length);
    const best = news.indexOf(Math.max(...news));
    const next = rest[best];
    if (!next || news[best] === 0) break;
    for (const trait of next.shows) seen.add(trait);
    chosen.push(next.one);
    rest.splice(best, 1);
  }
  return chosen;
}

/** Whether a record has no new traits and lacks none that all others have. */
export function addsNothing(one: Json, others: Json[]): boolean {
  const own = new Set(traits(one));
  const each = others.map((other) => new Set(traits(other)));
  const isShared = (trait: string) => each.every((other) => other.has(trait));
  return (
    [...own].every((trait) => each.some((other) => other.has(trait))) &&
    [...(each[0] ?? [])].every((trait) => own.has(trait) || !isShared(trait))
  );
}

/** The existing paths, with the values of booleans and short enums. */
function traits(value: Json, at = '', depth = 0): string[] {
  if (value === null || depth > 6) return [];
  if (Array.isArray(value))
    return [...new Set(value.slice(0, 10).flatMap((entry) => traits(entry, `${at}[]`, depth + 1)))];
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, inner]) => traits(inner, `${at}.${name}`, depth + 1));
  const isWord = typeof value === 'boolean' || /^[a-z]{2,20}(_[a-z]+)?$/.test(`${value}`);
  return isWord ? [at, `${at}=${value}`] : [at];
}
