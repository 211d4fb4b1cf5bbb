import { expect, it } from 'vitest';
import { formatAmount } from './plan-words';

it.each([
  ['storageGb', 100, '100 GB'],
  ['storageGb', 0.0034, '3.5 MB'],
  ['storageGb', 0.00002, '21 kB'],
  ['contacts', 12_345, '12,345'],
] as const)('%s: %d is %s', (name, amount, text) => {
  expect(formatAmount(name, amount, 'en')).toBe(text);
});
