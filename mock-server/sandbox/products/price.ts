/** The number of digits of a currency's minor unit: 2 for CAD, 0 for JPY. */
export const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Major units with a decimal point: 4800 cents are `48.00`. */
export function majorUnits(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
}

/**
 * @param text major units with a decimal point, such as `48.00`
 * @returns minor units; undefined for an invalid price
 */
export function minorUnits(text: string, currency: string): number | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:\.(\d{1,12}))?$/.exec(text) ?? [];
  const digits = minorDigits(currency);
  if (whole === '' || /[1-9]/.test(fraction.slice(digits))) return undefined;
  return Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
}
