import { expect, it } from 'vitest';
import type { OpenApi } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Run } from '../../engine/run.ts';
import { otherKinds } from './branches.ts';

const object = (name: string) => ({
  type: 'object',
  required: ['is', name],
  properties: { is: { const: name }, [name]: { type: 'integer', minimum: 1 } },
});
const Roof = { oneOf: [object('tent'), object('hall'), { type: 'null' }] };

function kinds(schema: object, taken: object) {
  const operation = {
    pointer: '/paths/~1stages/post',
    definition: { requestBody: { content: { 'application/json': { schema } } } },
  };
  // Partial stubs.
  const document = { components: { schemas: { Roof } } } as unknown as OpenApi;
  const run = { seed: 1, contract: { document } } as unknown as Run;
  return otherKinds(run, operation as unknown as Operation, taken as never);
}

const roof = { $ref: '#/components/schemas/Roof' };

it('yields bodies with other variants of a part and of the whole', () => {
  const schema = { type: 'object', properties: { title: { type: 'string' }, roof } };
  expect(kinds(schema, { title: 'A', roof: { is: 'tent', tent: 2 } })).toEqual([
    { title: 'A', roof: { is: 'hall', hall: 1 } },
  ]);
  expect(kinds(schema, { title: 'A', roof: null })).toHaveLength(2);
  expect(kinds(roof, { is: 'hall', hall: 1 })).toEqual([{ is: 'tent', tent: 1 }]);
});

it('ignores single variants and variants inside lists', () => {
  expect(kinds({ type: 'object', properties: { tent: object('tent') } }, { tent: {} })).toEqual([]);
  const roofs = { type: 'object', properties: { roofs: { type: 'array', items: roof } } };
  expect(kinds(roofs, { roofs: [{ is: 'tent', tent: 1 }] })).toEqual([]);
});
