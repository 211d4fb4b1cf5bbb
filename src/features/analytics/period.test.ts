import { describe, expect, it } from 'vitest';
import { readAnalyticsSearch } from './analytics-address';
import { formatChartDay, formatPeriod, presetPeriod, shiftPeriod } from './period';

it('formats days and periods without a time zone', () => {
  expect(formatChartDay('2026-11-01', 'en')).toBe('Nov 1');
  expect(formatPeriod({ from: '2026-10-25', to: '2026-11-23' }, 'en')).toMatch(/Oct 25\s–\sNov 23, 2026/);
});

describe('a preset', () => {
  it.each([
    ['7days', '2026-11-17', '2026-11-23'],
    ['30days', '2026-10-25', '2026-11-23'],
    ['90days', '2026-08-26', '2026-11-23'],
    ['month', '2026-11-01', '2026-11-23'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['year', '2026-01-01', '2026-11-23'],
  ] as const)('%s ends at the latest today', (preset, from, to) => {
    expect(presetPeriod(preset, '2026-11-23')).toEqual({ from, to });
  });
});

describe('a shift', () => {
  it('moves by the length of the period, and back again', () => {
    const week = { from: '2026-11-17', to: '2026-11-23' };
    expect(shiftPeriod(week, -1)).toEqual({ from: '2026-11-10', to: '2026-11-16' });
    expect(shiftPeriod(shiftPeriod(week, -1), 1)).toEqual(week);
  });

  it('keeps calendar months whole', () => {
    const october = { from: '2026-10-01', to: '2026-10-31' };
    expect(shiftPeriod(october, -1)).toEqual({ from: '2026-09-01', to: '2026-09-30' });
    expect(shiftPeriod({ from: '2026-02-01', to: '2026-02-28' }, 1)).toEqual({
      from: '2026-03-01',
      to: '2026-03-31',
    });
    expect(shiftPeriod({ from: '2027-12-01', to: '2027-12-31' }, 1)).toEqual({
      from: '2028-01-01',
      to: '2028-01-31',
    });
  });
});

it('drops a custom period that ends before it begins', () => {
  const period = { from: '2026-11-01', to: '2026-11-02' };
  expect(readAnalyticsSearch(period)).toMatchObject(period);
  expect(readAnalyticsSearch({ from: '2026-12-01', to: '2026-11-01', metric: 'views' })).toEqual({
    metric: 'views',
  });
});
