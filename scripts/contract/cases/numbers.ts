// Numbers for a node: the nearest valid ones, those at the limits, and those just outside.
import { NUMBER_FORMATS } from './formats.ts';
import { type Alternative, highest, lowest, type Node } from './node.ts';

export interface NumberRules {
  /** Both ends are inclusive. */
  min: number;
  max: number;
  /** The distance between valid numbers; each is a multiple of it when `stepped`. */
  step: number;
  stepped: boolean;
}

export function numberRules(node: Node, type: Alternative['type']): NumberRules {
  const multiples = node.flatMap(({ rules }) => rules.multipleOf ?? []);
  const integer = type === 'integer';
  const stepped = integer || multiples.length > 0;
  const step = multiples.reduce((all, one) => leastCommon(all, one), integer ? 1 : (multiples[0] ?? 1));
  const exclusiveMin = highest(node, 'exclusiveMinimum', Number.NEGATIVE_INFINITY);
  const exclusiveMax = lowest(node, 'exclusiveMaximum');
  const small = stepped ? step : 0.5;
  const int32 = node.some(({ rules }) => rules.format === 'int32');
  return {
    min: Math.max(
      highest(node, 'minimum', int32 ? -(2 ** 31) : Number.NEGATIVE_INFINITY),
      tidy(exclusiveMin + small),
    ),
    max: Math.min(
      lowest(node, 'maximum', int32 ? 2 ** 31 - 1 : Number.POSITIVE_INFINITY),
      tidy(exclusiveMax - small),
    ),
    step,
    stepped,
  };
}

/** @returns undefined if no number is valid */
export function nearest({ min, max, step, stepped }: NumberRules, wanted: number): number | undefined {
  const clamped = Math.min(Math.max(wanted, min), max);
  if (!stepped) return clamped >= min ? clamped : undefined;
  const [from, to] = [Math.ceil(tidy(min / step)), Math.floor(tidy(max / step))];
  const candidates = [Math.round(clamped / step), from, to].map((n) => tidy(n * step));
  return candidates.find((n) => Number.isFinite(n) && n >= min && n <= max);
}

/** Removes floating-point noise. */
export const tidy = (n: number): number => Number(n.toPrecision(15));

function leastCommon(a: number, b: number): number {
  for (let i = 1; i <= 1000; i += 1) {
    const rest = (a * i) / b;
    if (Math.abs(rest - Math.round(rest)) < 1e-9) return tidy(a * i);
  }
  return a * b;
}

/** The next number outside a bound, with the same step as inside. */
export function beyond({ step, stepped }: NumberRules, limit: number, side: 'below' | 'above'): number {
  if (!stepped) return side === 'below' ? limit - 1 : limit + 1;
  const count = tidy(limit / step);
  return tidy((side === 'below' ? Math.ceil(count) - 1 : Math.floor(count) + 1) * step);
}

export const brokenFormats = (format: string): number[] => NUMBER_FORMATS[format] ?? [];
