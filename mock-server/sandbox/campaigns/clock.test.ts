import { describe, expect, test } from 'vitest';
import { afterQuietHours, birthdaysAfter, isTimezone, nextRound } from './clock.ts';

const TORONTO = 'America/Toronto';
const at = (text: string) => new Date(text);

test('a time zone is one by its name', () => {
  expect(['America/Toronto', 'UTC', 'Asia/Kathmandu'].map(isTimezone)).toEqual([true, true, true]);
  expect(['Mars/Olympus', 'constructor', ''].map(isTimezone)).toEqual([false, false, false]);
});

describe('quiet hours', () => {
  const night = { from: '21:00', to: '09:00' };
  const day = { from: '12:00', to: '13:30' };
  test.each([
    // Toronto is four hours behind in summer.
    ['before them', '2026-07-01T00:59:59Z', night, '2026-07-01T00:59:59Z'],
    ['at their start', '2026-07-01T01:00:00Z', night, '2026-07-01T13:00:00.000Z'],
    ['after midnight', '2026-07-01T06:15:30.250Z', night, '2026-07-01T13:00:00.000Z'],
    ['at their end', '2026-07-01T13:00:00Z', night, '2026-07-01T13:00:00Z'],
    ['within a day', '2026-07-01T16:30:00Z', day, '2026-07-01T17:30:00.000Z'],
    ['of no length', '2026-07-01T16:00:00Z', { from: '12:00', to: '12:00' }, '2026-07-01T16:00:00Z'],
    ['none', '2026-07-01T06:00:00Z', null, '2026-07-01T06:00:00Z'],
    // The night in which clocks go forward, and the one in which they go back.
    ['in a short night', '2026-03-08T03:00:00Z', night, '2026-03-08T13:00:00.000Z'],
    ['in a long night', '2026-11-01T03:00:00Z', night, '2026-11-01T14:00:00.000Z'],
  ])('%s', (_, now, quiet, expected) => {
    expect(afterQuietHours(at(now), quiet, TORONTO)).toEqual(at(expected));
  });
});

describe('the next round', () => {
  test.each([
    ['after a week', '2026-06-02T14:00:00Z', 1, 'week', '2026-06-09T14:00:00.000Z'],
    ['after weeks over which clocks go back', '2026-10-27T14:00:00Z', 2, 'week', '2026-11-10T15:00:00.000Z'],
    ['after a month', '2026-06-15T14:00:00Z', 1, 'month', '2026-07-15T14:00:00.000Z'],
    ['after the last of a month', '2026-01-31T15:00:00Z', 1, 'month', '2026-02-28T15:00:00.000Z'],
    ['over the year’s end', '2026-11-30T15:00:00Z', 3, 'month', '2027-02-28T15:00:00.000Z'],
    ['after a year of months', '2028-02-29T15:00:00Z', 12, 'month', '2029-02-28T15:00:00.000Z'],
    // It is still the evening before in Toronto.
    ['by the day of the place', '2026-02-01T02:00:00Z', 1, 'month', '2026-03-01T02:00:00.000Z'],
  ] as const)('%s', (_, now, every, unit, expected) => {
    expect(nextRound(at(now), { every, unit }, TORONTO)).toEqual(at(expected));
  });
});

describe('birthdays', () => {
  test('of each day that has begun since, so many days ahead', () => {
    const days = (from: string, to: string, ahead: number) =>
      birthdaysAfter(at(from), at(to), ahead, TORONTO);
    expect(days('2026-04-20T05:00:00Z', '2026-04-20T23:00:00Z', 0)).toEqual([]);
    expect(days('2026-04-20T23:00:00Z', '2026-04-21T04:00:00Z', 0)).toEqual(['04-21']);
    expect(days('2026-04-20T23:00:00Z', '2026-04-22T23:00:00Z', 7)).toEqual(['04-28', '04-29']);
    expect(days('2026-12-30T12:00:00Z', '2026-12-31T12:00:00Z', 1)).toEqual(['01-01']);
    expect(days('2020-01-01T12:00:00Z', '2026-01-01T12:00:00Z', 0)).toHaveLength(366);
  });

  test('on 29 February come a day early in other years', () => {
    expect(birthdaysAfter(at('2027-02-27T12:00:00Z'), at('2027-02-28T12:00:00Z'), 0, 'UTC')).toEqual([
      '02-28',
      '02-29',
    ]);
    expect(birthdaysAfter(at('2028-02-27T12:00:00Z'), at('2028-02-29T12:00:00Z'), 0, 'UTC')).toEqual([
      '02-28',
      '02-29',
    ]);
  });
});
