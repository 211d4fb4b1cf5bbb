// Numbers as they are typed: a comma or a point before the fraction, nothing else between the digits.

import { numberFormat } from '~/lib/formatters';

/** @returns '' for nothing, NaN for what is no number */
export function readNumber(typed: string): number | '' {
  const text = typed.trim();
  if (text === '') return '';
  return /^[-+]?\d*[.,]?\d+$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

/** How many digits follow the point in a currency: two for dollars, none for yen. */
export function fractionDigits(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  return numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** `48.00` as 4800. More digits than the currency has make no amount. */
export function readAmount(typed: string, digits: number): number | '' {
  const value = readNumber(typed);
  if (value === '' || Number.isNaN(value)) return value;
  const [, fraction = ''] = typed.trim().split(/[.,]/);
  // By text and not by multiplication: 1.15 * 100 is less than 115.
  return fraction.length > digits ? Number.NaN : Math.round(value * 10 ** digits);
}

/** 4800 as `48.00` */
export const writeAmount = (value: unknown, digits: number): string =>
  typeof value === 'number' ? (value / 10 ** digits).toFixed(digits) : '';
