import { describe, expect, test } from 'vitest';
import { nextRound } from '../../../src/lib/repeat.ts';
import { birthdaysAfter } from './clock.ts';

const TORONTO = 'America/Toronto';
const at = (text: string) => new Date(text);

describe('the next round', () => {
  test.each([
    ['after a week', '2026-06-02T14:00:00Z', 1, 'week', '2026-06-09T14:00:00.000Z'],
    ['to the millisecond', '2026-06-02T14:00:00.250Z', 1, 'week', '2026-06-09T14:00:00.250Z'],
    ['after weeks over which clocks go back', '2026-10-27T14:00:00Z', 2, 'week', '2026-11-10T15:00:00.000Z'],
    ['after a month', '2026-06-15T14:00:00Z', 1, 'month', '2026-07-15T14:00:00.000Z'],
    ['after the last of a month', '2026-01-31T15:00:00Z', 1, 'month', '2026-02-28T15:00:00.000Z'],
    ['over the year’s end', '2026-11-30T15:00:00Z', 3, 'month', '2027-02-28T15:00:00.000Z'],
    ['after a year of months', '2028-02-29T15:00:00Z', 12, 'month', '2029-02-28T15:00:00.000Z'],
    // In Toronto it is still the previous evening.
    ['by the day of the place', '2026-02-01T02:00:00Z', 1, 'month', '2026-03-01T02:00:00.000Z'],
  ] as const)('%s', (_, now, every, unit, expected) => {
    expect(nextRound(at(now), { every, unit }, TORONTO)).toEqual(at(expected));
  });
});

describe('birthdays', () => {
  test('covers each day that has begun since, with the configured lead time', () => {
    const days = (from: string, to: string, ahead: number) =>
      birthdaysAfter(at(from), at(to), ahead, TORONTO);
    expect(days('2026-04-20T05:00:00Z', '2026-04-20T23:00:00Z', 0)).toEqual([]);
    expect(days('2026-04-20T23:00:00Z', '2026-04-21T04:00:00Z', 0)).toEqual(['04-21']);
    expect(days('2026-04-20T23:00:00Z', '2026-04-22T23:00:00Z', 7)).toEqual(['04-28', '04-29']);
    expect(days('2026-12-30T12:00:00Z', '2026-12-31T12:00:00Z', 1)).toEqual(['01-01']);
    expect(days('2020-01-01T12:00:00Z', '2026-01-01T12:00:00Z', 0)).toHaveLength(366);
  });

  test('on 29 February are a day early in other years', () => {
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
