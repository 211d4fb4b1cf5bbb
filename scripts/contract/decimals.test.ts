import { expect, test } from 'vitest';
import { isMultiple } from './decimals.ts';
import { createValidators } from './validators.ts';

test.each([
  [19.99, 0.01, true],
  [-0.07, 0.01, true],
  [4_999_999.99, 0.01, true],
  [19.995, 0.01, false],
  [0.3, 0.1, true],
  [0.35, 0.1, false],
  [1e21, 7, false],
  [7e21, 7, true],
  [5e-324, 0.1, false],
  [15, 5, true],
  [16, 5, false],
  [0, 0.01, true],
])('whether %d is a multiple of %d: %s', (value, step, expected) => {
  expect(isMultiple(value, step)).toBe(expected);
});

test('the validator compares decimal digits, and its message states the valid step', () => {
  const validate = createValidators({})({ type: 'number', multipleOf: 0.01 });
  expect(validate(19.99)).toEqual([]);
  expect(validate(19.995)).toMatchObject([
    { keyword: 'multipleOf', params: { multipleOf: 0.01 }, message: 'must be multiple of 0.01' },
  ]);
});
