// A few of many, as different as can be.
import { createRandom, shuffled } from './random.ts';

/**
 * All of a list, so ordered that any first part of it holds as many different sorts as it can. Which of a sort comes
 * first is up to the seed.
 */
export function byTurns<T>(list: T[], sortOf: (one: T) => string, seed: number): T[] {
  const random = createRandom(seed);
  const sorts = [...Map.groupBy(list, sortOf).values()].map((group) => shuffled(group, random));
  const rounds = Math.max(0, ...sorts.map((group) => group.length));
  return Array.from({ length: rounds }, (_, round) =>
    shuffled(sorts, random).flatMap((group) => group.slice(round, round + 1)),
  ).flat();
}
