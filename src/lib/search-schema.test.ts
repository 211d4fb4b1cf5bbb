import { describe, expect, it } from 'vitest';
import { ListAssetsQueryParams } from '~/api/assets';
import { searchOf } from './search-schema';

const read = searchOf(ListAssetsQueryParams, ['page', 'type', 'search']);

describe('searchOf', () => {
  it('reads the named fields as the contract means them', () => {
    expect(read({ page: '3', type: 'logo', search: '42' })).toEqual({ page: 3, type: 'logo', search: '42' });
  });

  it.each([
    { page: 'zero' },
    { page: '-1' },
    { page: '1.5' },
    { page: ['1', '2'] },
    { type: 'sculpture' },
    { search: '' },
  ])('takes %j for nothing', (given) => {
    expect(Object.values(read(given)).filter((value) => value !== undefined)).toEqual([]);
  });

  it('overrides what is wrong, so that it cannot reach the screen by another way', () => {
    expect({ page: 'zero', ...read({ page: 'zero' }) }.page).toBeUndefined();
  });

  it('leaves out what the contract takes for granted, and fields that were not named', () => {
    expect(read({ page: '1' }).page).toBeUndefined();
    expect(read({ show: '5' })).not.toHaveProperty('show');
  });
});
