import { expect, it } from 'vitest';
import type { Operation } from '../contract/operations.ts';
import { saysGone } from './resources.ts';

const removing = (...statuses: string[]) =>
  ({
    definition: { responses: Object.fromEntries(statuses.map((status) => [status, { description: '' }])) },
    // Nothing else is asked of it.
  }) as unknown as Operation;

it('takes only a status of its own for a word about what is not there', () => {
  expect(saysGone(removing('204', '404'))).toBe(true);
  expect(saysGone(removing('204', '410'))).toBe(true);
  expect(saysGone(removing('204', '409', '4XX', 'default'))).toBe(false);
});
