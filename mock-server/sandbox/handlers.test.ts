import { expect, test } from 'vitest';
import { loadContract } from '../../scripts/contract/load.ts';
import { handlers, unusedHandlers } from './handlers.ts';

test('finds the handlers of operations that the contract does not have', () => {
  const contract = loadContract();
  expect(unusedHandlers(contract, handlers)).toEqual([]);
  const operations = contract.operations.filter(({ id }) => id !== 'listLocations');
  expect(unusedHandlers({ ...contract, operations }, handlers)).toEqual(['listLocations']);
});
