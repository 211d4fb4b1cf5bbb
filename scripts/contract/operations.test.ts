import { expect, it } from 'vitest';
import { isBoundByWords, type Operation } from './operations.ts';

const ruled = (...fields: string[]): Pick<Operation, 'definition'> => ({
  definition: { operationId: 'make', tags: [], responses: {}, 'x-rules': [{ fields, says: 'so it is' }] },
});

it.each([
  ['endsAt', 'endsAt', true],
  ['endsAt', 'startsAt', false],
  ['capture', 'capture.0.kind', false],
  ['capture.*.kind', 'capture.3.kind', true],
  ['capture.*.kind', 'capture.3.label', false],
  ['capture.*.kind', 'capture', false],
  ['filter.**', 'filter', true],
  ['filter.**', 'filter.from.day', true],
  ['filter.**', 'filters', false],
  ['*', 'anything.at.all', true],
])('a rule for %s applies to %s: %s', (bound, field, expected) => {
  expect(isBoundByWords(ruled(bound), [field])).toBe(expected);
});

it('applies to the whole call if no field is named', () => {
  expect(isBoundByWords(ruled('*'), [])).toBe(true);
  expect(isBoundByWords(ruled('endsAt'), [])).toBe(false);
});
