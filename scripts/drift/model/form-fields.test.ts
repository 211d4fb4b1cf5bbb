import { expect, it } from 'vitest';
import type { MediaType, OpenApi, Schema } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { fieldsOfForm } from './form-fields.ts';

const text: Schema = { type: 'string' };
const tags: Schema = { type: 'array', items: text };
const schema: Schema = {
  type: 'object',
  properties: {
    name: text,
    seats: { type: ['integer', 'null'] },
    open: { type: 'boolean' },
    tags,
    joined: tags,
    notes: { type: 'object', additionalProperties: text },
    place: { type: 'object' },
  },
};
const encoding: MediaType['encoding'] = {
  notes: { style: 'deepObject' },
  joined: { style: 'form', explode: false } as NonNullable<MediaType['encoding']>[string],
};
const operation = {
  definition: { requestBody: { content: { 'application/x-www-form-urlencoded': { schema, encoding } } } },
} as unknown as Operation;
// Empty document: the schemas have no references.
const document = {} as unknown as OpenApi;

it('decodes form fields into typed values', () => {
  const form: [string, string][] = [
    ['name', 'Otter'],
    ['seats', '4'],
    ['open', 'false'],
    ['tags', 'red'],
    ['tags', 'blue'],
    ['notes[by]', 'Ida'],
    ['notes[at]', '7'],
  ];
  expect(fieldsOfForm(document, operation, form)).toEqual({
    name: 'Otter',
    seats: 4,
    open: false,
    tags: ['red', 'blue'],
    notes: { by: 'Ida', at: '7' },
  });
});

it.each([
  ['an empty text', [['name', '']]],
  ['a text of two lines', [['name', 'a\nb']]],
  [
    'a text that comes twice',
    [
      ['name', 'a'],
      ['name', 'b'],
    ],
  ],
  ['a list that is written in another way', [['joined', 'a,b']]],
  ['an object that is one text', [['place', '{}']]],
  ['what is not declared', [['other', 'a']]],
] as [string, [string, string][]][])('does not guess the meaning of %s', (_, form) => {
  expect(fieldsOfForm(document, operation, form)).toEqual({});
});
