import { describe, expect, it } from 'vitest';
import { readBoolean, readNumberValue, readString } from './values';

describe('[rc-values] a value of the remote configuration', () => {
  it.each(['1', 'true', 't', 'yes', 'y', 'on', 'TRUE', 'Yes', 'ON', 'Y'])('%s is true', (given) => {
    expect(readBoolean({ given }, 'given')).toBe(true);
  });

  it.each(['', '0', 'false', 'off', 'no', 'n', '2', 'truth', ' on'])('"%s" is false', (given) => {
    expect(readBoolean({ given }, 'given')).toBe(false);
  });

  it.each([
    ['12', 12],
    ['-1.5', -1.5],
    ['1e3', 1000],
    ['', 0],
    ['twelve', 0],
    ['12 px', 0],
    ['NaN', 0],
  ])('"%s" is the number %d', (given, number) => {
    expect(readNumberValue({ given }, 'given')).toBe(number);
  });

  it('that is missing is empty text, false and 0, regardless of its name', () => {
    for (const key of ['missing', 'constructor', '__proto__']) {
      expect(readString({}, key)).toBe('');
      expect(readBoolean({}, key)).toBe(false);
      expect(readNumberValue({}, key)).toBe(0);
    }
  });
});
