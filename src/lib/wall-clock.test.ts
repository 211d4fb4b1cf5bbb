import { describe, expect, it } from 'vitest';
import { cityOf, isZone } from './time-zone';
import { afterQuiet, fromWall, isShownTwice, toWall } from './wall-clock';

const TORONTO = 'America/Toronto';

describe('the clock on the wall', () => {
  it.each([
    ['2026-10-06T14:00:00Z', TORONTO, '2026-10-06T10:00'],
    ['2026-01-06T15:00:00Z', TORONTO, '2026-01-06T10:00'],
    ['2026-10-06T20:30:00Z', 'Asia/Kolkata', '2026-10-07T02:00'],
    ['2026-10-06T14:00:00Z', 'UTC', '2026-10-06T14:00'],
  ])('shows %s in %s as %s, and the other way round', (time, zone, wall) => {
    expect(toWall(time, zone)).toBe(wall);
    expect(fromWall(wall, zone)).toEqual(new Date(time));
  });

  it.each([
    ['2027-03-14T02:30', TORONTO, '2027-03-14T03:30'],
    ['2027-03-28T02:15', 'Europe/Berlin', '2027-03-28T03:15'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-04T02:45'],
  ])('moves the skipped time %s in %s forward', (wall, zone, moved) => {
    expect(toWall(fromWall(wall, zone) ?? '', zone)).toBe(moved);
  });

  it('takes a time that is shown twice for one of the two, and knows it', () => {
    const twice = fromWall('2026-11-01T01:30', TORONTO) ?? '';
    expect(toWall(twice, TORONTO)).toBe('2026-11-01T01:30');
    expect(isShownTwice(twice, TORONTO)).toBe(true);
    for (const wall of ['2026-11-01T00:30', '2026-11-01T02:30', '2027-03-14T03:30'])
      expect(isShownTwice(fromWall(wall, TORONTO) ?? '', TORONTO), wall).toBe(false);
  });

  it('takes what is no time for none', () => {
    expect(fromWall('tomorrow', TORONTO)).toBeNull();
  });

  it('knows a time zone by its name', () => {
    expect(['America/Toronto', 'UTC', 'Asia/Kathmandu'].every(isZone)).toBe(true);
    expect(['Mars/Base', 'Mars/Olympus', 'constructor', ''].some(isZone)).toBe(false);
  });
});

describe('quiet hours', () => {
  const night = { from: '21:00', to: '09:00' };
  it.each([
    ['2026-10-06T20:59', night, '2026-10-06T20:59'],
    ['2026-10-06T21:00', night, '2026-10-07T09:00'],
    ['2026-10-06T03:00', night, '2026-10-06T09:00'],
    ['2026-10-06T09:00', night, '2026-10-06T09:00'],
    ['2026-10-06T12:30', { from: '12:00', to: '13:00' }, '2026-10-06T13:00'],
    ['2026-10-06T03:00', null, '2026-10-06T03:00'],
  ])('put %s off to %o: %s', (wall, quiet, allowed) => {
    const at = fromWall(wall, TORONTO);
    expect(toWall(afterQuiet(at ?? '', quiet, TORONTO), TORONTO)).toBe(allowed);
  });

  const day = { from: '12:00', to: '13:30' };
  it.each([
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
  ])('put off what is due %s', (_, now, quiet, expected) => {
    expect(afterQuiet(now, quiet, TORONTO)).toEqual(new Date(expected));
  });
});

it('calls a time zone by its city', () => {
  expect(['America/Toronto', 'America/New_York', 'UTC'].map(cityOf)).toEqual(['Toronto', 'New York', 'UTC']);
});
