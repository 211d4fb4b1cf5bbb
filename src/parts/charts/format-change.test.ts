import { expect, test } from 'vitest';
import { formatChange } from './format-change';

test.each([
  [25, 20, '+25%'],
  [5, 10, '-50%'],
  [10, 10, '0%'],
  // Percentages of a smaller number exaggerate.
  [5, 1, '+4'],
  [0, 9, '-9'],
  [3, 0, '+3'],
  [0, 0, '0'],
])('the change to %i from %i is %s', (value, previous, text) => {
  expect(formatChange(value, previous, 'en')).toBe(text);
});
