import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { listSearchOf, searchOf } from './search-schema';

/** As they are generated from the contract's query parameters. */
const number = z.pipe(z.coerce.number(), z.int()).check(z.gte(1)).check(z.lte(1000));
const QueryParams = z.object({
  page: z._default(number, 1),
  show: z._default(number, 24),
  type: z.optional(z.enum(['logo', 'overlay'])),
  search: z.optional(z.string().check(z.minLength(1))),
});
const read = searchOf(QueryParams, ['page', 'type', 'search']);

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

  it('takes one text for a list of one, and a word for a yes or no', () => {
    const rules = z.object({
      status: z.optional(z.array(z.enum(['sent', 'draft']))),
      active: z.optional(z.boolean()),
    });
    const readBoth = searchOf(rules, ['status', 'active']);
    expect(readBoth({ status: 'sent', active: 'false' })).toEqual({ status: ['sent'], active: false });
    expect(readBoth({ status: ['sent', 'draft'] }).status).toEqual(['sent', 'draft']);
    expect(readBoth({ status: 'lost', active: 'perhaps' })).toEqual({});
  });

  it('reads fields of other calls too', () => {
    const other = searchOf(QueryParams, ['page'], () => ({ open: z.string().check(z.regex(/^[a-z]+$/)) }));
    expect(other({ page: '2', open: 'serum' })).toEqual({ page: 2, open: 'serum' });
    expect(other({ open: '../x' }).open).toBeUndefined();
  });

  it('reads every field of a list, with nothing named', () => {
    const list = listSearchOf(QueryParams, () => ({ open: z.string() }));
    expect(list({ page: '2', show: '12', type: 'logo', search: 'a', open: 'x', other: '1' })).toEqual({
      ...{ page: 2, show: 12, type: 'logo', search: 'a', open: 'x' },
    });
  });

  it('makes the rules at the first use', () => {
    const made: string[] = [];
    const rules = z.object({
      get page() {
        made.push('page');
        return z.string();
      },
    });
    const late = listSearchOf(rules, () => {
      made.push('more');
      return {};
    });
    expect(made).toEqual([]);
    expect(late({ page: '2' })).toEqual({ page: '2' });
    expect(late({ page: '3' })).toEqual({ page: '3' });
    expect(made).toEqual(['page', 'more']);
  });

  it('overrides what is wrong, so that it cannot reach the screen by another way', () => {
    expect({ page: 'zero', ...read({ page: 'zero' }) }.page).toBeUndefined();
  });

  it('leaves out what the contract takes for granted, and fields that were not named', () => {
    expect(read({ page: '1' }).page).toBeUndefined();
    expect(read({ show: '5' })).not.toHaveProperty('show');
  });
});
