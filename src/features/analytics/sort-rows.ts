import type { AnalyticsMetric, AnalyticsRow } from '~/api/analytics';
import type { Sort } from './analytics-address';

/**
 * Sorts rows by a column. Rows without a value come last in both directions, and equal rows are
 * sorted by name.
 */
export function sortRows(
  rows: readonly AnalyticsRow[],
  sort: Sort,
  nameOf: (row: AnalyticsRow) => string,
  locale: string,
): AnalyticsRow[] {
  const direction = sort.startsWith('-') ? -1 : 1;
  const column = sort.replace(/^-/, '') as AnalyticsMetric | 'name';
  const byName = (one: AnalyticsRow, other: AnalyticsRow) =>
    nameOf(one).localeCompare(nameOf(other), locale, { numeric: true });
  return rows.toSorted((one, other) => {
    if (column === 'name') return direction * byName(one, other);
    const [first, second] = [one.figures[column], other.figures[column]];
    if (first === null || second === null)
      return Number(first === null) - Number(second === null) || byName(one, other);
    return direction * (first - second) || byName(one, other);
  });
}
