import { describe, expect, it, test } from 'vitest';
import { formatAgo, formatBytes, formatNumber, formatPercent, formatPhone } from './format';

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
    expect(formatBytes(1400, 'fr').replace(/\s/g, ' ')).toBe('1,4 ko');
  });
});

test.each([
  ['en', '12,345', '42%'],
  ['de', '12.345', '42 %'],
  ['fr', '12 345', '42 %'],
])('in %s numbers and shares look as there', (locale, ...texts) => {
  const written = [formatNumber(12_345, locale), formatPercent(0.42, locale)];
  expect(written.map((text) => text.replace(/\s/g, ' '))).toEqual(texts);
});

test.each([
  ['6045550123', '(604) 555-0123'],
  ['604-555-0123', '(604) 555-0123'],
  ['(604) 555 0123', '(604) 555-0123'],
  ['+16045550123', '(604) 555-0123'],
  ['+447700900925', '+44 770 090 0925'],
  ['+4930901820', '+49 309 018 20'],
  ['+353861234567', '+353 861 234 567'],
  ['+123', '+123'],
  ['555-0123', '555-0123'],
  ['60455501234', '60455501234'],
  ['604555012x', '604555012x'],
  ['', ''],
])('[phone-format] the number %j is shown as %j', (phone, text) => {
  expect(formatPhone(phone)).toBe(text);
});

test.each([
  [20_000, 'now'],
  [-90_000, 'now'],
  [5 * 60_000, '5 min. ago'],
  [3 * 3_600_000, '3 hr. ago'],
  [30 * 3_600_000, 'yesterday'],
  [4 * 86_400_000, '4 days ago'],
  [60 * 86_400_000, 'Jul 20, 2026'],
])('%i ms ago is %s', (ago, text) => {
  const now = Date.parse('2026-09-18T15:00:00Z');
  expect(formatAgo(new Date(now - ago).toISOString(), now, 'en')).toBe(text);
});
