import { expect, it } from 'vitest';
import { loadContract } from '../load.ts';
import { createCaseMaker } from './make.ts';

it('serializes a value as form fields where possible', () => {
  const contract = loadContract('scripts/contract/cases/other-contract.yaml');
  const operation = contract.operations.find(({ id }) => id === 'readers.add');
  if (!operation) throw new Error('There is no such operation any more.');
  const json = { name: 'Ida', address: { city: 'Oslo', floor: 2 }, marks: null };
  const { body } = createCaseMaker(contract).plain(operation, { json });
  expect(body && 'form' in body && body.form).toEqual([
    ['name', 'Ida'],
    ['address[city]', 'Oslo'],
    ['address[floor]', '2'],
  ]);
});
