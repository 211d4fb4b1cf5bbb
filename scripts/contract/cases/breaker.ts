// What makes wrong values for one keyword.
import type { Json } from '../document.ts';
import type { Making, Variant } from './edges.ts';
import type { Alternative, Part } from './node.ts';

export interface Break extends Variant {
  keyword: string;
  rule: string;
  /** The property at fault, when it is not the value as a whole. */
  at?: string;
  /** Whether what is wrong may be told of what is inside as well: of branches none of which is meant. */
  isInside?: boolean;
}

/** @param base a right value, where one is known */
export type Breaks = (making: Making, alternative: Alternative, base: Json | undefined) => Break[];

interface Broken<Limit> {
  /** What stands under the keyword. */
  limit: Limit;
  /** Where the keyword stands. */
  part: Part;
  alternative: Alternative;
  base: Json | undefined;
}

export type Breaker = (making: Making, broken: Broken<never>) => Found[];
export type Found = Pick<Break, 'name' | 'values' | 'at'>;

/** Each breaker stands under its keyword, so what it is given is what may stand there. */
export const breaker = <Limit>(make: (making: Making, broken: Broken<Limit>) => Found[]): Breaker =>
  make as Breaker;

export const one = (name: string, ...values: (Json | undefined)[]): Found[] => {
  const made = values.filter((value) => value !== undefined);
  return made.length > 0 ? [{ name, values: made }] : [];
};
