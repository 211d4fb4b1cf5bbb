// Seeded random data.
import type { Json } from './contract.ts';

export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Both ends are inclusive. */
  whole(least: number, most: number): number;
  of<T>(list: readonly T[]): T;
  uuid(): string;
}

export function createRandom(seed: number): Random {
  let state = seed * 0x9e3779b1;
  // mulberry32, public domain
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    of: (list) => {
      const one = list[Math.floor(next() * list.length)];
      if (one === undefined) throw new Error('Give a list with entries.');
      return one;
    },
    uuid: () => {
      const hex = Array.from({ length: 32 }, () => whole(0, 15).toString(16)).join('');
      return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
    },
  };
}

/** Sorts texts by code units and numbers by value, null last. */
export function compare(a: Json | undefined, b: Json | undefined): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  return a < b ? -1 : 1;
}

/** Case-insensitive text search. */
export const contains = (text: Json | undefined, part: Json | undefined): boolean =>
  part === undefined || String(text).toLowerCase().includes(String(part).toLowerCase());
