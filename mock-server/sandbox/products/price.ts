/** How many digits the minor unit of a currency takes: 2 for CAD, 0 for JPY. */
export const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/**
 * @param text whole units with a point, like `48.00`
 * @returns minor units; undefined for what is no such price
 */
export function minorUnits(text: string, currency: string): number | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:\.(\d{1,12}))?$/.exec(text) ?? [];
  const digits = minorDigits(currency);
  if (whole === '' || /[1-9]/.test(fraction.slice(digits))) return undefined;
  return Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
}
