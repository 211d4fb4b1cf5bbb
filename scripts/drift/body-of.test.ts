import { expect, it } from 'vitest';
import type { OpenApi, Schema } from '../contract/document.ts';
import type { Operation } from '../contract/operations.ts';
import { partsOf } from './body-of.ts';

const operation = (schema: Schema) =>
  ({
    pointer: '/paths/~1vessels/patch',
    definition: { requestBody: { content: { 'application/json': { schema } } }, responses: {} },
    // Nothing else is asked of it.
  }) as unknown as Operation;
const document = { components: { schemas: {} } } as unknown as OpenApi;

const attributes: Schema = { type: 'object', properties: { name: { type: 'string' } } };
const relationships: Schema = { type: 'object', properties: { owner: { type: 'object' } } };
const data: Schema = {
  type: 'object',
  required: ['type', 'id', 'attributes'],
  properties: { type: { const: 'vessel' }, id: { type: 'string' }, attributes, relationships },
};

it('puts around a change what has to stand there', () => {
  const whole: Schema = { type: 'object', required: ['data'], properties: { data } };
  const [inner, beside, ...others] = partsOf(document, operation(whole));
  const plain = { data: { type: 'vessel', id: 'v7', attributes: { name: 'Anna' } } };
  expect(others).toEqual([]);
  expect(inner?.at).toEqual(['data', 'attributes']);
  expect(inner?.wrap({ name: 'Berta' }, plain)).toEqual({
    data: { type: 'vessel', id: 'v7', attributes: { name: 'Berta' } },
  });
  expect([...(beside?.children.keys() ?? [])]).toEqual(['relationships']);
});

it('leaves a record whole that has its fields side by side', () => {
  const flat: Schema = {
    type: 'object',
    properties: { kind: { const: 'vessel' }, name: { type: 'string' }, hull: attributes },
  };
  const [whole, ...others] = partsOf(document, operation(flat));
  expect(others).toEqual([]);
  expect(whole?.wrap({ name: 'Berta' }, {})).toEqual({ name: 'Berta' });
});
