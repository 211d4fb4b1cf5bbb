import { expect, it } from 'vitest';
import { loadContract } from '../load.ts';
import { createCaseMaker } from './make.ts';

const contract = loadContract('scripts/drift/lab/fixture-services/harbour/contract.yaml');

it('sends a value in different case if the pattern allows one case only', () => {
  const asked = (known: string) =>
    contract.operations
      .filter(({ id }) => id === 'get_berth')
      .flatMap((operation) => {
        const context = { value: ({ field }: { field: string }) => (field === 'berth_code' ? known : 7) };
        const attempts = createCaseMaker(contract).attempts(operation, { context });
        const near = attempts.filter(({ name }) => name.endsWith(': what there is, in another case'));
        return near.flatMap((attempt) => attempt.make()?.request.params.berth_code ?? []);
      });
  expect(asked('B7')).toEqual(['b7']);
  expect(asked('77')).toEqual([]);
});
