import { expect, it } from 'vitest';
import type { Json } from '../document.ts';
import { loadContract } from '../load.ts';
import { createCaseMaker } from './make.ts';

const contract = loadContract('scripts/drift/lab/fixture-services/harbour/contract.yaml');
const [operation] = contract.operations.filter(({ id }) => id === 'list_vessels');

/** The values that the cases of a list send for a parameter with this schema. */
function sent(schema: Record<string, Json>, kind: RegExp): string[] {
  if (!operation) throw new Error('There is no such operation.');
  const parameter = { name: 'about', in: 'query' as const, schema };
  const own = {
    ...operation,
    pointer: '/own',
    parameters: [parameter],
    parameterPointers: ['/own/parameters/0'],
  };
  return createCaseMaker(contract)
    .attempts(own)
    .filter(({ name }) => kind.test(name))
    .flatMap((attempt) => attempt.make()?.request.query ?? [])
    .map(([, text]) => text);
}

it('searches for pattern characters, as many as the contract allows', () => {
  const signs = (schema: Record<string, Json>) => sent(schema, /: signs of patterns$/);
  expect(signs({ type: 'string' })).toEqual(['([*\'"\\']);
  expect(signs({ type: 'string', maxLength: 2 })).toEqual(['(']);
  expect(signs({ type: 'string', enum: ['open'] })).toEqual([]);
});

it('sends numbers of more than 31 bits unless the schema limits them', () => {
  const large = (schema: Record<string, Json>) => sent(schema, /: a large number$/);
  expect(large({ type: 'integer' })).toEqual(['2147483648']);
  expect(large({ type: 'integer', format: 'int64' })).toEqual(['2147483648']);
  expect(large({ type: 'integer', format: 'int32' })).toEqual(['2147483647']);
  expect(large({ type: 'integer', maximum: 500 })).toEqual([]);
});
