import { expect, test } from 'vitest';
import { costOf } from './segments.ts';

const of = (letter: string, count: number) => letter.repeat(count);

test.each([
  ['', 'gsm', 0, 0],
  [of('a', 160), 'gsm', 160, 1],
  [of('a', 161), 'gsm', 161, 2],
  [of('a', 306), 'gsm', 306, 2],
  [of('a', 307), 'gsm', 307, 3],
  [of('€', 80), 'gsm', 160, 1],
  [`${of('a', 159)}€`, 'gsm', 161, 2],
  // Neither half of a sign that takes the room of two stands alone.
  [`${of('a', 152)}€${of('a', 152)}`, 'gsm', 306, 3],
  [of('ж', 70), 'unicode', 70, 1],
  [of('ж', 71), 'unicode', 71, 2],
  [of('😀', 35), 'unicode', 70, 1],
  [of('😀', 67), 'unicode', 134, 3],
])('%j', (text, alphabet, characters, segments) => {
  expect(costOf(text)).toEqual({ alphabet, characters, segments });
});
