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
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay,
  });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}
