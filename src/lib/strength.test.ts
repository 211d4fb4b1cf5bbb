import { expect, it } from 'vitest';
import { strengthOf } from './strength';

it.each([
  ['', 0],
  ['five5', 0],
  ['aaaaaaaaaaaa', 1],
  ['Password123!', 1],
  ['sunshi', 0],
  ['sunshine', 1],
  ['sunny-day', 2],
  ['copper-kettle', 3],
  ['copper-kettle-77', 4],
  ['Tr0ub4dor&3x', 4],
])('%s is %i', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

it('is too short where more is asked for', () => {
  expect([strengthOf('sunshi', 8), strengthOf('sunny-day', 8)]).toEqual([0, 2]);
});
