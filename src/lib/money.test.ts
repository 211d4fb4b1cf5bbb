import { expect, it } from 'vitest';
import { formatMoney } from './money';

it.each([
  [2900, 'CAD', 'en-CA', '$29'],
  [2950, 'CAD', 'en-CA', '$29.50'],
  [2900, 'JPY', 'en', '¥2,900'],
  [480_000, 'EUR', 'de', '4.800\u00A0€'],
])('%i %s in %s is %s', (amount, currency, locale, text) => {
  expect(formatMoney(amount, currency, locale)).toBe(text);
});
