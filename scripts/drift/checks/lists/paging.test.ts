import { expect, it } from 'vitest';
import type { ListShape } from '../../model/shapes.ts';
import { isNestedTotal, mayBeSum } from './paging.ts';

const listing = (total: string) => ({ idPath: ['id'], shape: { total: [total] } as ListShape });

it('ignores a bare total that may be a sum', () => {
  expect(mayBeSum(listing('total'), [{ id: 1, price: 9.5 }])).toBe(true);
  expect(mayBeSum(listing('total'), [{ key: 'DE', count: 2 }])).toBe(true);
  expect(mayBeSum(listing('total'), [{ id: 1, name: 'A', ownerId: 7 }])).toBe(false);
  expect(mayBeSum(listing('totalCount'), [{ id: 1, price: 9.5 }])).toBe(false);
});

it('accepts a total of grouped items, but no other mismatch', () => {
  const days = [
    { date: '2026-09-12', photos: [1, 2, 3] },
    { date: '2026-09-10', photos: [4] },
  ];
  expect(isNestedTotal(days, 4)).toBe(true);
  expect(isNestedTotal(days, 5)).toBe(false);
  expect(isNestedTotal([...days, { date: '2026-09-09' }], 4)).toBe(false);
  expect(isNestedTotal([], 0)).toBe(false);
});
