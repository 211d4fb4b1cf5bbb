import { numberFormat } from './formatters.ts';

/**
 * Localized `$29` or `$29.50`.
 * @param amount in the smallest unit of the currency
 * @param trailingZeroDisplay 'auto' for `$29.00`, as in a column of amounts
 */
export function formatMoney(
  amount: number,
  currency: string,
  locale: string,
  trailingZeroDisplay: 'auto' | 'stripIfInteger' = 'stripIfInteger',
): string {
  const format = numberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay,
  });
  return format.format(amount / unitsOf(format));
}

/** An amount in the smallest unit of the currency, such as 2900 cents, as 29. */
export const toMajorUnits = (amount: number, currency: string): number =>
  amount / unitsOf(numberFormat('en', { style: 'currency', currency }));

const unitsOf = (format: Intl.NumberFormat): number =>
  10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
