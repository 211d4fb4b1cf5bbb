import { expect, it } from 'vitest';
import type { Operation } from '../contract/operations.ts';
import { mustTellVersion } from './places.ts';

const changing = (required: boolean, ...statuses: string[]) =>
  ({
    parameters: [{ name: 'If-Match', in: 'header', required }],
    definition: { responses: Object.fromEntries(statuses.map((status) => [status, { description: '' }])) },
    // Nothing else is asked of it.
  }) as unknown as Operation;

it('tells the version where a contract says that nothing is changed without it', () => {
  expect(mustTellVersion(changing(true, '200', '412'))).toBe(true);
  expect(mustTellVersion(changing(false, '200', '412', '428'))).toBe(true);
  expect(mustTellVersion(changing(false, '200', '412'))).toBe(false);
});
