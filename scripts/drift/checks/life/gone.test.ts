import { expect, it } from 'vitest';
import { isMarked } from './gone.ts';

it('sees where a record says of itself that it is over', () => {
  const before = { id: 7, name: 'A', version: 1, cancelledAt: null };
  expect(isMarked(before, { ...before, cancelledAt: '2031-01-15T10:00:00Z' })).toBe(true);
  expect(isMarked({ ...before, visible: true }, { ...before, visible: false })).toBe(true);
  expect(isMarked(before, { ...before, version: 2 })).toBe(false);
  expect(isMarked(before, before)).toBe(false);
});
