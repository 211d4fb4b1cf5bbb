// Generates invalid values for one keyword.
import type { Json } from '../document.ts';
import type { CaseVariant } from './case.ts';
import type { Making, Variant } from './edges.ts';
import type { Alternative, Part } from './node.ts';

export interface Break extends Variant {
  keyword: string;
  rule: string;
  /** The property at fault, unless the whole value is. */
  at?: string;
  /** Whether errors may also name inner fields, as they do for a choice without a matching branch. */
  isInside?: boolean;
}

/** @param base a valid value, if known */
export type Breaks = (making: Making, alternative: Alternative, base: Json | undefined) => Break[];

interface Broken<Limit> {
  /** The value of the keyword. */
  limit: Limit;
  /** The part that contains the keyword. */
  part: Part;
  alternative: Alternative;
  base: Json | undefined;
}

export type Breaker = (making: Making, broken: Broken<never>) => Found[];
export type Found = Pick<Break, 'name' | 'values' | 'at' | 'variant'>;

/** Each breaker is registered under its keyword, so the cast to that keyword's value is safe. */
export const breaker = <Limit>(make: (making: Making, broken: Broken<Limit>) => Found[]): Breaker =>
  make as Breaker;

/** The same, for callers that choose by the variant. */
export const oneOf = (variant: CaseVariant, name: string, ...values: (Json | undefined)[]): Found[] =>
  one(name, ...values).map((found) => ({ ...found, variant }));

export const one = (name: string, ...values: (Json | undefined)[]): Found[] => {
  const made = values.filter((value) => value !== undefined);
  return made.length > 0 ? [{ name, values: made }] : [];
};
