import { expect, it } from 'vitest';
import { addDays, daysIn, todayIn } from './days';

it('is another day elsewhere', () => {
  const now = new Date('2026-11-23T03:00:00Z');
  expect(todayIn('America/Toronto', now)).toBe('2026-11-22');
  expect(todayIn('Asia/Tokyo', now)).toBe('2026-11-23');
});

it('counts days over months, leap years and clock changes', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysIn({ from: '2026-10-25', to: '2026-11-23' })).toBe(30);
});
