import { describe, expect, it } from 'vitest';
import { formatBytes } from './format';

describe('formatBytes', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1400, '1.4 kB'],
    [67_100, '66 kB'],
    [25 * 2 ** 20, '25 MB'],
    [3.2 * 2 ** 30, '3.2 GB'],
  ])('writes %d as %s', (bytes, text) => {
    expect(formatBytes(bytes, 'en')).toBe(text);
  });

  it('uses the digits and words of the language', () => {
    expect(formatBytes(1400, 'de')).toBe('1,4 kB');
  });
});
