// What each kind of business photographs: the pictures of `pictures/photos.json`, which were drawn once.
import { readFileSync } from 'node:fs';
import type { Category, Picture } from './files.ts';
import type { Dice } from './random.ts';

/** `framed` is a photo in the business's printed layout. */
export type TakeKind = 'photo' | 'framed' | 'pair' | 'collage' | 'gif' | 'video';

export interface Shot extends Picture {
  caption: string;
  tags: string[];
}

/** One shot, or before and after. */
export type Take = [Shot] | [before: Shot, after: Shot];

type Listed = Record<Category, Record<TakeKind, { size: Picture['size']; shots: Omit<Shot, 'size'>[] }>>;
const LISTED: Listed = JSON.parse(readFileSync(new URL('pictures/photos.json', import.meta.url), 'utf8'));
export const CATEGORIES = Object.keys(LISTED) as Category[];

export function takesOf(category: Category, kind: TakeKind): Take[] {
  const { size, shots: listed } = LISTED[category][kind];
  const shots = listed.map((shot) => ({ ...shot, size }));
  if (kind !== 'pair') return shots.map((shot) => [shot]);
  return shots.flatMap((after, i) => {
    const before = shots[i - 1];
    return before && i % 2 === 1 ? [[before, after]] : [];
  });
}

/**
 * Gives the takes of a business in turn, in random order.
 * @returns the next one that a session does not have; the one least recently given if it has all
 */
export function createPicker(
  category: Category,
  dice: Dice,
): (kind: TakeKind, sessionId: string | undefined) => Take {
  const queues = new Map<TakeKind, Take[]>();
  const given = new Map<string | undefined, Set<Take>>();
  return (kind, sessionId) => {
    const queue = queues.get(kind) ?? shuffled(takesOf(category, kind), dice);
    queues.set(kind, queue);
    const had = given.get(sessionId) ?? new Set();
    const next = queue.findIndex((take) => !had.has(take));
    const [take] = queue.splice(Math.max(next, 0), 1);
    if (!take) throw new Error(`there is no ${kind} of ${category}`);
    queue.push(take);
    given.set(sessionId, had.add(take));
    return take;
  };
}

const shuffled = <T>(list: T[], dice: Dice): T[] => dice.some(list, list.length);
