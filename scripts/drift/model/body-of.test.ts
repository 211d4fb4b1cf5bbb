import { expect, it } from 'vitest';
import type { Schema } from '../../contract/document.ts';
import { emptyDocument } from '../../contract/document-testing.ts';
import { listOperations, type Operation } from '../../contract/operations.ts';
import { partsOf } from './body-of.ts';

function operation(schema: Schema): Operation {
  const requestBody = { content: { 'application/json': { schema } } };
  const patch = { operationId: 'change', tags: [], requestBody, responses: {} };
  const [found] = listOperations({ ...emptyDocument, paths: { '/vessels': { patch } } });
  if (!found) throw new Error('There is no operation.');
  return found;
}

const attributes: Schema = { type: 'object', properties: { name: { type: 'string' } } };
const relationships: Schema = { type: 'object', properties: { owner: { type: 'object' } } };
const data: Schema = {
  type: 'object',
  required: ['type', 'id', 'attributes'],
  properties: { type: { const: 'vessel' }, id: { type: 'string' }, attributes, relationships },
};

it('wraps a change in the surrounding structure', () => {
  const whole: Schema = { type: 'object', required: ['data'], properties: { data } };
  const [inner, beside, ...others] = partsOf(emptyDocument, operation(whole));
  const plain = { data: { type: 'vessel', id: 'v7', attributes: { name: 'Anna' } } };
  expect(others).toEqual([]);
  expect(inner?.at).toEqual(['data', 'attributes']);
  expect(inner?.wrap({ name: 'Berta' }, plain)).toEqual({
    data: { type: 'vessel', id: 'v7', attributes: { name: 'Berta' } },
  });
  expect([...(beside?.children.keys() ?? [])]).toEqual(['relationships']);
});

it('keeps a flat record as one part', () => {
  const flat: Schema = {
    type: 'object',
    properties: { kind: { const: 'vessel' }, name: { type: 'string' }, hull: attributes },
  };
  const [whole, ...others] = partsOf(emptyDocument, operation(flat));
  expect(others).toEqual([]);
  expect(whole?.wrap({ name: 'Berta' }, {})).toEqual({ name: 'Berta' });
});

it('selects the variant that the record has', () => {
  const kind = (name: string, own: string): Schema => ({
    type: 'object',
    properties: { kind: { const: name }, [own]: { type: 'string' } },
  });
  const either = operation({ oneOf: [kind('tug', 'power'), kind('ferry', 'seats')] });
  const namesIn = (sent?: Record<string, string>) =>
    partsOf(emptyDocument, either, sent).map(({ children }) => [...children.keys()]);
  expect(namesIn({ kind: 'ferry' })).toEqual([['kind', 'seats']]);
  expect(namesIn()).toEqual([[]]);
});
