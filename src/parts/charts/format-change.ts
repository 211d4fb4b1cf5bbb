import { numberFormat } from '~/lib/formatters';

/** From this number on, a percentage says more than the difference. */
export const PERCENT_FROM = 10;

export const isPercent = (previous: number): boolean => previous >= PERCENT_FROM;

/**
 * The change from a previous number, with its sign: a percentage if that number was at least 10 (`+25%`), otherwise the
 * difference (`+4`, where 1 became 5), because percentages of small numbers exaggerate.
 */
export function formatChange(
  value: number,
  previous: number,
  locale: string,
  asPercent = isPercent(previous),
): string {
  return numberFormat(locale, {
    style: asPercent ? 'percent' : 'decimal',
    signDisplay: 'exceptZero',
  }).format(asPercent ? value / previous - 1 : value - previous);
}
