import { expect, it } from 'vitest';
import { knownLocale } from './locale.ts';

it.each([
  ['en-CA', 'en-CA'],
  ['de', 'de'],
  // Unknown to Intl, and malformed for it.
  ['zz', 'en'],
  ['en-a', 'en'],
])('reads the locale %s as %s', (tag, known) => {
  expect(knownLocale(tag)).toBe(known);
});
