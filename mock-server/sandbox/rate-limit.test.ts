import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

const now = new Date('2026-01-01T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const isTaken = (taken: object) => !('wait' in taken);

test('slows down an address after its burst, and no other address or subject', () => {
  const limit = createRateLimit({ burst: 3, everyMs: 6000 });
  for (let i = 0; i < 3; i += 1) expect(isTaken(limit.take(now, '10.0.0.1', 'a'))).toBe(true);
  expect(limit.take(now, '10.0.0.1', 'a')).toEqual({ wait: 6 });
  expect(limit.take(now, '::ffff:10.0.0.1', 'a')).toEqual({ wait: 6 });
  expect(isTaken(limit.take(now, '10.0.0.2', 'a'))).toBe(true);
  expect(isTaken(limit.take(now, '10.0.0.1', 'b'))).toBe(true);
  // One more every six seconds, however often it was refused meanwhile.
  for (let i = 0; i < 50; i += 1) expect(isTaken(limit.take(later(1), '10.0.0.1', 'a'))).toBe(false);
  expect(isTaken(limit.take(later(6), '10.0.0.1', 'a'))).toBe(true);
  expect(limit.take(later(7), '10.0.0.1', 'a')).toEqual({ wait: 5 });
  // After a pause, it has its burst again.
  const taken = Array.from({ length: 4 }, () => isTaken(limit.take(later(60), '10.0.0.1', 'a')));
  expect(taken).toEqual([true, true, true, false]);
});

test('counts a request that is handled late like the others, and blocks no client after the clock was set back', () => {
  const limit = createRateLimit({ burst: 3, everyMs: 6000 });
  for (const seconds of [3600.1, 3600.05, 3600]) expect(isTaken(limit.take(later(seconds), 'a'))).toBe(true);
  expect(limit.take(now, 'a')).toEqual({ wait: 6 });
  expect(isTaken(limit.take(later(6), 'a'))).toBe(true);
  expect(limit.take(later(6), 'a')).toEqual({ wait: 6 });
});

test('the addresses of one IPv6 network count together', () => {
  const limit = createRateLimit({ burst: 2, everyMs: 6000 });
  limit.take(now, '2001:db8:1:2::1');
  limit.take(now, '2001:db8:1:2:ffff::9');
  expect(limit.take(now, '2001:db8:1:2:a:b:c:d')).toEqual({ wait: 6 });
  expect(isTaken(limit.take(now, '2001:db8:1:3::1'))).toBe(true);
});

test('an attempt that is taken back does not count', () => {
  const limit = createRateLimit({ burst: 1, everyMs: 6000, crowd: 2 });
  for (let i = 0; i < 20; i += 1) {
    const taken = limit.take(now, '10.0.0.1');
    if ('takeBack' in taken) taken.takeBack();
    expect(isTaken(taken)).toBe(true);
  }
});

test('with many addresses at work, each has two attempts, and none is locked out', () => {
  const limit = createRateLimit({ burst: 5, everyMs: 6000, crowd: 40 });
  for (let i = 0; i < 40; i += 1) limit.take(now, `10.0.0.${i}`, 'a');
  const attempts = (subject: string) =>
    Array.from({ length: 3 }, () => isTaken(limit.take(now, '10.0.1.1', subject)));
  expect(attempts('a')).toEqual([true, true, false]);
  expect(attempts('b')).toEqual([true, true, true]);
  expect(isTaken(limit.take(later(6), '10.0.1.1', 'a'))).toBe(true);
});

test('forgets addresses that are idle, and no other', () => {
  const limit = createRateLimit({ burst: 1, everyMs: 60_000 });
  limit.take(later(30), '10.9.9.9');
  for (let i = 0; i < 3000; i += 1) limit.take(now, `10.1.${i >> 8}.${i & 255}`);
  for (let i = 0; i < 3000; i += 1) limit.take(later(61), `10.2.${i >> 8}.${i & 255}`);
  expect(isTaken(limit.take(later(62), '10.9.9.9'))).toBe(false);
  expect(isTaken(limit.take(later(62), '10.1.0.1'))).toBe(true);
});
