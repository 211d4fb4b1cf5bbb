import { expect, test } from 'vitest';
import { createGuesses } from './guesses.ts';

const now = new Date('2026-01-01T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

test('wrong codes from one address do not block another', () => {
  const guesses = createGuesses({ perAddress: 3, overall: 10 });
  for (let i = 0; i < 3; i += 1) expect(guesses.begin(now, '10.0.0.1')).not.toHaveProperty('wait');
  expect(guesses.begin(now, '10.0.0.1')).toEqual({ wait: 60 });
  expect(guesses.begin(now, '::ffff:10.0.0.1')).toEqual({ wait: 60 });
  expect(guesses.begin(now, '10.0.0.2')).not.toHaveProperty('wait');
  expect(guesses.begin(later(60_000), '10.0.0.1')).not.toHaveProperty('wait');
});

test('the addresses of one IPv6 network count together', () => {
  const guesses = createGuesses({ perAddress: 2, overall: 10 });
  guesses.begin(now, '2001:db8:1:2::1');
  guesses.begin(now, '2001:db8:1:2:ffff::9');
  expect(guesses.begin(now, '2001:db8:1:2:a:b:c:d')).toEqual({ wait: 60 });
  expect(guesses.begin(now, '2001:db8:1:3::1')).not.toHaveProperty('wait');
});

test('limits many addresses together, and does not count valid codes', () => {
  const guesses = createGuesses({ perAddress: 3, overall: 5 });
  for (let i = 0; i < 20; i += 1) {
    const guess = guesses.begin(now, `10.0.0.${i}`);
    if ('wasRight' in guess) guess.wasRight();
  }
  for (let i = 0; i < 5; i += 1) expect(guesses.begin(now, `10.0.1.${i}`)).not.toHaveProperty('wait');
  expect(guesses.begin(later(1000), '10.0.1.99')).toEqual({ wait: 59 });
});
