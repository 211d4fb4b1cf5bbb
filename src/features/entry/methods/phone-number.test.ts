import { expect, it } from 'vitest';
import { internationalNumber } from './phone-number';

it.each([
  ['+1 416 555 0142', '+14165550142'],
  ['(416) 555-0142', '+14165550142'],
  ['416.555.0142', '+14165550142'],
  ['0049 30 5550142', '+49305550142'],
  ['call me', 'callme'],
])('%s is %s for the provider', (typed, number) => {
  expect(internationalNumber(typed)).toBe(number);
});
