import { describe, expect, it } from 'vitest';
import { chartLine, labelledPoints, ticksUpTo } from './scale';

describe('the axis of values', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [97, [0, 50, 100]],
    [1234, [0, 500, 1000, 1500]],
  ])('up to %d has round steps', (highest, ticks) => {
    expect(ticksUpTo(highest)).toEqual(ticks);
  });

  it('never ends below the highest value and never has more than five lines', () => {
    for (let highest = 0; highest < 5000; highest += 7) {
      const ticks = ticksUpTo(highest);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(ticks.length).toBeLessThanOrEqual(5);
    }
  });
});

it('labels at most seven points, beginning with the first', () => {
  expect(labelledPoints(7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(labelledPoints(30)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(labelledPoints(0)).toEqual([]);
});

it('draws straight lines with gaps, and a single point in the middle', () => {
  expect(chartLine([0, 10, 5], 10)).toBe('M0 100L50 0L100 50');
  expect(chartLine([0, 10, 5], 10, 1, 2)).toBe('M50 0L100 50');
  expect(chartLine([0, null, 5], 10)).toBe('M0 100M100 50');
  expect(chartLine([3], 3)).toBe('M50 0');
});
