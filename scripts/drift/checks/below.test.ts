import { expect, it } from 'vitest';
import type { Operation } from '../../contract/operations.ts';
import { saysHeldBy } from './below.ts';

/** A removal of which the contract says this in words. */
const removal = (description: string, conflict?: string) =>
  ({
    definition: {
      description,
      responses: conflict === undefined ? {} : { '409': { description: conflict } },
    },
    // Nothing else of it is read.
  }) as unknown as Operation;

it.each([
  ['A stage that has performances stays.', 'It went wrong'],
  ['Refused with 409 while it has performances.', 'Conflict'],
  ['A stage with a performance cannot be deleted.', 'Conflict'],
  ['', 'It still has performances'],
])('reads in %j and %j that what has something below it stays', (description, conflict) => {
  expect(saysHeldBy(removal(description, conflict), { name: 'performance' })).toBe(true);
});

it.each([
  ['A stage that has performances stays.', undefined],
  ['Its performances go with it.', 'It went wrong'],
  ['Deleted; its performances stay.', 'It went wrong'],
  ['Deleting a stage with its performances cannot be undone.', 'Somebody else changed it'],
  ['A stage that has orders stays.', 'It went wrong'],
])('does not read that in %j and %j', (description, conflict) => {
  expect(saysHeldBy(removal(description, conflict), { name: 'performance' })).toBe(false);
});
