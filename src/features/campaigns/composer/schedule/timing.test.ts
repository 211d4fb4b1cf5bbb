import { expect, it } from 'vitest';
import { startOn, timingOf } from './timing';

it('starts in the morning of the chosen day, and today at the next full hour that can be scheduled', () => {
  const zone = 'America/Toronto';
  const now = new Date('2026-12-03T17:50:00Z');
  expect(startOn('2026-12-05', zone, now)).toBe('2026-12-05T15:00:00.000Z');
  expect(startOn('2026-12-03', zone, now)).toBe('2026-12-03T19:00:00.000Z');
  expect(startOn('2026-12-03', zone, new Date('2026-12-03T09:00:00Z'))).toBe('2026-12-03T15:00:00.000Z');
});

it('finds the quiet hours at a time, by the clock of the campaign', () => {
  const values = { channel: 'sms', timezone: 'America/Toronto' } as const;
  const quietAt = (time: string, more = {}) =>
    timingOf({ ...values, ...more }, { status: 'draft', isNow: true, now: new Date(time) }).quiet;
  expect(quietAt('2026-11-27T07:14:00Z')).toEqual({ from: '21:00', to: '09:00' });
  expect(quietAt('2026-11-27T14:00:00Z')).toBeNull();
  expect(quietAt('2026-11-27T07:14:00Z', { channel: 'email' })).toBeNull();
});

it.each([
  ['now', {}, { isNow: true }],
  ['schedule', {}, {}],
  ['schedule', { kind: 'repeating' }, { isNow: true }],
  ['activate', { kind: 'automatic' }, { isNow: true }],
  ['resume', { kind: 'automatic' }, { status: 'paused' }],
] as const)('finds what the button does: %s', (mode, values, input) => {
  const now = new Date('2026-10-05T12:00:00Z');
  expect(timingOf(values, { status: 'draft', isNow: false, now, ...input }).mode).toBe(mode);
});
