import { expect, it } from 'vitest';
import { startOn } from './start-time';

it('starts in the morning of the chosen day, and today at the next full hour that can be scheduled', () => {
  const zone = 'America/Toronto';
  const now = new Date('2026-12-03T17:50:00Z');
  expect(startOn('2026-12-05', zone, now)).toBe('2026-12-05T15:00:00.000Z');
  expect(startOn('2026-12-03', zone, now)).toBe('2026-12-03T19:00:00.000Z');
  expect(startOn('2026-12-03', zone, new Date('2026-12-03T09:00:00Z'))).toBe('2026-12-03T15:00:00.000Z');
});
