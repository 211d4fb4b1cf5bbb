// The random choices of a seed; the same number gives the same data on every machine.
import { hash } from 'node:crypto';
import { createRandom, shuffled } from '../../../scripts/contract/cases/random.ts';

export interface Dice {
  /** From 0 to 1, excluding 1. */
  float(): number;
  /** An integer, including both ends. */
  int(from: number, to: number): number;
  chance(likelihood: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Up to `count` distinct items. */
  some<T>(list: readonly T[], count: number): T[];
  /** One of the keys, weighted by its number. */
  weighted<T extends string>(weights: Record<T, number>): T;
}

/** @param part the purpose of the dice; dice of different parts are independent */
export function createDice(seed: number, part: string): Dice {
  const float = createRandom(Number.parseInt(digest(`${seed}/${part}`).slice(0, 8), 16));
  const int = (from: number, to: number) => from + Math.floor(float() * (to - from + 1));
  return {
    float,
    int,
    chance: (likelihood) => float() < likelihood,
    pick: (list) => list[Math.floor(float() * list.length)] as (typeof list)[number],
    some: (list, count) => shuffled([...list], float).slice(0, count),
    weighted: <T extends string>(weights: Record<T, number>) => {
      const entries = Object.entries(weights) as [T, number][];
      let rest = float() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        rest -= weight;
        if (rest < 0) return key;
      }
      return (entries.at(-1) as [T, number])[0];
    },
  };
}

/**
 * Ids in the usual format. Hashed instead of rolled, because dice would repeat among many
 * thousands.
 */
export function idOf(seed: number, ...parts: (string | number)[]): string {
  const hex = digest([seed, ...parts].join('/'));
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The token of a public link, with 192 bits. */
export const tokenOf = (seed: number, ...parts: (string | number)[]): string =>
  Buffer.from(digest(['token', seed, ...parts].join('/')).slice(0, 48), 'hex').toString('base64url');

export const digest = (content: string | Uint8Array): string => hash('sha256', content, 'hex');

/** The seed of the data that a sandbox starts with. */
export const DEMO_SEED = 1;

/** The hash of a booth's unknown key. */
export const keyHashOf = (seed: number, boothId: string): string => digest(`key of ${seed}/${boothId}`);
