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

/** The part of an axis that belongs to a bar, in percent. */
export function bandOf(index: number, count: number): { from: number; middle: number; to: number } {
  const width = 100 / Math.max(1, count);
  return { from: index * width, middle: (index + 0.5) * width, to: (index + 1) * width };
}

/** A bar takes this share of its band. */
const BAR = 0.64;

/** The path of a bar for each value. Both axes go from 0 to 100. */
export const barsPath = (values: readonly number[], highest: number): string =>
  values
    .map((value, i) => {
      const { middle, from } = bandOf(i, values.length);
      const half = (middle - from) * BAR;
      return value > 0
        ? `M${round(middle - half)} 100V${heightOf(value, highest)}H${round(middle + half)}V100Z`
        : '';
    })
    .join('');

/** The path of a horizontal mark at each value, as wide as its band; none at zero. */
export const marksPath = (values: readonly number[], highest: number): string =>
  values
    .map((value, i) => {
      const { from, to } = bandOf(i, values.length);
      return value > 0 ? `M${round(from)} ${heightOf(value, highest)}H${round(to)}` : '';
    })
    .join('');

const heightOf = (value: number, highest: number) => round(100 - (100 * value) / Math.max(1, highest));

/** The position of a point on an axis of `count` points, in percent. */
const positionOf = (index: number, count: number): number => (count > 1 ? (100 * index) / (count - 1) : 50);

/** The path of a line through values, with gaps for missing ones. Both axes go from 0 to 100. */
export function linePath(values: readonly (number | null)[], highest: number): string {
  let isDrawing = false;
  return values
    .map((value, i) => {
      if (value === null) {
        isDrawing = false;
        return '';
      }
      const point = `${isDrawing ? 'L' : 'M'}${round(positionOf(i, values.length))} ${heightOf(value, highest)}`;
      isDrawing = true;
      return point;
    })
    .join('');
}

const round = (value: number) => Math.round(value * 100) / 100;
