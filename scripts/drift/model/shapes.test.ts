import { expect, it } from 'vitest';
import type { OpenApi, Schema } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { limitOf, listedIn, listShape } from './shapes.ts';

const Wood: Schema = { oneOf: [{ const: 'oak' }, { const: 'ash' }] };
const Endless: Schema = { anyOf: [{ $ref: '#/components/schemas/Endless' }, { type: 'string' }] };
// Only the document's schemas are read.
const document = { components: { schemas: { Wood, Endless } } } as unknown as OpenApi;

it.each<[Schema, unknown]>([
  [{ enum: ['oak', 'ash'] }, ['oak', 'ash']],
  [{ const: 'oak' }, ['oak']],
  [{ $ref: '#/components/schemas/Wood' }, ['oak', 'ash']],
  [{ allOf: [{ $ref: '#/components/schemas/Wood' }], default: 'oak' } as Schema, ['oak', 'ash']],
  [
    { anyOf: [{ $ref: '#/components/schemas/Wood' }, { enum: ['elm'] }, { type: 'null' }] },
    ['oak', 'ash', 'elm', null],
  ],
  [{ oneOf: [{ const: 'oak' }, { type: 'string' }] }, undefined],
  [{ type: 'string' }, undefined],
  [{ $ref: '#/components/schemas/Endless' }, undefined],
])('lists all possible values in any notation: %j', (schema, listed) => {
  expect(listedIn(document, schema)).toEqual(listed);
});

const list: Schema = { type: 'array', items: { type: 'object', properties: { price: { type: 'integer' } } } };
const number: Schema = { type: 'integer' };
const GUESS = { description: 'An estimate.' };
const of = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties });

it.each<[string, Schema, string[] | undefined]>([
  ['an envelope', of({ items: list, total: number }), ['total']],
  ['an envelope with parts', of({ data: list, meta: of({ total: number }) }), ['meta', 'total']],
  ['an envelope that guesses', of({ items: list, total: { ...number, ...GUESS } }), undefined],
  [
    'an envelope that is filled by whoever uses it',
    {
      allOf: [
        of({ result: {}, errors: {} }),
        of({ result: { allOf: [of({ items: { type: 'array' }, total: number }), of({ items: list })] } }),
      ],
    },
    ['result', 'total'],
  ],
  // A payment total is not a number of entries.
  ['a record with a sum', of({ id: number, items: list, total: number }), undefined],
  [
    'a record with a list',
    of({ id: number, lines: of({ data: list, more: number }), total: number }),
    undefined,
  ],
  ['a record with pages', of({ id: number, lines: of({ data: list, total: number }) }), ['lines', 'total']],
])('finds the number of entries: %s', (_, schema, total) => {
  const responses = { '200': { description: 'Sample', content: { 'application/json': { schema } } } };
  // Partial stub.
  const operation = { method: 'get', path: '/things', definition: { responses } } as unknown as Operation;
  expect(listShape(document, operation)?.total).toEqual(total);
});

it.each<[string, string[], string | undefined]>([
  ['beside a day to begin with', ['from: string', 'people: integer'], undefined],
  ['beside the place to begin at', ['from: integer', 'chunk: integer'], 'chunk'],
  ['by its name', ['from: string', 'people: integer', 'limit: integer'], 'limit'],
])('finds the page size parameter: %s', (_, declared, name) => {
  const parameters = declared.map((one) => {
    const [name = '', type = ''] = one.split(': ');
    return { name, in: 'query', schema: { type } };
  });
  expect(limitOf(document, { parameters } as unknown as Operation)?.name).toBe(name);
});
