// Periods in sample objects: an end comes after its start.
import type { Json } from '../document.ts';
import { allowed, type Node } from './node.ts';

/** The last or first word of a name such as `endsAt`, `valid_until`, `expiresOn`. */
const ENDS = [
  'end',
  'ends',
  'until',
  'till',
  'to',
  'through',
  'expires',
  'expiry',
  'expiration',
  'expire',
].concat([...['finish', 'finishes', 'finished', 'due', 'closes', 'departure', 'checkout']]);

const MS_OF_DAY = 86_400_000;

/** The object with each date that ends a period a day after those of the same object. */
export function withLaterEnds(
  value: Record<string, Json>,
  children: ReadonlyMap<string, Node>,
): Record<string, Json> {
  const dates = [...children].filter(([name, node]) => isDate(node) && typeof value[name] === 'string');
  const others = new Set(dates.flatMap(([name]) => (isEnd(name) ? [] : [value[name]])));
  for (const [name] of dates) {
    const date = value[name];
    if (isEnd(name) && typeof date === 'string' && others.has(date)) value[name] = dayAfter(date);
  }
  return value;
}

/** Only where nothing but the format restricts the value. */
const isDate = (node: Node): boolean =>
  node.some(({ rules }) => rules.format === 'date' || rules.format === 'date-time') &&
  !node.some(({ rules }) => rules.pattern !== undefined) &&
  !allowed(node);

const isEnd = (name: string): boolean =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => ENDS.includes(word));

/** Keeps the time and its form. */
const dayAfter = (date: string): string =>
  `${new Date(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) + MS_OF_DAY).toISOString().slice(0, 10)}${date.slice(10)}`;
