import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-codec';

describe('search codec', () => {
  it('keeps a phone number as the text it is', () => {
    expect(parseSearch('?phoneNumber=4165551234')).toEqual({ phoneNumber: '4165551234' });
    expect(parseSearch('?value=%2B14165551234')).toEqual({ value: '+14165551234' });
  });

  it('reads back what it wrote', () => {
    const search = { type: 'logo', search: 'a&b=c d', tags: ['x', 'y'] };
    expect(parseSearch(stringifySearch(search))).toEqual(search);
  });

  it('leaves out what says nothing', () => {
    expect(stringifySearch({ page: undefined, type: null, search: '' })).toBe('');
  });
});
