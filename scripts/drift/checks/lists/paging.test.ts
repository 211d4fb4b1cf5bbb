import { expect, it } from 'vitest';
import type { ListShape } from '../../shapes.ts';
import { mayBeSum } from './paging.ts';

const listing = (total: string) => ({ idPath: ['id'], shape: { total: [total] } as ListShape });

it('takes a bare total for no number of entries where it may be what they come to', () => {
  expect(mayBeSum(listing('total'), [{ id: 1, price: 9.5 }])).toBe(true);
  expect(mayBeSum(listing('total'), [{ key: 'DE', count: 2 }])).toBe(true);
  expect(mayBeSum(listing('total'), [{ id: 1, name: 'A', ownerId: 7 }])).toBe(false);
  expect(mayBeSum(listing('totalCount'), [{ id: 1, price: 9.5 }])).toBe(false);
});
