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
 * The path of a smooth line through values, with gaps for missing ones. Between two values it stays between them, so it
 * never falls below zero. Both axes go from 0 to 100.
 * @param from only the part of the line between these two points
 */
export function linePath(
  values: readonly (number | null)[],
  highest: number,
  from = 0,
  to = values.length - 1,
): string {
  const heights = values.map((value) => (value === null ? null : 100 - (100 * value) / Math.max(1, highest)));
  const third = 100 / Math.max(1, values.length - 1) / 3;
  // The harmonic mean of the steps before and after; level at a peak and at an end.
  const slopeAt = (i: number, height: number) => {
    const before = height - (heights[i - 1] ?? height);
    const after = (heights[i + 1] ?? height) - height;
    return before * after > 0 ? (2 * before * after) / (before + after) : 0;
  };
  return heights
    .map((height, i) => {
      if (height === null || i < from || i > to) return '';
      const x = positionOf(i, values.length);
      const former = heights[i - 1] ?? null;
      if (former === null || i === from) return `M${round(x)} ${round(height)}`;
      const controls = [
        x - 2 * third,
        former + slopeAt(i - 1, former) / 3,
        x - third,
        height - slopeAt(i, height) / 3,
      ];
      return `C${[...controls, x, height].map(round).join(' ')}`;
    })
    .join('');
}

const round = (value: number) => Math.round(value * 100) / 100;
