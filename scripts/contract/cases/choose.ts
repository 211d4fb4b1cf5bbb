// Samples a list for maximum diversity.
import { createRandom, shuffled } from './random.ts';

/**
 * Orders a list so that each prefix contains as many different sorts as possible. The seed decides the order within
 * a sort.
 */
export function byTurns<T>(list: T[], sortOf: (one: T) => string, seed: number): T[] {
  const random = createRandom(seed);
  const sorts = [...Map.groupBy(list, sortOf).values()].map((group) => shuffled(group, random));
  const rounds = Math.max(0, ...sorts.map((group) => group.length));
  return Array.from({ length: rounds }, (_, round) =>
    shuffled(sorts, random).flatMap((group) => group.slice(round, round + 1)),
  ).flat();
}
