/** Round values that divide an axis from zero to at least `highest`, in steps of 1, 2 or 5 times a power of ten. */
export function ticksUpTo(highest: number, most = 4): number[] {
  // Counts are integers.
  const rough = Math.max(1, highest / most);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => power * factor >= rough) ?? 10);
  const steps = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: steps + 1 }, (_, i) => i * step);
}

/** The points that have a label: evenly spaced, beginning with the first. */
export function labelledPoints(count: number, most = 7): number[] {
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / step) }, (_, i) => i * step);
}

/** The position of a point on an axis of `count` points, in percent. */
export const positionOf = (index: number, count: number): number =>
  count > 1 ? (100 * index) / (count - 1) : 50;

/**
 * The path of straight lines through values, with gaps for missing ones. Both axes go from 0 to 100.
 * @param from only the part of the line between these two points
 */
export const chartLine = (
  values: readonly (number | null)[],
  highest: number,
  from = 0,
  to = values.length - 1,
): string =>
  values
    .map((value, i) => {
      if (value === null || i < from || i > to) return '';
      const isFirst = i === from || (values[i - 1] ?? null) === null;
      return `${isFirst ? 'M' : 'L'}${round(positionOf(i, values.length))} ${round(100 - (100 * value) / Math.max(1, highest))}`;
    })
    .join('');

const round = (value: number) => Math.round(value * 100) / 100;
