import { expect, it } from 'vitest';
import type { Operation } from '../../contract/operations.ts';
import { mustTellVersion } from './places.ts';

const changing = (required: boolean, ...statuses: string[]) =>
  ({
    parameters: [{ name: 'If-Match', in: 'header', required }],
    definition: { responses: Object.fromEntries(statuses.map((status) => [status, { description: '' }])) },
    // Partial stub.
  }) as unknown as Operation;

it('sends the version if the contract requires it for changes', () => {
  expect(mustTellVersion(changing(true, '200', '412'))).toBe(true);
  expect(mustTellVersion(changing(false, '200', '412', '428'))).toBe(true);
  expect(mustTellVersion(changing(false, '200', '412'))).toBe(false);
});
